import type { ReactNode } from 'react';
import { foldMark } from '#ui/fold-mark.ts';

interface FoldOnPhoneProps {
  /** What stands on a phone, too: a title, and a line about what is folded. */
  summary: ReactNode;
  children: ReactNode;
  /** The summary says nothing where all of it is shown. */
  isSummaryForPhone?: boolean;
  /** A tablet folds it like a phone; on a desk its summary is not shown. */
  isOnTablet?: boolean;
  className?: string;
}

/**
 * A part that is folded on a phone and whole on anything wider, and on paper (`fold-on-phone` in site.css). Native, so it
 * opens without script and for the browser's own search.
 */
export function FoldOnPhone(props: FoldOnPhoneProps) {
  const { summary, children, isSummaryForPhone, isOnTablet, className = '' } = props;
  return (
    <details
      ref={isOnTablet ? tellOpenOnDesk : tellOpen}
      className={`${isOnTablet ? 'lg:details-content:[content-visibility:visible]' : 'fold-on-phone'} ${className}`}
    >
      <summary
        className={`${isSummaryForPhone ? 'sm:hidden print:hidden' : ''} ${isOnTablet ? 'lg:hidden' : ''} flex min-h-11 items-center justify-between gap-4 after:size-5 after:text-accent ${foldMark}`}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** What is whole already, from a width in rem on, is not said to be folded. */
const openFrom = (width: number) => (details: HTMLDetailsElement | null) => {
  if (details !== null && matchMedia(`(width >= ${width}rem)`).matches) details.open = true;
};

// The same functions each time: React calls a new one again.
const tellOpen = openFrom(40);
const tellOpenOnDesk = openFrom(64);
