import { type ReactNode, useId, useState } from 'react';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  isOpen?: boolean;
}

/** A question that opens its answer. Native, so it works without script and with the browser's own page search. */
export function Disclosure({ summary, children, id, isOpen = false }: DisclosureProps) {
  const isHydrated = useIsHydrated();
  // Opened before the script, and rendered anew since others had changed its part of the page.
  const [wasOpen] = useState(() => isHydrated && id !== undefined && document.getElementById(id)?.hasAttribute('open'));
  return (
    <details id={id} open={isOpen || wasOpen} className="border-line border-b">
      <summary
        className={`flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-[1.0625rem] after:size-5 after:text-accent ${foldMark}`}
      >
        {summary}
      </summary>
      <div className="max-w-[46rem] pb-5 text-muted">{children}</div>
    </details>
  );
}

/** On the `summary` of a `details`: the mark at its end, which turns when that one opens, whatever it stands in. */
export const foldMark = 'after:mark-chevron after:transition-transform [details[open]>&]:after:rotate-180';

/** A titled part of a page that a phone folds behind its title (`PageSection` is one that never is). */
export function FoldedSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="max-sm:border-line max-sm:border-y max-sm:py-1.5">
      <FoldOnPhone
        summary={
          <h2 id={headingId} className="max-w-[13.4em] text-title-2 leading-[1.08] tracking-[-0.012em]">
            {title}
          </h2>
        }
      >
        <div className="mt-4 max-sm:pb-4 sm:mt-7">{children}</div>
      </FoldOnPhone>
    </section>
  );
}

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
      ref={isOnTablet ? openFromDesktop : openFromTablet}
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

/** From a width in rem on it is open, so that screen readers do not call it folded. */
const openFrom = (width: number) => (details: HTMLDetailsElement | null) => {
  if (details !== null && matchMedia(`(width >= ${width}rem)`).matches) details.open = true;
};

// The same functions each time: React calls a new one again.
const openFromTablet = openFrom(40);
const openFromDesktop = openFrom(64);
