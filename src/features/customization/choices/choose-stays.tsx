import { StayRow } from '#features/customization/choices/stay-row.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** Extra nights along the route, and other stays in place of the tour's own, room by room. */
export function ChooseStays() {
  const { offer } = useTrip();
  if (offer.accommodations.length === 0) {
    return (
      <p className="text-muted">
        We keep no list of beds on this route; tell us in the notes where you would like to sleep.
      </p>
    );
  }
  return (
    <ul className="border-line border-t">
      {offer.accommodations.map((stay) => (
        <StayRow key={stay.slug} stay={stay} />
      ))}
    </ul>
  );
}
