import { DoubtsAbout } from '#features/customization/choices/doubts-about.tsx';
import { TripDayList } from '#features/customization/choices/trip-day-list.tsx';
import { TripItems } from '#features/customization/choices/trip-items.tsx';
import { BesideInvoice } from '#features/customization/price/beside-invoice.tsx';
import { PriceLines } from '#features/customization/price/price-lines.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** On paper only: the trip as it stands, in the itinerary one takes along. */
export function PrintedChoices({ reference }: { reference: string | undefined }) {
  const { state, offer, eachPays } = useTrip();
  return (
    <section aria-labelledby="printed-trip" className="hidden print:block">
      <h2 id="printed-trip" className="text-title-2">
        Your trip
      </h2>
      {reference !== undefined && <p className="mt-1">{`Sent to us: your reference is ${reference}.`}</p>}
      <div className="mt-3 grid grid-cols-2 gap-x-10">
        <div className="grid content-start gap-4">
          <TripItems state={state} />
          <PriceLines state={state} told={eachPays} />
          <DoubtsAbout />
          <TripDayList state={state} offer={offer} />
        </div>
        <div className="*:mt-0 *:border-t-0 *:pt-0">
          <BesideInvoice />
        </div>
      </div>
    </section>
  );
}
