import { foldMark } from '#ui/fold-mark.ts';

/** What a tour's price is for, folded: it is read once. */
export function PriceNote({ note }: { note: string }) {
  return (
    <details className="mt-1 text-label text-muted">
      <summary
        className={`flex min-h-11 items-center gap-1.5 font-semibold text-ink underline-offset-4 after:size-4 after:text-accent hover:underline ${foldMark}`}
      >
        What this price is for
      </summary>
      <p className="pb-1">{note}</p>
    </details>
  );
}
