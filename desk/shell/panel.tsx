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

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and what belongs to them; nothing is said of what is not there. */
export function Facts({ facts }: { facts: readonly (Fact | false | undefined)[] }) {
  return (
    <dl className="grid gap-x-5 sm:gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {facts
        .filter((fact) => fact !== undefined && fact !== false)
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:mt-2 max-sm:text-label">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
