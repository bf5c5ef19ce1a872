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

/** Whether there are words of the page in the box, looked for at nine points of it; those of `own` do not count. */
export function hasWordsAt({ left, top, width, height }: DOMRect, own: Element): boolean {
  const parts = [0.1, 0.5, 0.9];
  return parts.some((across) => parts.some((down) => areWordsAt(left + across * width, top + down * height, own)));
}

function areWordsAt(x: number, y: number, own: Element): boolean {
  const around = document.elementsFromPoint(x, y).filter((element) => !own.contains(element));
  const texts = around.flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text));
  return texts.some((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const point = { left: x, right: x, top: y, bottom: y };
    return text.data.trim() !== '' && [...range.getClientRects()].some((box) => meet(box, point));
  });
}

/**
 * Calls back when the page or the focus has moved, and what makes room for what floats has followed. What is laid out late
 * (a part that comes near, a banner's room) moves things without scrolling: then the page's height changes.
 *
 * @param frames after how many it has followed
 */
export function onMoves(callback: () => void, frames = 2): () => void {
  let callOff = () => {};
  const later = () => {
    callOff();
    callOff = afterFrames(frames, callback);
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
