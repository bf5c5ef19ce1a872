import type { TripProof } from '#contract/proof.ts';
import { paperWords } from '#ui/proof/paper-words.ts';

/** What can be checked before one pays, in as few lines as stand beside a price. */
export function ProofLines({ proof: { licences, memberships, deposit } }: { proof: TripProof }) {
  const lines = [
    ...licences.map((paper) => `Licensed by ${paperWords(paper)}.`),
    ...memberships.map((paper) => `Member of ${paperWords(paper)}.`),
    ...(deposit ? [`Your deposit is held by ${deposit.heldBy}, and protected by ${deposit.protectedBy}.`] : []),
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
