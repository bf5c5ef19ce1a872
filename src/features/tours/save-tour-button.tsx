import type { TourSummary } from '#contract/tours.ts';
import { toggleSavedTour, useSavedTours } from '#features/tours/saved-tours.ts';

/** On the corner of a tour's picture: keeps the tour for later, and lets it go again. */
export function SaveTourButton({ tour }: { tour: Pick<TourSummary, 'slug' | 'name'> }) {
  const isSaved = useSavedTours().includes(tour.slug);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${tour.name}`}
      title={isSaved ? 'Saved' : 'Save for later'}
      onClick={() => toggleSavedTour(tour.slug)}
      className="card-shadow inline-flex size-11 items-center justify-center rounded-full bg-surface text-ink transition-colors before:mark-heart before:size-5 hover:bg-sand aria-pressed:text-accent aria-pressed:before:mark-full-heart print:hidden"
    />
  );
}
