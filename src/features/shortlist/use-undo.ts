import { useState } from 'react';
import { changeShortlist, type Shortlist, shortlist } from '#platform/shortlist/shortlist.ts';
import type { Undoable } from '#shell/notices/undo-notice.tsx';

/** Changes what is on the shortlist; what takes something away says so in words, and can be taken back until the next change. */
export function useUndo() {
  const [undoable, setUndoable] = useState<Undoable>();
  const change = (entries: Shortlist['entries'], taken?: string) => {
    const before = shortlist.getSnapshot().entries;
    changeShortlist({ entries });
    const undo = () => {
      changeShortlist({ entries: before });
      setUndoable(undefined);
    };
    setUndoable(taken === undefined ? undefined : { words: taken, undo });
  };
  return { undoable, change };
}
