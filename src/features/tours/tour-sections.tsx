import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { AccommodationCard } from '#features/accommodations/accommodation-card.tsx';
import { tierNames } from '#features/accommodations/accommodation-words.ts';
import { ActivityCard } from '#features/activities/activity-card.tsx';
import { CancellationTable } from '#features/tours/cancellation-table.tsx';
import { PrintItineraryButton } from '#features/tours/print-itinerary-button.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { TourItinerary } from '#features/tours/tour-itinerary.tsx';
import { TourRouteLine } from '#features/tours/tour-route-line.tsx';
import { difficultyNames, styleNames } from '#features/tours/tour-words.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { count, nameOf } from '#platform/format/words.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { NoteList } from '#ui/note-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

/** Everything a tour's page tells between its title and its end; a group tour's page tells the same. On paper it is what one takes along. */
export function TourSections({ tour, customise }: { tour: Omit<Tour, 'relatedTours'>; customise?: ReactNode }) {
  return (
    <>
      <div className="grid gap-10">
        <FactList
          facts={[
            { label: 'Length', value: `${count(tour.duration, 'day')}, ${count(tour.nights, 'night')}` },
            { label: 'Best months', value: formatBestMonths(tour.months) },
            { label: 'Comfort', value: nameOf(tierNames, tour.tier) },
            { label: 'Style', value: nameOf(styleNames, tour.style) },
            { label: 'Effort', value: nameOf(difficultyNames, tour.difficulty) },
            { label: 'Ages', value: tour.minAge === 0 ? 'All ages' : `${tour.minAge}+ years` },
            { label: 'Group', value: `Up to ${tour.maxGuests}` },
          ]}
        />
        <NoteList
          notes={[
            { label: 'Vehicle', text: tour.vehicleType },
            { label: 'Leaves', text: tour.departureDate },
            { label: 'Pick-up', text: tour.pickupLocation },
          ]}
        />
        <div className="print:hidden">
          <Paragraphs texts={tour.description} />
        </div>
      </div>
      <PageSection title="Highlights" className="print:hidden">
        <CheckList items={tour.highlights} />
      </PageSection>
      <PageSection title="The route" className="break-inside-avoid">
        <div className="grid gap-6">
          <MapFigure map={tour.map} />
          <TourRouteLine points={tour.routePoints} />
        </div>
      </PageSection>
      <PageSection title="Day by day" className="break-before-page" aside={<PrintItineraryButton />}>
        <TourItinerary days={tour.itinerary} accommodations={tour.accommodations} activities={tour.activities} />
      </PageSection>
      <div className="grid break-before-page gap-12 sm:grid-cols-2">
        <PageSection title="Included">
          <CheckList items={tour.inclusions} mark="yes" />
        </PageSection>
        <PageSection title="Not included">
          <CheckList items={tour.exclusions} mark="no" />
        </PageSection>
      </div>
      {customise}
      <PageSection title="When to go" lead={tour.whenToGo} className="print:hidden">
        <SeasonChart months={tour.months} />
      </PageSection>
      <div className="grid gap-12 sm:grid-cols-2 print:hidden">
        <PageSection title="Right for you if">
          <CheckList items={tour.suits} mark="yes" />
        </PageSection>
        <PageSection title="Not for you if">
          <CheckList items={tour.notFor} mark="no" />
        </PageSection>
      </div>
      {tour.activities.length > 0 && (
        <PageSection title="Activities on this route" className="print:hidden">
          <CardGrid columns={2}>
            {tour.activities.slice(0, 4).map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      {tour.accommodations.length > 0 && (
        <PageSection title="Where you sleep" className="print:hidden">
          <CardGrid columns={2}>
            {tour.accommodations.slice(0, 4).map((stay) => (
              <AccommodationCard key={stay.id} accommodation={stay} />
            ))}
          </CardGrid>
        </PageSection>
      )}
      <PageSection
        title="What to pack"
        className="break-inside-avoid print:[&_ul]:block print:[&_ul]:columns-2 print:[&_li]:mb-2"
      >
        <CheckList items={tour.packing} />
      </PageSection>
      <PageSection title="If you have to cancel" className="break-inside-avoid">
        <CancellationTable steps={tour.cancellation} />
      </PageSection>
      {tour.faqs.length > 0 && (
        <PageSection title="Questions about this tour" className="print:hidden">
          <div className="border-line border-t">
            {tour.faqs.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </PageSection>
      )}
    </>
  );
}

/** Cards of other tours, below the page's own columns. */
export function SimilarTours({ title, tours }: { title: string; tours: Tour['relatedTours'] }) {
  if (tours.length === 0) return null;
  return (
    <PageSection title={title} className="page-width pb-24 print:hidden">
      <CardGrid>
        {tours.slice(0, 3).map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </CardGrid>
    </PageSection>
  );
}
