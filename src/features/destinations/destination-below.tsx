import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { Destination } from '#contract/records/details.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd } from '#contract/words/money.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { ActivityCard } from '#features/activities/activity-card.tsx';
import { GroupTourCard } from '#features/group-tours/group-tour-card.tsx';
import { PlaceCard } from '#features/places/place-card.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { capitalise } from '#platform/format.ts';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text.tsx';

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

interface DestinationJourneysProps {
  destination: Pick<Destination, 'slug' | 'name' | 'tours' | 'groupTours'>;
  className: string;
}

/** The tours and group departures that come here: a few of each, and the way to all of them. */
function DestinationJourneys({ destination, className }: DestinationJourneysProps) {
  const { slug, name, tours, groupTours } = destination;
  return (
    <>
      {tours.length > 0 && (
        <PageSection
          title={`Tours to ${name}`}
          aside={
            <TextLink to="/tours" search={{ destination: [slug] }}>
              {`All tours to ${name}`}
            </TextLink>
          }
          className={className}
        >
          <CardStrip>
            {tours.slice(0, 3).map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardStrip>
        </PageSection>
      )}
      {groupTours.length > 0 && (
        <PageSection
          title="Group departures"
          lead="Fixed dates and a shared vehicle: you book a seat instead of the whole car."
          aside={
            <TextLink to="/group-tours" search={{ destination: [slug] }}>
              {`All group tours to ${name}`}
            </TextLink>
          }
          className={className}
        >
          <CardStrip>
            {groupTours.slice(0, 3).map((tour) => (
              <GroupTourCard key={tour.id} tour={tour} />
            ))}
          </CardStrip>
        </PageSection>
      )}
    </>
  );
}

/** Where to sleep, from the simplest tier to the most comfortable. */
function DestinationStays({ stays, className }: { stays: readonly AccommodationSummary[]; className: string }) {
  if (stays.length === 0) return null;
  const ordered = stays.toSorted((one, other) => rank(one) - rank(other) || one.price - other.price);
  return (
    <PageSection title="Stays" lead={tierPrices(ordered)} className={className}>
      <CardStrip>
        {ordered.map((stay) => (
          <AccommodationCard key={stay.id} accommodation={stay} />
        ))}
      </CardStrip>
    </PageSection>
  );
}

/** A comfort nobody here knows comes first. */
const rank = ({ tier }: AccommodationSummary) => Object.keys(tierNames).indexOf(tier);

/** `Budget from $85, mid-range from $180 a night.` */
function tierPrices(ordered: readonly AccommodationSummary[]): string {
  const prices = Object.entries(tierNames).flatMap(([step, name]) => {
    const cheapest = ordered.find(({ tier }) => tier === step);
    return cheapest ? `${name.toLowerCase()} from ${formatUsd(cheapest.price)}` : [];
  });
  return `${capitalise(prices.join(', '))} a night.`;
}
