import type { Destination } from '#contract/details.ts';
import { ActivityCard } from '#features/activities/activity-card.tsx';
import { DestinationJourneys } from '#features/destinations/destination-journeys.tsx';
import { DestinationStays } from '#features/destinations/destination-stays.tsx';
import { PlaceCard } from '#features/places/place-card.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

const belowClass = 'page-width pb-12 print:hidden sm:pb-24';

/** What one goes on to from a destination: its places, stays, activities and journeys. */
export function DestinationBelow({ destination }: { destination: Destination }) {
  const { slug, name, places, accommodations, activities } = destination;

  return (
    <>
      {places.length > 0 && (
        <PageSection
          title="Places to stop"
          aside={
            <TextLink to="/places" search={{ destination: [slug] }}>
              {`All places around ${name}`}
            </TextLink>
          }
          className={belowClass}
        >
          <CardStrip>
            {places.slice(0, 3).map((place) => (
              <PlaceCard key={place.id} place={place} />
            ))}
          </CardStrip>
        </PageSection>
      )}
      <DestinationStays stays={accommodations} className={belowClass} />
      {activities.length > 0 && (
        <PageSection title="Activities" className={belowClass}>
          <CardStrip>
            {activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </CardStrip>
        </PageSection>
      )}
      <DestinationJourneys destination={destination} className={belowClass} />
    </>
  );
}
