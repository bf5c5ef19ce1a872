import type { ReactNode } from 'react';
import type { Picture } from '#contract/picture.ts';
import { growFromCard } from '#ui/growing-plate.ts';
import { HeadPlate } from '#ui/page-plate.tsx';

/** The picture at the head of a record's page, which its card's grows into. */
export function RecordPlate({ picture }: { picture: Picture }) {
  return (
    <div ref={growFromCard} className="record-plate px-2 pt-2 sm:px-4 sm:pt-4 print:hidden">
      <HeadPlate picture={picture} />
      {picture.caption && (
        <p className="mt-2 px-2 font-display text-label text-muted italic sm:px-4">{picture.caption}</p>
      )}
    </div>
  );
}

export interface RecordTitleProps {
  title: string;
  breadcrumbs: ReactNode;
  eyebrow?: ReactNode;
  lead: string;
}

/** Where the record is kept, its name, and what it is in a sentence or two; on paper, so any picture above will do. */
export function RecordTitle({ title, breadcrumbs, eyebrow, lead }: RecordTitleProps) {
  return (
    <div className="min-w-0">
      <div className="pt-4">{breadcrumbs}</div>
      <header className="pt-3 pb-8">
        {eyebrow && <div className="mb-3 flex flex-wrap gap-2">{eyebrow}</div>}
        <h1 className="max-w-[10.9em] text-title-1 leading-[1.02] tracking-[-0.018em]">{title}</h1>
        <p className="mt-5 max-w-2xl font-display font-medium text-lead leading-snug">{lead}</p>
      </header>
    </div>
  );
}
