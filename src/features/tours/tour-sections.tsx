import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { TourAdvice } from '#features/tours/tour-advice.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { TourCosts } from '#features/tours/tour-costs.tsx';
import { TourDays } from '#features/tours/tour-days.tsx';
import { TourStays } from '#features/tours/tour-stays.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { SectionTab } from '#ui/section-tabs.tsx';

/** The chapters of a tour's page by the ids they have. */
export const tourTabs: readonly SectionTab[] = [
  { id: 'overview', name: 'Overview' },
  { id: 'days', name: 'Days' },
  { id: 'stays', name: 'Stays' },
  { id: 'costs', name: 'What it costs' },
  { id: 'good-to-know', name: 'Good to know' },
];

/** The chapters after the first; a group tour's page tells the same. On paper they are what one takes along. */
export function TourChapters({ tour, customise }: { tour: Omit<Tour, 'relatedTours'>; customise?: ReactNode }) {
  return (
    <>
      <TourDays tour={tour} />
      <TourStays tour={tour} />
      <TourCosts tour={tour} customise={customise} />
      <TourAdvice tour={tour} />
    </>
  );
}

/** Cards of other tours, below the page's own columns. */
export function SimilarTours({ title, tours }: { title: string; tours: Tour['relatedTours'] }) {
  if (tours.length === 0) return null;
  return (
    <PageSection title={title} className="page-width pb-12 sm:pb-24 print:hidden">
      <CardStrip>
        {tours.slice(0, 3).map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </CardStrip>
    </PageSection>
  );
}
