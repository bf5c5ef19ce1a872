import type { Tour } from '#contract/details.ts';
import { FoldedNote } from '#ui/folded-note.tsx';
import { PlannerNote } from '#ui/people/planner-note.tsx';
import { ProofLines } from '#ui/proof/proof-lines.tsx';

/**
 * Below a price: what it is for, who answers for the trip, and what can be checked before one pays. A phone opens all of it at
 * one press. Of people and proof nothing stands where the content says nothing.
 */
export function PriceNote({
  tour: { priceNote, planner, proof },
}: {
  tour: Pick<Tour, 'priceNote' | 'planner' | 'proof'>;
}) {
  const hasMore = planner !== undefined || proof !== undefined;
  return (
    <>
      <FoldedNote
        about={
          <span>
            <span>What this price is for</span>
            {hasMore && <span className="sm:hidden">, and who answers for it</span>}
          </span>
        }
        note={priceNote}
      />
      {hasMore && (
        <div className="mt-3 grid gap-4 border-line border-t pt-5 max-sm:peer-[:not([open])]:hidden">
          {planner && <PlannerNote planner={planner} />}
          {proof && <ProofLines proof={proof} />}
        </div>
      )}
    </>
  );
}
