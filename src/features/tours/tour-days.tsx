import type { Tour } from '#contract/details.ts';
import { HeightProfile } from '#features/tours/height-profile.tsx';
import { PrintItineraryButton } from '#features/tours/print-itinerary-button.tsx';
import { dayId, TourItinerary } from '#features/tours/tour-itinerary.tsx';
import { TourRouteLine } from '#features/tours/tour-route-line.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { useBegunSection } from '#ui/use-begun-section.ts';

/** The route and its days. On a desktop the map is the right page of a book: it stays in view and draws the way of the day one reads. */
export function TourDays({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  const read = useBegunSection(tour.itinerary.map(({ day }) => dayId(day)).join(), '-55%');
  const day = tour.itinerary.find((each) => dayId(each.day) === read)?.day;
  return (
    <div
      id="days"
      className="grid scroll-mt-6 content-start gap-x-14 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block print:*:mb-8"
    >
      <PageSection title="The route" className="route-page break-inside-avoid">
        <MapFigure map={tour.map} day={day} />
      </PageSection>
      <div className="grid gap-5">
        <HeightProfile points={tour.routePoints} />
        <TourRouteLine points={tour.routePoints} />
      </div>
      <PageSection title="Day by day" aside={<PrintItineraryButton />}>
        <TourItinerary tour={tour} />
      </PageSection>
    </div>
  );
}
