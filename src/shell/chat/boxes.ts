import { afterFrames } from '#ui/schedule.ts';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether two boxes lie over each other. */
export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** The boxes of the elements that match. */
export function boxesOf(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** Calls back when the page or the focus has moved, and what makes room for what floats has followed. */
export function onMoves(look: () => void): () => void {
  let callOff = () => {};
  const later = () => {
    callOff();
    callOff = afterFrames(2, look);
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, later, { passive: true });
  return () => {
    callOff();
    for (const event of events) removeEventListener(event, later);
  };
}
