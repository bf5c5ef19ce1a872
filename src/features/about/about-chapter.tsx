import type { ReactNode } from 'react';

interface AboutChapterProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One chapter of the page: its title on the left of a desktop, what it says on the right. */
export function AboutChapter({ id, title, children }: AboutChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-6 border-line border-t py-12 sm:py-16 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={`${id}-title`} className="max-w-[8.5em] text-title-2 leading-[1.08] tracking-[-0.012em]">
        {title}
      </h2>
      <div className="grid max-w-3xl gap-8">{children}</div>
    </section>
  );
}

/** A titled part of a chapter. */
export function AboutPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-title-3 leading-tight">{title}</h3>
      {children}
    </div>
  );
}
