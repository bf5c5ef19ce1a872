import { MessageCircle, RotateCcw } from 'lucide-react';
import { TripDayList, TripItems } from '#features/trip/choices/trip-items.tsx';
import { SendTripButton } from '#features/trip/link/send-trip-button.tsx';
import { PriceLines } from '#features/trip/price/price-lines.tsx';
import { BesideInvoice } from '#features/trip/price/whole-trip-lines.tsx';
import { tripMessage } from '#features/trip/request/trip-message.ts';
import { isUntouched } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { CalendarButton } from '#parts/calendar/calendar-button.tsx';
import { whatsAppHref } from '#platform/operator.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';

/** The trip and its price, read back, with the ways to go on. */
export function TripSummary() {
  const { state, offer, costs, eachPays, changeWithUndo } = useTrip();
  return (
    <section aria-label="Your trip" className="@container mt-2 rounded-card bg-sand p-5 sm:p-7">
      <div className="grid gap-x-10 gap-y-6 @min-[37.5rem]:grid-cols-2">
        <TripItems state={state} />
        <div>
          <PriceLines state={state} eachPays={eachPays} />
          <BesideInvoice />
        </div>
        <div className="empty:hidden @min-[37.5rem]:col-span-full">
          <TripDayList state={state} offer={offer} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-6">
        <SendTripButton size="small" />
        <ButtonAnchor variant="quiet" size="small" href={whatsAppHref(tripMessage(state, costs?.whole))}>
          <MessageCircle aria-hidden="true" size={18} />
          Send it on WhatsApp
        </ButtonAnchor>
        <TripCalendarButton />
        {!isUntouched(state.customizations) && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => changeWithUndo({ type: 'reset' }, { place: 'trip', words: 'Your changes were taken back.' })}
          >
            <RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />
            Start over
          </Button>
        )}
      </div>
    </section>
  );
}

/** The days of the trip, once its first is chosen. */
function TripCalendarButton() {
  const { state, offer } = useTrip();
  if (state.customizations.dates.startDate === undefined) return null;
  return <CalendarButton save={async () => (await import('#features/trip/save-trip.ts')).saveTrip(offer, state)} />;
}
