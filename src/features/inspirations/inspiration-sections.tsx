import type { Inspiration } from '#contract/details.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { DestinationCard } from '#features/destinations/destination-card.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { formatBestMonths } from '#platform/format/months.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

/** The story, then everything that makes a trip of it. */
export function InspirationSections({ inspiration }: { inspiration: Inspiration }) {
  const { body, audience, months, tours, accommodations, destinations, tips } = inspiration;
  return (
    <>
      <ProseText prose={body} />
      {audience.length > 0 && (
        <PageSection title="Who it is for">
          <CheckList items={audience} mark="yes" />
        </PageSection>
      )}
      <PageSection title="Best months" lead={`For this journey as a whole: ${formatBestMonths(months)}.`}>
        <SeasonChart months={months} />
      </PageSection>
      {tours.length > 0 && (
        <PageSection title="Tours to start from" lead="As they stand, or as a draft to change with us.">
          <CardGrid columns={2}>
            {tours.map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {accommodations.length > 0 && (
        <PageSection title="Where you might sleep">
          <CardGrid columns={2}>
            {accommodations.map((stay) => (
              <AccommodationCard key={stay.id} accommodation={stay} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title="Places on the way">
          <CardGrid columns={2}>
            {destinations.map((destination) => (
              <DestinationCard key={destination.id} destination={destination} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {tips.length > 0 && (
        <PageSection title="Tips">
          <CheckList items={tips} />
        </PageSection>
      )}
    </>
  );
}
