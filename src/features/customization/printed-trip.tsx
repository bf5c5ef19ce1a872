import { DoubtsAbout } from '#features/customization/choices/doubts-about.tsx';
import { TripItems } from '#features/customization/choices/trip-items.tsx';
import { BesideInvoice } from '#features/customization/price/beside-invoice.tsx';
import { PriceLines } from '#features/customization/price/price-lines.tsx';
import { PrintedPrices } from '#features/customization/price/printed-prices.tsx';
import { isUntouched } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** On paper only: the trip as it stands, or the prices of every season, in the itinerary one takes along. */
export function PrintedTrip() {
  const { state, offer, elsewhere } = useTrip();
  if (elsewhere !== undefined || isUntouched(state.customizations)) return <PrintedPrices {...offer} />;
  return (
    <section aria-labelledby="printed-trip" className="hidden print:block">
      <h2 id="printed-trip" className="text-title-2">
        Your trip
      </h2>
      <div className="mt-4 grid max-w-xl gap-5">
        <TripItems state={state} />
        <div>
          <PriceLines state={state} />
          <BesideInvoice />
        </div>
        <DoubtsAbout />
      </div>
    </section>
  );
}
