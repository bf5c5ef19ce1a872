import type { ReactNode } from 'react';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { RecordHead, type RecordHeadProps } from '#ui/record-head.tsx';

interface SectionedPageProps extends RecordHeadProps {
  /** On paper, above the picture. */
  letterhead?: ReactNode;
  tabs: ReactNode;
  /** Beside the first section on a desktop, where it stays in view through it, and above it on a phone. */
  panel: ReactNode;
  /** The first section. */
  overview: ReactNode;
  /** The other sections, across the page. */
  children: ReactNode;
}

/** A long page about one record, in sections, with links from each to all others. */
export function SectionedPage({ letterhead, tabs, panel, overview, children, ...head }: SectionedPageProps) {
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <article className={letterhead ? 'printed-itinerary' : undefined}>
      {letterhead}
      <RecordHead {...head} />
      <div className="page-width sectioned pb-12 sm:pb-24">
        {tabs}
        {/* Where the panel stays in view is as far as this reaches. */}
        <div className="panel-place">
          <aside className="lg:sticky lg:top-36">{panel}</aside>
        </div>
        <div className="overview-place min-w-0">{overview}</div>
        <div className="col-span-full mt-7 min-w-0 sm:mt-20">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:gap-20 print:block print:*:mb-8">
            {isPastFirstFrame && children}
          </div>
        </div>
      </div>
    </article>
  );
}
