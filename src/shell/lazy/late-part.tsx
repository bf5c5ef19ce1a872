import * as React from 'react';
import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { dehydratedMark, hydratedEvent } from '#contract/site/page-marks.ts';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import type { LazyPart } from '#shell/lazy/lazy-part.tsx';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { Spinner } from '#ui/spinner.tsx';

/**
 * A part below the first view. A prerendered page has it as finished HTML, which can be read and whose links work; its code is
 * fetched with the visitor's first touch, and React hydrates it then. Where the browser renders the page, the part is there at
 * once: the route's loader loads it.
 */
export function LatePart({ part, className }: { part: LazyPart; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isLate] = useState(!useIsHydrated());
  const [loaded] = useState(() => (isLate && !import.meta.env.SSR ? loadWithTouch(part) : undefined));
  // Kept: what was not hydrated yet must not be given anything new, or React would render it anew.
  const [content] = useState(
    <React.Suspense fallback={<Spinner />}>
      {isLate ? <Late place={place} part={part} loaded={loaded} /> : <part.Content />}
    </React.Suspense>,
  );
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <div ref={place} {...(isLate && { [dehydratedMark]: '' })} className={className}>
      {isPastFirstFrame && content}
    </div>
  );
}

interface LateProps {
  place: RefObject<HTMLElement | null>;
  part: LazyPart;
  loaded: Promise<void> | undefined;
}

/** React leaves the HTML of what suspends while it hydrates a page as it is. */
function Late({ place, part: { Content }, loaded }: LateProps) {
  if (loaded !== undefined) use(loaded);
  useLayoutEffect(() => {
    place.current?.removeAttribute(dehydratedMark);
    dispatchEvent(new Event(hydratedEvent));
  }, [place]);
  return <Content />;
}

/** Without its code the HTML stays; the next touch is another try. */
async function loadWithTouch({ load }: LazyPart): Promise<void> {
  const touch = () => new Promise<void>(onFirstTouch);
  if (!navigator.userActivation?.hasBeenActive) await touch();
  while (!(await load().then(isDone, isRefused))) await touch();
}

const isDone = () => true;
const isRefused = () => false;
