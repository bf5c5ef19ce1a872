import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Undoable, useTrip } from '#features/customization/trip-context.ts';
import { Button } from '#ui/button.tsx';

/** Says what has just been taken away and gives it back; it takes the focus whose button is gone, and stays until the next change. */
export function UndoLine({ place }: { place: Undoable['place'] }) {
  const { undoable } = useTrip();
  const button = useRef<HTMLButtonElement>(null);
  const shown = undoable?.place === place ? undoable : undefined;
  useEffect(() => {
    if (shown !== undefined) button.current?.focus({ preventScroll: true });
  }, [shown]);

  if (shown === undefined) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong px-4 py-2 print:hidden">
      <p role="status">{shown.words}</p>
      <Button ref={button} variant="quiet" size="small" onClick={shown.undo}>
        <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Undo
      </Button>
    </div>
  );
}
