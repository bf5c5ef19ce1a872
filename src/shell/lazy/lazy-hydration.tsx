import * as React from 'react';
import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import type { LazyPart } from '#shell/lazy/lazy-part.tsx';
import { dehydratedMark, hydratedEvent } from '#src/start/marks.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';
import { Spinner } from '#ui/spinner.tsx';

/** How much of it must show: a part begins with the space above its first heading. */
const shown = '0px 0px -96px';

/** Pointing at it, touching it or moving the focus into it counts as well as seeing it. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

/** React stops events on their way to what it has not hydrated yet. */
const beforeReact = { capture: true, passive: true };

interface Gate {
  open: () => void;
  opened: Promise<void>;
}

interface LazyHydrationProps {
  part: LazyPart;
  className?: string;
}

/**
 * A part that stands far below the first view. A prerendered page has it as finished HTML, which can be read and whose links work;
 * its code is fetched, and React hydrates it, when the visitor comes near. Where the browser renders the page, the part is there
 * at once: the route's loader loads it.
 */
export function LazyHydration({ part, className }: LazyHydrationProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDehydrated, setDehydrated] = useState(!useIsHydrated());
  const [gate] = useState(() => (!isDehydrated || import.meta.env.SSR ? undefined : createGate()));
  // Kept: what was not hydrated yet must not be given anything new, or React would render it anew.
  const [content] = useState(
    <React.Suspense fallback={<Spinner />}>
      <Gated gate={gate} part={part} onHydrated={() => setDehydrated(false)} />
    </React.Suspense>,
  );
  // What was pressed and filled in here before waits for it (src/start/boot.ts).
  useLayoutEffect(() => {
    if (gate !== undefined && !isDehydrated) dispatchEvent(new Event(hydratedEvent));
  }, [gate, isDehydrated]);
  useOpening(gate, place, part);
  const isPastFirstFrame = useIsPastFirstFrame();
  return (
    <div ref={place} {...(isDehydrated && { [dehydratedMark]: '' })} className={className}>
      {isPastFirstFrame && content}
    </div>
  );
}

interface GatedProps {
  gate: Gate | undefined;
  part: LazyPart;
  onHydrated: () => void;
}

/** React leaves the HTML of what suspends while it hydrates a page as it is. */
function Gated({ gate, part: { Content }, onHydrated }: GatedProps) {
  if (gate !== undefined) use(gate.opened);
  useLayoutEffect(onHydrated, [onHydrated]);
  return <Content />;
}

/** Opens the gate once the code is there. Without it the HTML stays; coming near again is another try. */
function useOpening(gate: Gate | undefined, place: RefObject<HTMLElement | null>, part: LazyPart): void {
  useEffect(() => {
    const element = place.current;
    if (gate === undefined || element === null) return;
    const hydrate = () => {
      part.load().then(gate.open, () => {});
    };
    const onApproach = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) hydrate();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), {
      rootMargin: shown,
    });
    observer.observe(element);
    // Whoever stirs will scroll: then the code is there when the part is reached.
    onFirstTouch(() => void part.load().catch(() => {}));
    for (const event of approaches) addEventListener(event, onApproach, beforeReact);
    const stop = () => {
      observer.disconnect();
      for (const event of approaches) removeEventListener(event, onApproach, beforeReact);
    };
    void gate.opened.then(stop);
    return stop;
  }, [gate, place, part]);
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
