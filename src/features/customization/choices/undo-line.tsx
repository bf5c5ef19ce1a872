import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { type Undoable, useTrip } from '#features/customization/trip/trip-context.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/**
 * Says what has just been taken away and gives it back. It takes the focus whose button is gone, keeps the place once it has
 * been pressed, and stays until the next change.
 */
export function UndoLine({ place }: { place: Undoable['place'] }) {
  const { undoable } = useTrip();
  const line = useRef<HTMLDivElement>(null);
  const shown = undoable?.place === place ? undoable : undefined;

  return (
    <div ref={line} tabIndex={-1} className="outline-none print:hidden">
      {shown && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong px-4 py-2">
          <p role="status">{shown.words}</p>
          <Button
            key={shown.words}
            ref={takeFocus}
            variant="quiet"
            size="small"
            onClick={() => {
              shown.undo();
              line.current?.focus({ preventScroll: true });
            }}
          >
            <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
