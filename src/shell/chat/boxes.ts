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

/**
 * Calls back when the page or the focus has moved, and what makes room for what floats has followed. What is laid out late
 * (a part that comes near, a banner's room) moves things without scrolling: then the page's height changes.
 *
 * @param frames after how many it has followed
 */
export function onMoves(look: () => void, frames = 2): () => void {
  let callOff = () => {};
  const later = () => {
    callOff();
    callOff = afterFrames(frames, look);
  };
  const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, later, { passive: true });
  const heights = new ResizeObserver(later);
  heights.observe(document.body);
  return () => {
    callOff();
    heights.disconnect();
    for (const event of events) removeEventListener(event, later);
  };
}
