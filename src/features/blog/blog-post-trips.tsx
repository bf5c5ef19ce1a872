import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#contract/details.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { formatBestMonths } from '#platform/format/months.ts';
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
          <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
            {destinations.map(({ id, slug, name, country, months }) => (
              <li key={id} className="border-line border-b">
                <Link
                  to="/destinations/$destinationName"
                  params={{ destinationName: slug }}
                  className="group block py-5"
                >
                  <span className="block font-display font-semibold text-title-3 leading-tight decoration-2 decoration-accent underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  <span className="mt-1 block text-label text-muted">
                    {country} · Best {formatBestMonths(months)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}
