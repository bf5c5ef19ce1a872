import { type RefObject, useEffect, useState } from 'react';
import { nextFrame } from '#ui/schedule.ts';

/** Whether something that stands in the place covers what has the focus (WCAG 2.4.11), so that what stands there must step aside. */
export function useKeepClear(place: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    let callOff = () => {};
    const look = () => {
      callOff();
      callOff = nextFrame(() => setInTheWay(place.current !== null && covers(place.current)));
    };
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const event of events) addEventListener(event, look, { passive: true });
    return () => {
      callOff();
      for (const event of events) removeEventListener(event, look);
    };
  }, [place]);

  return isInTheWay;
}

function covers(place: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || place.contains(focused)) return false;
  const box = focused.getBoundingClientRect();
  // A page or a long text that was given the focus has room elsewhere.
  if (box.height > innerHeight / 2) return false;
  return [...place.querySelectorAll(':scope > * > *')].some((part) => {
    const own = part.getBoundingClientRect();
    return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
  });
}
