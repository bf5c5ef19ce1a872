import * as React from 'react';
import type { Picture } from '#contract/picture.ts';
import { BesidePanelContext } from '#ui/card-width.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { RecordPlate, RecordTitle, type RecordTitleProps } from '#ui/record-head.tsx';

interface DetailPageProps extends RecordTitleProps {
  picture: Picture;
  /** Overlaps the picture on a desktop and stays in view: the price, the quick facts. */
  panel?: React.ReactNode;
  children: React.ReactNode;
  /** What goes on across the whole page: a story with its plates. */
  across?: React.ReactNode;
  /** What follows across the whole width. */
  below?: React.ReactNode;
}

/**
 * A page about one record: framed picture, then its title on paper.
 * React hydrates a prerendered page one boundary after the other: a phone is not busy with all of it at once.
 */
export function DetailPage({ picture, panel, children, across, below, ...title }: DetailPageProps) {
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <>
      <article>
        <RecordPlate picture={picture} />
        <div className="page-width pb-20">
          <div className={panel ? 'grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_23.75rem]' : ''}>
            <RecordTitle {...title} />
            {panel && <aside className="z-10 lg:sticky lg:top-24 lg:row-span-2 lg:-mt-40 lg:self-start">{panel}</aside>}
            <div className="min-w-0 max-lg:mt-10">
              <div className="grid gap-16">
                <BesidePanelContext value={panel !== undefined}>
                  <React.Suspense>{isPastFirstFrame && children}</React.Suspense>
                </BesidePanelContext>
              </div>
            </div>
          </div>
        </div>
        <React.Suspense>{isPastFirstFrame && across}</React.Suspense>
      </article>
      <React.Suspense>{isPastFirstFrame && below}</React.Suspense>
    </>
  );
}
