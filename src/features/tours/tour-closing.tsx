import type { Tour } from '#contract/details.ts';
import { SimilarTours } from '#features/tours/similar-tours.tsx';
import { TakeTripAlong } from '#features/tours/take-trip-along.tsx';
import { TourAdvice } from '#features/tours/tour-advice.tsx';

/** The end of a tour's page: what is good to know, how to have it along without a network, and other tours under a title of their own. */
export function TourClosing({ tour, path, others }: { tour: Tour; path: string; others: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:gap-20 print:block">
      <TourAdvice tour={tour} />
      <TakeTripAlong tour={tour} path={path} />
      <SimilarTours title={others} tours={tour.relatedTours} />
    </div>
  );
}
