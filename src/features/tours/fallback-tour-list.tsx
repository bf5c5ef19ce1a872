import { TourCard } from '#features/tours/tour-card.tsx';
import { fallbackTours } from '#platform/words/fallback-tours-words.ts';
import { CardGrid } from '#ui/card-grid.tsx';

/** Two examples of what we run, for a visitor our tours cannot reach just now. An operator who demonstrates nothing sells neither. */
export function FallbackTourList() {
  if (fallbackTours.length === 0) return null;
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
