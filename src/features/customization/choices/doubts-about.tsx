import type { TripDoubt } from '#contract/trip-doubts.ts';
import { DoubtNotes } from '#features/customization/choices/doubt-notes.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

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
