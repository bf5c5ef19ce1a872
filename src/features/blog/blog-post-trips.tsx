import type { BlogPost } from '#contract/details.ts';
import { DestinationLinks } from '#features/destinations/destination-links.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface BlogPostTripsProps {
  tours: BlogPost['relatedTours'];
  destinations: BlogPost['relatedDestinations'];
}

/** Where an article can lead: tours that go there, and the destinations it speaks of. */
export function BlogPostTrips({ tours, destinations }: BlogPostTripsProps) {
  return (
    <>
      {tours.length > 0 && (
        <PageSection title="Tours that go there" aside={<TextLink to="/tours">All tours</TextLink>}>
          <CardGrid>
            {tours.slice(0, 3).map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title="Destinations in this article">
          <DestinationLinks destinations={destinations} />
        </PageSection>
      )}
    </>
  );
}
