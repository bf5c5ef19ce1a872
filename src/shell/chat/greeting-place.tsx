import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boxesOf, meet, onMoves } from '#shell/chat/boxes.ts';

/** What the greeting may not lie over: the page's title, tabs, forms, prices, the question about cookies. */
const kept = 'h1, .record-words :is(.figures, a), .section-tabs, form, main article aside, .phone-bar, .cookie-bar';

/** Between the greeting and what it was lifted above, in pixels. */
const gap = 12;

/** The top bar and the header end here at the latest, in pixels. */
const header = 120;

/**
 * Above the button instead of pushing it: nothing on the page moves when the greeting comes. Where it would lie over a title, a form,
 * a price or a banner it stands above that, also while the page is scrolled; where there is no room either, it is not seen.
 */
export function GreetingPlace({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isClear, setClear] = useState(false);

  useLayoutEffect(() => {
    const settle = () => {
      const { current } = place;
      if (current === null) return;
      current.style.translate = '';
      const lift = liftOver(current.getBoundingClientRect());
      current.style.translate = `0 ${-(lift ?? 0)}px`;
      setClear(lift !== undefined);
    };
    settle();
    return onMoves(settle);
  }, []);

  useEffect(() => {
    if (isClear) onSeen();
  }, [isClear, onSeen]);

  return (
    <div
      ref={place}
      data-greeting=""
      className={`absolute bottom-full left-0 mb-3 w-max ${isClear ? '' : 'invisible'}`}
    >
      {children}
    </div>
  );
}

/** How far up the box must move to lie over nothing, in pixels; undefined where the window has no such room. */
function liftOver({ top, bottom, left, right }: DOMRect): number | undefined {
  const boxes = boxesOf(kept);
  let lift = 0;
  // Above one of them it may meet the next.
  boxes.forEach(() => {
    for (const box of boxes) {
      if (meet(box, { left, right, top: top - lift, bottom: bottom - lift })) lift = bottom - box.top + gap;
    }
  });
  return lift === 0 || top - lift > header ? lift : undefined;
}
