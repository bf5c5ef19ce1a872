import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterFrames } from '#ui/schedule.ts';

let isByLink = false;
let isBack = false;

/** Notes how the visitor comes to each page: by a link, or on a way back, which must find the page as tall as it was left. */
export function watchArrivals(history: RouterHistory): void {
  let { pathname } = history.location;
  isByLink = false;
  isBack = false;
  history.subscribe(({ location, action }) => {
    isByLink = action.type === 'PUSH' && location.pathname !== pathname && location.hash === '';
    isBack = action.type !== 'PUSH' && action.type !== 'REPLACE';
    pathname = location.pathname;
  });
}

/** Whether the page that is shown, or on its way, is one the visitor had left, and stands where they had left it. */
export function isComingBack(): boolean {
  return isBack;
}

/**
 * Whether what stands below the first view is to be rendered. A page a link leads to shows its first view in one frame and
 * the rest in the frames after it; any other is whole at once.
 *
 * Not as a transition of React's: one that the next page interrupts keeps hold of what it had made so far.
 *
 * @param frame which frame it follows, the first one being the first view's
 */
export function useIsWhole(frame = 2): boolean {
  const [isWhole, setWhole] = useState(!isByLink);
  useEffect(() => (isWhole ? undefined : afterFrames(frame, () => setWhole(true))), [isWhole, frame]);
  return isWhole;
}

/** Above the cards of a list, about; on a desktop, where something else comes first, at least `lowIntro`. In CSS pixels, as is a row. */
const intro = 350;
const lowIntro = 900;
const row = 650;

/**
 * How many cards of a grid are to be rendered: those of the first view in the frame in which a link's page is shown, then all.
 *
 * @param columns on a desktop; two on a tablet and one on a phone
 * @param isLow on a desktop something else comes first: a map, a story
 */
export function useCardCount(columns: number, isLow = false): number {
  const isWhole = useIsWhole();
  if (isWhole) return Number.POSITIVE_INFINITY;
  const isDesktop = innerWidth >= 1024;
  const across = innerWidth < 640 ? 1 : isDesktop ? columns : 2;
  const above = isLow && isDesktop ? lowIntro : intro;
  return across * Math.max(0, Math.ceil((innerHeight - above) / row));
}
