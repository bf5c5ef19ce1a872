import { count } from '#contract/words/count.ts';
import { ActivityRow } from '#features/customization/choices/activity-row.tsx';
import { includedOnDays } from '#features/customization/trip/included-in-tour.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** What one can do on this route beyond the tour itself; what the tour includes is said and not sold again. */
export function AddActivities() {
  const { offer, state } = useTrip();
  const added = state.customizations.activities;
  const isAdded = (slug: string) => added.some(({ id }) => id === slug);
  const included = offer.activities.filter(({ slug }) => includedOnDays(offer.itinerary, slug).length > 0);
  const offered = offer.activities.filter((activity) => !included.includes(activity) || isAdded(activity.slug));

  return (
    <>
      {included.length > 0 && (
        <p className="mb-4 max-w-[38.5em] text-muted">{`Already part of this tour: ${included
          .map(({ name, slug }) => `${name} (${count(includedOnDays(offer.itinerary, slug).length, 'day')})`)
          .join(', ')}.`}</p>
      )}
      {offered.length === 0 ? (
        <p className="text-muted">There is nothing to add on this route; tell us in the notes what you have in mind.</p>
      ) : (
        <ul className="border-line border-t">
          {offered.map((activity) => (
            <ActivityRow key={activity.slug} activity={activity} />
          ))}
        </ul>
      )}
    </>
  );
}
