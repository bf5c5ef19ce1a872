import { type RefObject, useEffect, useState } from 'react';
import { boxesOf, meet, onMoves } from '#shell/chat/boxes.ts';

/** What is pressed in the page, the tabs of its chapters, what sends a form, and what a record's page says of its price. */
const kept = 'main :is(button, select), .section-tabs, form [type="submit"], main article aside';

/**
 * Whether the place covers what has the focus (WCAG 2.4.11), or its button what is pressed or tells a price, so that what
 * stands there must step aside.
 */
export function useKeepClear(place: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    const look = () => setInTheWay(place.current !== null && covers(place.current));
    look();
    // When the greeting has found its place.
    return onMoves(look, 3);
  }, [place]);

  return isInTheWay;
}

function covers(place: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused !== null && place.contains(focused)) return false;
  const button = place.querySelector('a')?.getBoundingClientRect();
  if (button !== undefined && boxesOf(kept).some((box) => meet(box, button))) return true;
  if (focused === null || focused === document.body) return false;
  const box = focused.getBoundingClientRect();
  // A page or a long text that was given the focus has room elsewhere.
  if (box.height > innerHeight / 2) return false;
  return [...place.querySelectorAll(':scope > * > *')].some((part) => meet(box, part.getBoundingClientRect()));
}
