import { type RefObject, useEffect, useState } from 'react';
import { boxesOf, hasWordsAt, meet, onMoves } from '#shell/chat/boxes.ts';

/** What is pressed in the page, the tabs of its sections, what sends a form, and what a record's page says of its price. */
const kept =
  'main :is(button, select), .section-tabs, form [type="submit"], main article aside, .record-words :is(.figures, a)';

/** Who has not scrolled for so long is reading, in milliseconds. */
const restsAfter = 400;

/**
 * Whether what stands at the place must step aside: while the page is scrolled down, which is how it is read; and otherwise where it
 * covers what has the focus (WCAG 2.4.11), or its button what is pressed, tells a price, or, once it has greeted, is being read.
 */
export function useKeepClear(place: RefObject<HTMLElement | null>, isGreeted: boolean): boolean {
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    let direction: 'down' | 'up' | undefined;
    let last = scrollY;
    let timer: number | undefined;
    const check = () => {
      const { current } = place;
      const isFree = current === null || standsInBar(current);
      setInTheWay(!isFree && (direction === 'down' || covers(current, isGreeted && direction === undefined)));
    };
    const onScroll = () => {
      if (scrollY !== last) direction = scrollY > last ? 'down' : 'up';
      last = scrollY;
      clearTimeout(timer);
      timer = setTimeout(() => {
        direction = undefined;
        check();
      }, restsAfter);
      check();
    };
    check();
    addEventListener('scroll', onScroll, { passive: true });
    // When the greeting has found its place.
    const stop = onMoves(check, 3);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      stop();
    };
  }, [place, isGreeted]);

  return isInTheWay;
}

/** The bar at a phone's lower edge has room for it. */
function standsInBar(place: HTMLElement): boolean {
  const button = place.querySelector('a')?.getBoundingClientRect();
  return button !== undefined && boxesOf('.has-chat').some((bar) => meet(bar, button));
}

function covers(place: HTMLElement, isReading: boolean): boolean {
  const focused = document.activeElement;
  if (place.contains(focused) || place.matches(':hover')) return false;
  const button = place.querySelector('a')?.getBoundingClientRect();
  if (button !== undefined) {
    if (boxesOf(kept).some((box) => meet(box, button))) return true;
    if (isReading && hasWordsAt(button, place)) return true;
  }
  if (focused === null || focused === document.body) return false;
  const box = focused.getBoundingClientRect();
  // A page or a long text that was given the focus has room elsewhere.
  if (box.height > innerHeight / 2) return false;
  return [...place.querySelectorAll(':scope > * > *')].some((part) => meet(box, part.getBoundingClientRect()));
}
