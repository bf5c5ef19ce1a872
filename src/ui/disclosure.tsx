import type { ReactNode } from 'react';
import { foldMark } from '#ui/fold-mark.ts';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  isOpen?: boolean;
}

/** A question that opens its answer. Native, so it works without script and with the browser's own page search. */
export function Disclosure({ summary, children, id, isOpen = false }: DisclosureProps) {
  return (
    <details id={id} open={isOpen} className="border-line border-b">
      <summary
        className={`flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-[1.0625rem] after:size-5 after:text-accent ${foldMark}`}
      >
        {summary}
      </summary>
      <div className="max-w-[46rem] pb-5 text-muted">{children}</div>
    </details>
  );
}
