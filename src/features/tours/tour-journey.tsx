import type { Tour } from '#contract/records/details.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { ActivityCard } from '#features/activities/activity-card.tsx';
import { HeightProfile } from '#features/tours/height-profile.tsx';
import { dayId, TourItinerary } from '#features/tours/tour-itinerary.tsx';
import { TourRouteLine } from '#features/tours/tour-route-line.tsx';
import { Button } from '#ui/button.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { useCurrentSection } from '#ui/use-current-section.ts';

/** Where the tour goes day by day, where one sleeps and what one can do. */
export function TourJourney({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-20 print:block">
      <TourDays tour={tour} />
      <TourStays tour={tour} />
    </div>
  );
}

/** The route and its days. On a desktop the map is the right page of a book: it stays in view and draws the way of the day one reads. */
function TourDays({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  const read = useCurrentSection(tour.itinerary.map(({ day }) => dayId(day)).join(), '-55%');
  const day = tour.itinerary.find((each) => dayId(each.day) === read)?.day;
  return (
    <div
      id="days"
      className="grid scroll-mt-6 content-start gap-x-14 gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(23.75rem,1fr)] print:block print:*:mb-8"
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

/** Where one sleeps, and what one can do between two nights. */
function TourStays({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
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

/** Opens the browser's print dialog; `src/styles/print.css` makes the page an itinerary to take along. */
function PrintItineraryButton() {
  return (
    <Button variant="quiet" size="small" onClick={() => window.print()} className="print:hidden">
      Print itinerary
    </Button>
  );
}
