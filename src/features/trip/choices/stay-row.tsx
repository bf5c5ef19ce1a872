import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import { nightsAt } from '#contract/trip/trip-days.ts';
import { count } from '#contract/words/count.ts';
import { dot } from '#contract/words/dot.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { byPrice } from '#features/accommodations/accommodation-card.tsx';
import { OfferRow, UndoLine } from '#features/trip/choices/offer-row.tsx';
import { RoomNights } from '#features/trip/choices/room-nights.tsx';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { capitalise, nameOf } from '#platform/format.ts';
import { Button } from '#ui/button.tsx';

/** A stay on the route; its rooms open below, and stay open while nights are chosen in one of them. */
export function StayRow({ stay }: { stay: AccommodationSummary }) {
  const { offer, state } = useTrip();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isChosen = state.customizations.accommodations.some((item) => item.id === stay.slug);
  const nights = nightsAt(offer.itinerary, stay.slug);
  const other = state.customizations.accommodations.find(({ insteadOf }) => insteadOf?.id === stay.slug);
  const rooms = byPrice(stay.rooms);

  return (
    <OfferRow
      picture={stay.coverImage}
      title={
        <Link
          to="/accommodation/$accommodationSlug"
          params={{ accommodationSlug: stay.slug }}
          className="decoration-2 decoration-accent underline-offset-4 hover:underline"
        >
          {stay.name}
        </Link>
      }
      facts={`${stay.destinationName}${dot}${nameOf(tierNames, stay.tier)}${dot}${capitalise(stay.board)}`}
      price={[
        rooms[0] && `From ${formatUsd(rooms[0].pricing.basePrice)} a night`,
        nights > 0 &&
          `${count(nights, 'night')} of this tour are here`.replace(
            '1 night of this tour are',
            '1 night of this tour is',
          ),
      ]
        .filter(Boolean)
        .join(dot)}
      note={other && `${other.name} takes its place on the tour.`}
      action={
        !isChosen && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={`after:mark-chevron after:size-4.5 after:transition-transform ${isOpen ? 'after:rotate-180' : ''}`}
            aria-label={`${isOpen ? 'Hide' : 'Show'} rooms at ${stay.name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Rooms
          </Button>
        )
      }
    >
      <div className="sm:ml-[7.25rem]">
        <UndoLine place={stay.slug} />
      </div>
      {(isOpen || isChosen) && (
        <ul id={id} className="mt-4 grid gap-4 rounded-card bg-sand p-4 sm:ml-[7.25rem] sm:p-5">
          {rooms.map((room) => (
            <RoomNights key={room.id} stay={stay} room={room} />
          ))}
        </ul>
      )}
    </OfferRow>
  );
}
