import type { ReactNode } from 'react';
import type { Tour } from '#contract/records/details.ts';
import type { TripProof } from '#contract/records/proof.ts';
import { depositWords } from '#contract/words/deposit-words.ts';
import { foldMark } from '#ui/disclosure.tsx';
import { PersonRow } from '#ui/people/person.tsx';
import { paperWords } from '#ui/proof.tsx';

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
            <span>What you get for it</span>
            {hasMore && <span className="sm:hidden">, and who plans it</span>}
          </span>
        }
        note={priceNote}
      />
      {hasMore && (
        <div className="mt-3 grid gap-4 border-line border-t pt-5 max-sm:peer-[:not([open])]:hidden">
          {planner && <PersonRow person={planner} />}
          {proof && <ProofLines proof={proof} />}
        </div>
      )}
    </>
  );
}

/** Small print that is read once, folded behind what it is about. What stands beside it may open with it (`peer`). */
function FoldedNote({ about, note }: { about: ReactNode; note: string }) {
  return (
    <details className="peer mt-1 text-label text-muted">
      <summary
        className={`flex min-h-11 items-center gap-1.5 font-semibold text-ink underline-offset-4 after:size-4 after:text-accent hover:underline ${foldMark}`}
      >
        {about}
      </summary>
      <p className="pb-1">{note}</p>
    </details>
  );
}

/** What can be checked before one pays, in as few lines as stand beside a price. */
function ProofLines({ proof: { licences, memberships, deposit } }: { proof: TripProof }) {
  const lines = [
    ...licences.map((paper) => `Licensed by ${paperWords(paper)}.`),
    ...memberships.map((paper) => `Member of ${paperWords(paper)}.`),
    ...(deposit ? [depositWords(deposit)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="figures grid gap-1 text-label text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
