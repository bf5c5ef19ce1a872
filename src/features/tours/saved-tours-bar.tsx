import { X } from 'lucide-react';
import { forgetSavedTours, useSavedTours } from '#features/tours/saved-tours.ts';
import { count } from '#platform/format/words.ts';
import { openModal } from '#shell/modals/modal-stack.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

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

/** What has the focus goes with the bar. */
function forgetAll(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  forgetSavedTours();
}

/** Low on the screen once something is saved, so that the list stays where it is. */
export function SavedToursBar() {
  const saved = useSavedTours();
  if (saved.length === 0) return null;
  return (
    <aside
      aria-label="Saved tours"
      className="phone-bar floats-low lg:raised-shadow fixed inset-x-0 z-30 flex items-center gap-2 border-line border-t bg-surface py-2.5 pr-2 pl-4 max-lg:bottom-0 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:right-6 lg:left-auto lg:rounded-full lg:border lg:pl-6 print:hidden"
    >
      <p
        role="status"
        className="mr-auto inline-flex items-center gap-2 font-semibold before:size-5 before:text-accent before:mark-full-heart lg:mr-4"
      >
        {count(saved.length, 'saved tour')}
      </p>
      <Button size="small" onClick={compare}>
        {saved.length === 1 ? 'See it again' : 'Compare them'}
      </Button>
      <IconButton label="Remove all saved tours" onClick={forgetAll}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </aside>
  );
}
