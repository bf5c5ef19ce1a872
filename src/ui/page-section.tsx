import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  title: ReactNode;
  /** Beside the title: a link to everything of the kind. */
  aside?: ReactNode;
  lead?: ReactNode;
  id?: string;
  children: ReactNode;
  className?: string;
}

/** A titled part of a page, named after its heading. */
export function PageSection({ title, aside, lead, id, children, className = '' }: PageSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id={headingId} className="max-w-[13.4em] text-title-2 leading-[1.08] tracking-[-0.012em]">
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className="mt-3 max-w-2xl text-muted">{lead}</p>}
      <div className="mt-4 sm:mt-7">{children}</div>
    </section>
  );
}
