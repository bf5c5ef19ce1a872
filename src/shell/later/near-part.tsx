import * as React from 'react';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import type { LaterPart } from '#shell/later/later-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsAlive } from '#ui/use-is-alive.ts';

/** How much of it must show: a part begins with the space above its first heading. */
const shown = '0px 0px -96px';

/** Pointing at it, touching it or moving the focus into it counts as well as seeing it. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

interface Gate {
  open: () => void;
  opened: Promise<void>;
}

/**
 * A part of a page that stands below the first view. A prerendered page has it as finished HTML, which can be read and
 * whose links work; its code is fetched, and React takes it over, when the visitor comes near. Where the browser renders the
 * page, the part is there at once: the route's loader loads it.
 */
export function NearPart({ part }: { part: LaterPart }) {
  const place = useRef<HTMLDivElement>(null);
  const isAlive = useIsAlive();
  const [gate] = useState(() => (isAlive || import.meta.env.SSR ? undefined : createGate()));
  // Kept: what was not taken over yet must not be given anything new, or React would render it anew.
  const [content] = useState(
    <React.Suspense fallback={<Spinner />}>
      <Gated gate={gate} part={part} />
    </React.Suspense>,
  );
  useOpening(gate, place, part);
  return <div ref={place}>{content}</div>;
}

/** React leaves the HTML of what suspends while it takes a page over as it is. */
function Gated({ gate, part: { Content } }: { gate: Gate | undefined; part: LaterPart }) {
  if (gate !== undefined) use(gate.opened);
  return <Content />;
}

/** Opens the gate once the code is there. Without it the HTML stays; coming near again is another try. */
function useOpening(gate: Gate | undefined, place: RefObject<HTMLElement | null>, part: LaterPart): void {
  useEffect(() => {
    const element = place.current;
    if (gate === undefined || element === null) return;
    const approach = () => {
      part.load().then(gate.open, () => {});
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && approach(), {
      rootMargin: shown,
    });
    observer.observe(element);
    for (const event of approaches) element.addEventListener(event, approach, { passive: true });
    const stop = () => {
      observer.disconnect();
      for (const event of approaches) element.removeEventListener(event, approach);
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
