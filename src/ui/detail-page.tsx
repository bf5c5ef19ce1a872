import * as React from 'react';
import { BesidePanelContext } from '#ui/card-width.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { RecordHead, type RecordHeadProps } from '#ui/record-head.tsx';

interface DetailPageProps extends RecordHeadProps {
  /** Stays in view beside the text on a desktop: the price, the quick facts. */
  panel?: React.ReactNode;
  children: React.ReactNode;
  /** What goes on across the whole page: a story with its plates. */
  across?: React.ReactNode;
  /** What follows across the whole width. */
  below?: React.ReactNode;
}

/**
 * A page about one record: its title and its picture, then what there is to know.
 * React hydrates a prerendered page one boundary after the other: a phone is not busy with all of it at once.
 */
export function DetailPage({ panel, children, across, below, ...head }: DetailPageProps) {
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <>
      <article>
        <RecordHead {...head} />
        <div className="page-width pb-20">
          <div
            className={
              panel ? 'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]' : ''
            }
          >
            {panel && (
              <aside className="z-10 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">{panel}</aside>
            )}
            {/* As wide as the page, however much stands side by side in a strip of photographs. */}
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-16 lg:col-start-1 lg:row-start-1">
              <BesidePanelContext value={panel !== undefined}>
                <React.Suspense>{isPastFirstFrame && children}</React.Suspense>
              </BesidePanelContext>
            </div>
          </div>
        </div>
        <React.Suspense>{isPastFirstFrame && across}</React.Suspense>
      </article>
      <React.Suspense>{isPastFirstFrame && below}</React.Suspense>
    </>
  );
}
