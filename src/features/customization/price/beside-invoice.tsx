import { WholeTripLines } from '#features/customization/price/whole-trip-lines.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** What comes on top of our invoice: the whole trip once a first day is chosen, and until then that there is something. */
export function BesideInvoice() {
  const { costs } = useTrip();
  if (costs?.whole !== undefined) return <WholeTripLines whole={costs.whole} />;
  return (
    <p className="mt-3 text-label text-muted">
      Choose a first day, and what you pay to others stands here line by line: park fees, visas and tips.
    </p>
  );
}
