import type { ProposalOffer } from '#contract/proposals.ts';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** What the price is for, and what it is not for. */
export function ProposalCosts({ offer: { included, notIncluded } }: { offer: ProposalOffer }) {
  return (
    <div className="grid gap-x-14 gap-y-12 sm:grid-cols-2 print:block print:*:mb-6">
      <PageSection title="Included">
        <CheckList items={included} mark="yes" />
      </PageSection>
      <PageSection title="Not included">
        <CheckList items={notIncluded} mark="no" />
      </PageSection>
    </div>
  );
}
