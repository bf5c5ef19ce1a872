import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { operator } from '#platform/operator.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { CheckList } from '#ui/check-list.tsx';
import { ProofList } from '#ui/proof/proof-list.tsx';

const worthChecking = [
  "The operator's licence from the Tourism Regulatory Authority, with its number and the year it covers.",
  'Membership of the Kenya Association of Tour Operators (KATO), if it is claimed.',
  'For guides, an accreditation of the Kenya Professional Safari Guides Association (KPSGA), if it is claimed.',
  "An account in the company's own name. Telephone the office before a first transfer.",
];

export function AboutLicences() {
  const proof = useListQuery(peopleQuery()).data?.proof;
  const isTold = proof && (proof.licences.length > 0 || proof.memberships.length > 0 || proof.deposit !== undefined);
  return (
    <AboutChapter id="licences" title="Licences">
      {isTold ? (
        <ProofList proof={proof} />
      ) : operator.licence === '' ? (
        <p>A demonstration operator has no licence, and shows no logo, membership or award that it does not hold.</p>
      ) : (
        <p>
          <span className="block font-medium text-label text-muted">Licence</span>
          <span className="figures mt-0.5 block font-display font-semibold text-title-3 leading-tight">
            {operator.licence}
          </span>
        </p>
      )}
      <AboutPart title="What to check with any operator in Kenya">
        <CheckList items={worthChecking} />
        <p className="text-muted">Ask the body that issued a paper, not the company that shows it.</p>
      </AboutPart>
    </AboutChapter>
  );
}
