import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TripDayList, TripItems } from '#features/trip/choices/trip-items.tsx';
import { TripWarnings } from '#features/trip/choices/trip-warnings.tsx';
import { PriceLines } from '#features/trip/price/price-lines.tsx';
import { BesideInvoice } from '#features/trip/price/whole-trip-lines.tsx';
import { isUntouched } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { useEnquiries } from '#shell/enquiries/enquiry-status.ts';

/** On paper only: the trip as it stands, or the children while nothing of it is chosen. */
export function PrintedTrip({ children }: { children: ReactNode }) {
  const { state, elsewhere } = useTrip();
  const reference = useSentReference();
  const hasChoices = elsewhere === undefined && !isUntouched(state.customizations);
  return hasChoices || reference !== undefined ? <PrintedChoices reference={reference} /> : children;
}

/** Of the request that was sent from this page last. */
function useSentReference(): string | undefined {
  const { pathname } = useLocation();
  const sent = useEnquiries().findLast(
    ({ state, enquiry }) =>
      state === 'sent' && enquiry.name === 'custom-safari' && enquiry.href.split('?', 1)[0] === pathname,
  );
  return sent?.state === 'sent' ? sent.answer.reference : undefined;
}

/** On paper only: the trip as it stands, in the itinerary one takes along. */
function PrintedChoices({ reference }: { reference: string | undefined }) {
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
          <PriceLines state={state} eachPays={eachPays} />
          <TripWarnings />
          <TripDayList state={state} offer={offer} />
        </div>
        <div className="*:mt-0 *:border-t-0 *:pt-0">
          <BesideInvoice />
        </div>
      </div>
    </section>
  );
}
