import { isUntouched } from '#features/customization/customization-state.ts';
import { PriceLines } from '#features/customization/price-lines.tsx';
import { useTrip } from '#features/customization/trip-context.ts';
import { TripItems } from '#features/customization/trip-items.tsx';

/** On paper only: the trip as it stands, in the itinerary one takes along. */
export function PrintedTrip() {
  const { state, elsewhere } = useTrip();
  if (elsewhere !== undefined || isUntouched(state.customizations)) return null;
  return (
    <section aria-labelledby="printed-trip" className="hidden print:block">
      <h2 id="printed-trip" className="text-title-2">
        Your trip
      </h2>
      <div className="mt-4 grid max-w-xl gap-5">
        <TripItems state={state} />
        <PriceLines state={state} />
      </div>
    </section>
  );
}
