import type { TripDoubt } from '#contract/trip-doubts.ts';
import { doubtWords } from '#contract/words/doubt-words.ts';

/** What does not fit, beside the choice it is about or before the trip is asked for; no part of any price (B-228). */
export function DoubtNotes({ doubts }: { doubts: readonly TripDoubt[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-label text-warning">
      {doubts.map((doubt) => (
        <li key={JSON.stringify(doubt)}>{doubtWords(doubt)}</li>
      ))}
    </ul>
  );
}
