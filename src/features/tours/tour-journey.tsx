import type { Tour } from '#contract/details.ts';
import { TourDays } from '#features/tours/tour-days.tsx';
import { TourStays } from '#features/tours/tour-stays.tsx';

/** Where the tour goes day by day, where one sleeps and what one can do. */
export function TourJourney({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-20 print:block">
      <TourDays tour={tour} />
      <TourStays tour={tour} />
    </div>
  );
}
