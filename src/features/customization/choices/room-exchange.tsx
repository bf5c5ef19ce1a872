import { ArrowLeftRight } from 'lucide-react';
import type { AccommodationSummary, Room } from '#contract/accommodations.ts';
import { exchangedStay } from '#contract/exchanged-stay.ts';
import { stayAmount } from '#contract/price.ts';
import { count } from '#contract/words/count.ts';
import { formatUsdMore } from '#contract/words/money.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { stayKey } from '#features/customization/trip/trip-rules.ts';
import { Button } from '#ui/button.tsx';

/** The ways to sleep in this room in place of a stay of the tour in the same destination. */
export function RoomExchange({ stay, room }: { stay: AccommodationSummary; room: Room }) {
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
