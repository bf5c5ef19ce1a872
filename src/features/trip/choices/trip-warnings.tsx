import type { TripWarning } from '#contract/trip/trip-warnings.ts';
import { warningText } from '#contract/words/warning-text.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';

/** What does not fit about one choice, or without `kinds` about the whole trip; an `activity` by its name. */
export function TripWarnings({ kinds, activity }: { kinds?: readonly TripWarning['kind'][]; activity?: string }) {
  const { costs } = useTrip();
  if (costs === undefined) return null;
  const warnings = costs.warnings.filter(
    (warning) =>
      (kinds?.includes(warning.kind) ?? true) &&
      (activity === undefined || (warning.kind === 'too-young-for' && warning.activity === activity)),
  );
  return <WarningNotes warnings={warnings} />;
}

/** What does not fit, beside the choice it is about or before the trip is asked for; no part of any price (B-228). */
function WarningNotes({ warnings }: { warnings: readonly TripWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1.5 text-label text-warning">
      {warnings.map((warning) => (
        <li key={JSON.stringify(warning)}>{warningText(warning)}</li>
      ))}
    </ul>
  );
}
