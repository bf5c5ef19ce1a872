import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { operator } from '#platform/operator.ts';
import { about } from '#platform/words/about-words.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ProofList } from '#ui/proof/proof-list.tsx';

export function AboutLicences() {
  const proof = useListQuery(peopleQuery()).data?.proof;
  const isTold = proof && (proof.licences.length > 0 || proof.memberships.length > 0 || proof.deposit !== undefined);
  return (
    <AboutChapter id="licences" title={about.licences.title}>
      {isTold ? (
        <ProofList proof={proof} />
      ) : operator.licence === undefined ? (
        about.notices && <p>{about.notices.licences}</p>
      ) : (
        <p>
          <span className="block font-medium text-label text-muted">Licence</span>
          <span className="figures mt-0.5 block font-display font-semibold text-title-3 leading-tight">
            {operator.licence}
          </span>
        </p>
      )}
      <AboutBlocks blocks={about.licences.blocks} />
    </AboutChapter>
  );
}
