import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterFrames } from '#ui/schedule.ts';

let isByLink = false;
let isBack = false;

/** Notes how the visitor comes to each page: by a link, or on a way back, which must find the page as tall as it was left. */
export function watchNavigation(history: RouterHistory): void {
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
 * Whether what stands below the first view is to be rendered. A page a link leads to shows its first view in one frame and the
 * rest in the next; any other is whole at once.
 *
 * Not as a transition of React's: one that the next page interrupts keeps hold of what it had made so far.
 */
export function useIsPastFirstFrame(): boolean {
  const [isPast, setPast] = useState(!isByLink);
  useEffect(() => (isPast ? undefined : afterFrames(1, () => setPast(true))), [isPast]);
  return isPast;
}
