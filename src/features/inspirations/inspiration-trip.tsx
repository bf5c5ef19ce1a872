import type { Inspiration } from '#contract/details.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { DestinationLinks } from '#features/destinations/destination-links.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What makes a trip of the idea: tours, stays and destinations, across the page's whole width. */
export function InspirationTrip({
  inspiration: { tours, accommodations, destinations },
}: {
  inspiration: Inspiration;
}) {
  return (
    <>
      {tours.length > 0 && (
        <PageSection
          title="Tours to start from"
          lead="As they stand, or as a draft to change with us."
          aside={<TextLink to="/tours">All tours</TextLink>}
        >
          <CardGrid>
            {tours.map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {accommodations.length > 0 && (
        <PageSection title="Where you might sleep">
          <CardGrid>
            {accommodations.map((stay) => (
              <AccommodationCard key={stay.id} accommodation={stay} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title="Destinations on the way" aside={<TextLink to="/destinations">All destinations</TextLink>}>
          <DestinationLinks destinations={destinations} />
        </PageSection>
      )}
    </>
  );
}
