import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Short facts side by side: a name above, its value below. Facts without a value are left out. At most four stand in a row. */
export function FactList({ facts }: { facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 sm:grid-cols-[repeat(auto-fit,minmax(max(9rem,20%),1fr))] print:flex print:justify-between print:gap-x-4 print:py-3">
      {facts
        .filter((fact) => fact !== undefined)
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="font-medium text-label text-muted">{label}</dt>
            <dd className="mt-0.5 font-display font-semibold text-xl leading-snug print:text-base">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
