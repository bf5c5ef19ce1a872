import type { Tour } from '#contract/details.ts';
import { HeightProfile } from '#features/tours/height-profile.tsx';
import { PrintItineraryButton } from '#features/tours/print-itinerary-button.tsx';
import { dayId, TourItinerary } from '#features/tours/tour-itinerary.tsx';
import { TourRouteLine } from '#features/tours/tour-route-line.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { useBegunSection } from '#ui/use-begun-section.ts';

/** The route and its days. On a desktop the map stays in view beside them and draws the way of the day one reads. */
export function TourDays({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  const read = useBegunSection(tour.itinerary.map(({ day }) => dayId(day)).join(), '-55%');
  const day = tour.itinerary.find((each) => dayId(each.day) === read)?.day;
  return (
    <div
      id="days"
      className="grid scroll-mt-6 gap-x-14 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,1fr)_23.75rem] print:block"
    >
      <PageSection
        title="The route"
        className="break-inside-avoid lg:sticky lg:top-36 lg:order-last lg:self-start xl:[@media(height<50rem)]:static"
      >
        <div className="grid gap-5">
          <MapFigure map={tour.map} day={day} />
          <HeightProfile points={tour.routePoints} />
          <TourRouteLine points={tour.routePoints} />
        </div>
      </PageSection>
      <PageSection title="Day by day" className="break-before-page" aside={<PrintItineraryButton />}>
        <TourItinerary tour={tour} />
      </PageSection>
    </div>
  );
}
