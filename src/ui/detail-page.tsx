import * as React from 'react';
import type { Picture } from '#contract/picture.ts';
import { BesidePanelContext } from '#ui/card-width.ts';
import { useIsWhole } from '#ui/first-view.ts';
import { growFromCard } from '#ui/growing-plate.ts';
import { HeadPlate } from '#ui/page-plate.tsx';

interface DetailPageProps {
  /** On paper, above the picture. */
  letterhead?: React.ReactNode;
  picture: Picture;
  title: string;
  breadcrumbs: React.ReactNode;
  eyebrow?: React.ReactNode;
  lead: string;
  /** Overlaps the picture on a desktop and stays in view: the price, the quick facts. */
  panel?: React.ReactNode;
  children: React.ReactNode;
  /** What goes on across the whole page: a story with its plates. */
  across?: React.ReactNode;
  /** What follows across the whole width. */
  below?: React.ReactNode;
}

/**
 * A page about one record: framed picture, then its title on paper, so any picture an operator brings will do.
 * React hydrates a prerendered page one boundary after the other: a phone is not busy with all of it at once.
 */
export function DetailPage({
  letterhead,
  picture,
  title,
  breadcrumbs,
  eyebrow,
  lead,
  panel,
  children,
  across,
  below,
}: DetailPageProps) {
  const hasChildren = useIsWhole();
  const hasBelow = useIsWhole(3);
  return (
    <>
      <article>
        {letterhead}
        <div ref={growFromCard} className="px-2 pt-2 sm:px-4 sm:pt-4 print:hidden">
          <HeadPlate picture={picture} />
          {picture.caption && (
            <p className="mt-2 px-2 font-display text-label text-muted italic sm:px-4">{picture.caption}</p>
          )}
        </div>
        <div className="page-width pb-20">
          <div className={panel ? 'grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_23.75rem]' : ''}>
            <div className="min-w-0">
              <div className="pt-4">{breadcrumbs}</div>
              <header className="pt-3 pb-8">
                {eyebrow && <div className="mb-3 flex flex-wrap gap-2">{eyebrow}</div>}
                <h1 className="max-w-[10.9em] text-title-1 leading-[1.02] tracking-[-0.018em]">{title}</h1>
                <p className="mt-5 max-w-2xl font-display font-medium text-lead leading-snug">{lead}</p>
              </header>
            </div>
            {panel && <aside className="z-10 lg:sticky lg:top-24 lg:row-span-2 lg:-mt-40 lg:self-start">{panel}</aside>}
            <div className="min-w-0 max-lg:mt-10">
              <div className="grid gap-16">
                <BesidePanelContext value={panel !== undefined}>
                  <React.Suspense>{hasChildren && children}</React.Suspense>
                </BesidePanelContext>
              </div>
            </div>
          </div>
        </div>
        <React.Suspense>{hasChildren && across}</React.Suspense>
      </article>
      <React.Suspense>{hasBelow && below}</React.Suspense>
    </>
  );
}
