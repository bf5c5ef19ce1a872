import { WholeTripLines } from '#features/customization/price/whole-trip-lines.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** What comes on top of our invoice: for the first day, or for the month the price is told of while none is chosen. */
export function BesideInvoice() {
  const { costs, eachPays } = useTrip();
  if (costs?.whole !== undefined) return <WholeTripLines whole={costs.whole} />;
  if (eachPays === undefined) return null;
  return (
    <div>
      <WholeTripLines whole={eachPays.priced.whole} month={eachPays.when} />
      <p className="mt-3 text-label text-muted max-sm:hidden">
        Choose a first day, and all this is told for your days.
      </p>
    </div>
  );
}
