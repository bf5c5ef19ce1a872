import { type ReactNode, useId } from 'react';

/** A part of a page with a name of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id={id} className="mb-3 text-lg leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
