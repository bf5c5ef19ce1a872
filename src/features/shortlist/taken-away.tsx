import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { Undoable } from '#features/shortlist/use-undo.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** Says what has just been taken away and gives it back. It takes the focus whose button is gone, and keeps the place once pressed. */
export function TakenAway({ undoable }: { undoable: Undoable | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {undoable && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong py-2 pr-2 pl-4">
          <p role="status">{undoable.words}</p>
          <Button
            key={undoable.words}
            ref={takeFocus}
            variant="quiet"
            size="small"
            onClick={() => {
              undoable.undo();
              place.current?.focus({ preventScroll: true });
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
