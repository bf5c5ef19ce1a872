import { fallbackTours } from '#features/tours/fallback-tours.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { pages } from '#platform/words/pages-words.ts';
import { CardGrid } from '#ui/card-grid.tsx';

/** Two examples of what we run, for a visitor our tours cannot reach just now. An operator who demonstrates nothing sells neither. */
export function FallbackTourList() {
  if (pages.notices === undefined) return null;
  return (
    <div>
      <p className="mb-6 text-muted">Meanwhile, two examples of the safaris we run:</p>
      <CardGrid>
        {fallbackTours.map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </CardGrid>
    </div>
  );
}
