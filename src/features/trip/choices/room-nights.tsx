import { ArrowLeftRight } from 'lucide-react';
import { payingGuests, stayAmount } from '#contract/money/price.ts';
import type { AccommodationSummary, Room } from '#contract/records/accommodations.ts';
import { exchangedStay } from '#contract/trip/exchanged-stay.ts';
import { nightsAt, sleptRoute } from '#contract/trip/trip-days.ts';
import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd, formatUsdMore } from '#contract/words/money.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { stayKey } from '#features/trip/state/trip-rules.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';

/** As many nights as the contract takes in one room would be a lease; this many are a holiday. */
const mostNights = 30;

/** This room in place of a stay of the tour, and how many nights beside the tour's own; none takes it off the trip. */
export function RoomNights({ stay, room }: { stay: AccommodationSummary; room: Room }) {
  const { state, offer, change, changeWithUndo } = useTrip();
  const { accommodations, guestCount } = state.customizations;
  const key = { id: stay.slug, roomType: room.name };
  const chosen = accommodations.find((item) => stayKey(item) === stayKey(key));
  const isOfTour = nightsAt(sleptRoute(offer.itinerary, accommodations), stay.slug) > 0;
  const setNights = (nights: number) => {
    if (nights === 0) {
      changeWithUndo(
        { type: 'removeAccommodation', ...key },
        { place: stay.slug, words: `${stay.name}, ${room.name}, was taken off.` },
      );
      return;
    }
    change({
      type: 'addAccommodation',
      accommodation: {
        ...key,
        name: stay.name,
        pricePerNight: room.pricing.basePrice,
        nights,
        addedAt: chosen?.addedAt ?? new Date().toISOString(),
      },
    });
  };

  return (
    <li>
      <Stepper
        label={room.name}
        hint={`${formatUsd(room.pricing.basePrice)} a night${dot}sleeps ${room.occupancy}`}
        counts={`nights in ${room.name}, ${stay.name}`}
        value={chosen?.nights ?? 0}
        min={0}
        max={mostNights}
        onChange={setNights}
      />
      {chosen && (
        <p className="figures mt-1 text-[0.9375rem]">
          {`${count(chosen.nights, 'more night')} ${isOfTour ? 'after your last one here' : 'after the tour'}, ${formatUsd(room.pricing.basePrice)} × ${chosen.nights} = `}
          <strong className="font-semibold">{formatUsd(stayAmount(chosen))}</strong>
          {payingGuests(guestCount) > room.occupancy && (
            <span className="text-muted">
              {` for one room. For ${payingGuests(guestCount)} of you, say in the notes how many rooms you need.`}
            </span>
          )}
        </p>
      )}
      <RoomExchange stay={stay} room={room} />
    </li>
  );
}

/** The ways to sleep in this room in place of a stay of the tour in the same destination. */
function RoomExchange({ stay, room }: { stay: AccommodationSummary; room: Room }) {
  const { offer, state, change, changeWithUndo } = useTrip();
  const others = offer.accommodations.filter(({ slug }) => slug !== stay.slug);
  const exchanges = others.flatMap((own) => exchangedStay(offer.itinerary, own, stay) ?? []);
  return exchanges.map((exchange) => {
    const { insteadOf, nights } = exchange;
    const item = { id: stay.slug, name: stay.name, roomType: room.name, pricePerNight: room.pricing.basePrice };
    const words = `Instead of ${insteadOf.name}, ${count(nights, 'night')}, ${formatUsdMore(stayAmount({ ...item, ...exchange }))}`;
    const chosen = state.customizations.accommodations.find((one) => stayKey(one) === stayKey({ ...item, insteadOf }));
    const isChosen = chosen?.id === stay.slug && chosen.roomType === room.name;
    const press = () => {
      if (isChosen) {
        const back = `${insteadOf.name} is back in its place.`;
        changeWithUndo({ type: 'removeAccommodation', ...item, insteadOf }, { place: stay.slug, words: back });
      } else {
        change({
          type: 'addAccommodation',
          accommodation: { ...item, ...exchange, addedAt: chosen?.addedAt ?? new Date().toISOString() },
        });
      }
    };
    return (
      <Button
        key={insteadOf.id}
        variant={isChosen ? 'secondary' : 'quiet'}
        size="small"
        className="mt-2"
        aria-pressed={isChosen}
        aria-label={`${room.name}, ${stay.name}: ${words}`}
        onClick={press}
      >
        <ArrowLeftRight aria-hidden="true" size={18} strokeWidth={1.75} />
        {words}
      </Button>
    );
  });
}
