import type { TripDoubt } from '#contract/trip/trip-doubts.ts';
import { doubtWords } from '#contract/words/doubt-words.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';

/** What does not fit about one choice, or without `kinds` about the whole trip; an `activity` by its name. */
export function DoubtsAbout({ kinds, activity }: { kinds?: readonly TripDoubt['kind'][]; activity?: string }) {
  const { costs } = useTrip();
  if (costs === undefined) return null;
  const doubts = costs.doubts.filter(
    (doubt) =>
      (kinds?.includes(doubt.kind) ?? true) &&
      (activity === undefined || (doubt.kind === 'too-young-for' && doubt.activity === activity)),
  );
  return <DoubtNotes doubts={doubts} />;
}

/** What does not fit, beside the choice it is about or before the trip is asked for; no part of any price (B-228). */
function DoubtNotes({ doubts }: { doubts: readonly TripDoubt[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-label text-warning">
      {doubts.map((doubt) => (
        <li key={JSON.stringify(doubt)}>{doubtWords(doubt)}</li>
      ))}
    </ul>
  );
}
