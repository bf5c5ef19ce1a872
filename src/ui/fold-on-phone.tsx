import type { ReactNode } from 'react';
import { foldMark } from '#ui/fold-mark.ts';

/**
 * What a phone folds away behind its summary, and every wider screen and paper have open. Where a browser cannot be told so
 * the fold is there on a desktop too.
 */
export function FoldOnPhone({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
      <summary
        className={`inline-flex min-h-11 items-center gap-2 font-semibold text-accent after:size-5 print:hidden supports-[selector(::details-content)]:sm:hidden ${foldMark}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
