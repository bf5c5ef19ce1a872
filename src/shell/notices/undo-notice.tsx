import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** What has just been taken away, in words, and what gives it back. */
export interface Undoable {
  words: string;
  undo: () => void;
}

/**
 * Says what has just been taken away and gives it back. It takes the focus whose button is gone, and keeps the place once it has
 * been pressed.
 */
export function UndoNotice({ undoable }: { undoable: Undoable | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none print:hidden">
      {undoable && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong px-4 py-2">
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
