import {
  examplePlanner,
  sampleGuides,
  samplePlanner,
  sampleProof,
  sampleReview,
  sampleReviewElsewhere,
} from '#src/design/people-samples.ts';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { GuideRow } from '#ui/people/guide-row.tsx';
import { PersonCard } from '#ui/people/person-card.tsx';
import { PlannerNote } from '#ui/people/planner-note.tsx';
import { ReviewQuote } from '#ui/people/review-quote.tsx';
import { OfficeAddress } from '#ui/proof/office-address.tsx';
import { ProofLines } from '#ui/proof/proof-lines.tsx';
import { ProofList } from '#ui/proof/proof-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Who one has to do with, what others wrote, and what can be checked. */
export function PeopleSpecimens() {
  return (
    <DesignSection id="people" title="People and proof">
      <SpecimenRow>
        <Specimen name="PersonCard">
          <PersonCard person={samplePlanner} />
        </Specimen>
        <Specimen name="PersonCard, an example">
          <PersonCard person={examplePlanner} />
        </Specimen>
        <Specimen name="PlannerNote; an example">
          <div className="grid gap-6">
            <PlannerNote planner={samplePlanner} />
            <PlannerNote planner={examplePlanner} />
          </div>
        </Specimen>
      </SpecimenRow>
      <Specimen name="GuideRow">
        <GuideRow guides={sampleGuides} />
      </Specimen>
      <SpecimenRow>
        <Specimen name="ReviewQuote, of its own trip">
          <ReviewQuote review={sampleReview} />
        </Specimen>
        <Specimen name="ReviewQuote, of a trip elsewhere on the site">
          <ReviewQuote review={sampleReviewElsewhere} trip={<TextLink to="/tours">Long grass, slow light</TextLink>} />
        </Specimen>
        <Specimen name="ReviewQuote, an example">
          <ReviewQuote review={{ ...sampleReview, isExample: true }} />
        </Specimen>
      </SpecimenRow>
      <Specimen name="ProofList">
        <ProofList proof={sampleProof} />
      </Specimen>
      <SpecimenRow>
        <Specimen name="ProofLines">
          <ProofLines proof={sampleProof} />
        </Specimen>
        {sampleProof.offices.map((office) => (
          <Specimen key={office.street} name="OfficeAddress">
            <OfficeAddress office={office} />
          </Specimen>
        ))}
      </SpecimenRow>
    </DesignSection>
  );
}
