import { forgetSavedTours, useSavedTours } from '#features/tours/saved-tours.ts';
import { count } from '#platform/format/words.ts';
import { openModal } from '#shell/modals/modal-stack.ts';
import { Button } from '#ui/button.tsx';

function compare(): void {
  openModal({
    id: 'compare-tours',
    label: 'Your saved tours, side by side',
    shape: 'wide',
    load: async () => {
      const { TourComparison } = await import('#features/tours/tour-comparison.tsx');
      return <TourComparison />;
    },
  });
}

/** Above the list once something is saved: what to do with it. */
export function SavedToursBar() {
  const saved = useSavedTours();
  if (saved.length === 0) return null;
  return (
    <div className="page-width print:hidden">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-sand px-6 py-4">
        <p role="status" className="font-display font-semibold text-title-3">
          {count(saved.length, 'saved tour')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={compare}>
            {saved.length === 1 ? 'Look at it' : 'Compare them'}
          </Button>
          <Button variant="quiet" size="small" onClick={forgetSavedTours}>
            Forget all
          </Button>
        </div>
      </div>
    </div>
  );
}
