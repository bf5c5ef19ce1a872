import type { Tour } from '#contract/details.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { ActivityCard } from '#features/activities/activity-card.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** Where one sleeps, and what one can do between two nights. */
export function TourStays({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  const { itinerary, accommodations, activities } = tour;
  // Others on the route can be added, and are no part of the tour.
  const stays = accommodations.filter(({ slug }) => itinerary.some(({ accommodationId }) => accommodationId === slug));
  return (
    <div id="stays" className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-8 sm:gap-20 print:hidden">
      {stays.length > 0 && (
        <PageSection title="Where you sleep">
          <CardStrip columns={4}>
            {stays.map((stay) => (
              <AccommodationCard key={stay.id} accommodation={stay} />
            ))}
          </CardStrip>
        </PageSection>
      )}
      {activities.length > 0 && (
        <PageSection title="Activities on this route">
          <CardStrip columns={4}>
            {activities.slice(0, 4).map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </CardStrip>
        </PageSection>
      )}
    </div>
  );
}
