import * as React from 'react';
import type { Picture } from '#contract/picture.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { RecordPlate, RecordTitle, type RecordTitleProps } from '#ui/record-head.tsx';

interface ChapteredPageProps extends RecordTitleProps {
  /** On paper, above the picture. */
  letterhead?: React.ReactNode;
  picture: Picture;
  tabs: React.ReactNode;
  /** The first chapter, beside the panel on a desktop and above it on a phone. */
  overview: React.ReactNode;
  /** Overlaps the picture on a desktop and stays in view through the first chapter. */
  panel: React.ReactNode;
  /** The other chapters, across the page. */
  children: React.ReactNode;
}

/** A long page about one record, in chapters one can go to from any of them. */
export function ChapteredPage({ letterhead, picture, tabs, overview, panel, children, ...title }: ChapteredPageProps) {
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <article className={letterhead ? 'printed-itinerary' : undefined}>
      {letterhead}
      <RecordPlate picture={picture} />
      <div className="page-width chaptered pb-12 sm:pb-24">
        <div className="col-start-1 row-start-1 min-w-0">
          <RecordTitle {...title} />
        </div>
        {tabs}
        <div className="col-start-1 row-start-2 min-w-0 pt-21">{overview}</div>
        {/* Where the panel stays in view is as far as this reaches. */}
        <div className="col-start-1 row-start-3 mt-8 sm:mt-10 lg:z-30 lg:col-start-2 lg:row-start-1 lg:row-end-3 lg:mt-0">
          <aside className="lg:sticky lg:top-36 lg:-mt-40">{panel}</aside>
        </div>
        <div className="col-span-full row-start-4 mt-9 min-w-0 sm:mt-20 lg:row-start-3">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-20 print:block print:*:mb-8">
            <React.Suspense>{isPastFirstFrame && children}</React.Suspense>
          </div>
        </div>
      </div>
    </article>
  );
}
