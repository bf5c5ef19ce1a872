import { type ReactNode, useId } from 'react';

/** One part of the page, with its name in the list at the top. */
export function DesignSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="border-line border-t pt-10">
      <h2 id={headingId} className="text-title-2 leading-tight">
        {title}
      </h2>
      <div className="mt-8 grid gap-10">{children}</div>
    </section>
  );
}

/** One component in one state, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-3 font-medium text-label text-muted">{name}</p>
      {children}
    </div>
  );
}

/** Specimens side by side where there is room. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-8 md:grid-cols-2 xl:grid-cols-3">{children}</div>;
}
