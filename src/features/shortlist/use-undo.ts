import { useState } from 'react';
import { changeShortlist, type Shortlist, shortlist } from '#platform/shortlist/shortlist.ts';

export interface Undoable {
  /** What has just been taken away. */
  words: string;
  undo: () => void;
}

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
