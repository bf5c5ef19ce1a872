import type { ReactNode } from 'react';
import { foldMark } from '#ui/fold-mark.ts';

/** Small print that is read once, folded behind what it is about. What stands beside it may open with it (`peer`). */
export function FoldedNote({ about, note }: { about: ReactNode; note: string }) {
  return (
    <details className="peer mt-1 text-label text-muted">
      <summary
        className={`flex min-h-11 items-center gap-1.5 font-semibold text-ink underline-offset-4 after:size-4 after:text-accent hover:underline ${foldMark}`}
      >
        {about}
      </summary>
      <p className="pb-1">{note}</p>
    </details>
  );
}
