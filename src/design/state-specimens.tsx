import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

const notice = {
  title: 'No Internet Connection',
  message: 'Please check your connection and try again.',
  action: 'Try Again',
};

/** Waiting, failing and finding nothing. */
export function StateSpecimens() {
  return (
    <DesignSection id="states" title="Waiting, failing, nothing there">
      <SpecimenRow>
        <Specimen name="ErrorPanel">
          <ErrorPanel heading="h3" notice={notice} onRetry={() => {}} />
        </Specimen>
        <Specimen name="ErrorPanel, retrying">
          <ErrorPanel heading="h3" notice={notice} onRetry={() => {}} isRetrying />
        </Specimen>
        <Specimen name="ErrorPanel with another way on">
          <ErrorPanel heading="h3" notice={notice}>
            <ButtonLink to="/contact">Contact us</ButtonLink>
          </ErrorPanel>
        </Specimen>
      </SpecimenRow>
      <Specimen name="EmptyState">
        <EmptyState message="No tours match these filters.">
          <Button variant="secondary">Clear all filters</Button>
        </EmptyState>
      </Specimen>
      <SpecimenRow>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
        <Specimen name="Spinner with other words">
          <Spinner label="Asking for seats" />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}
