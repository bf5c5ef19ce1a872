import type { AboutWords } from '#contract/site-words.ts';
import { AboutBlocks } from '#features/about/about-blocks.tsx';
import { AboutChapter } from '#features/about/about-chapter.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { operator } from '#platform/operator.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ProofList } from '#ui/proof/proof-list.tsx';

export function AboutLicences({ licences: { title, blocks }, notices }: Pick<AboutWords, 'licences' | 'notices'>) {
  const proof = useListQuery(peopleQuery()).data?.proof;
  const isTold = proof && (proof.licences.length > 0 || proof.memberships.length > 0 || proof.deposit !== undefined);
  return (
    <AboutChapter id="licences" title={title}>
      {isTold ? (
        <ProofList proof={proof} />
      ) : operator.licence === undefined ? (
        notices && <p>{notices.licences}</p>
      ) : (
        <p>
          <span className="block font-medium text-label text-muted">Licence</span>
          <span className="figures mt-0.5 block font-display font-semibold text-title-3 leading-tight">
            {operator.licence}
          </span>
        </p>
      )}
      <AboutBlocks blocks={blocks} />
    </AboutChapter>
  );
}
