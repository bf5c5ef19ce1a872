import type { TourSummary } from '#contract/tours.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** Cards of other tours, at the end of a tour's page. */
export function SimilarTours({ title, tours }: { title: string; tours: readonly TourSummary[] }) {
  if (tours.length === 0) return null;
  return (
    <PageSection title={title} className="print:hidden">
      <CardStrip>
        {tours.slice(0, 3).map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </CardStrip>
    </PageSection>
  );
}
