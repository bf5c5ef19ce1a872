import type { Destination } from '#contract/details.ts';
import { GroupTourCard } from '#features/group-tours/group-tour-card.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface DestinationJourneysProps {
  destination: Pick<Destination, 'slug' | 'name' | 'tours' | 'groupTours'>;
  className: string;
}

/** The tours and group departures that come here: a few of each, and the way to all of them. */
export function DestinationJourneys({ destination, className }: DestinationJourneysProps) {
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
