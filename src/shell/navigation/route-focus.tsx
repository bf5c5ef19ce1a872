import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a move to another page the focus goes to its heading, or to the part its hash names, and its title is announced,
 * as a full page load would do. Filters change the address but not the page, and keep the focus where it is.
 */
export function RouteFocus() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  // The page last shown. The router's own "from" is empty when a link is pressed before the first page has finished loading.
  const shown = useRef(router.latestLocation.pathname);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (shown.current === toLocation.pathname) return;
        shown.current = toLocation.pathname;
        focusTarget(toLocation.hash, () => setAnnounced(document.title));
      }),
    [router],
  );

  useEffect(holdHashInView, []);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

let waiting: MutationObserver | undefined;

/** A page that is still waited for has no heading yet: it has the focus once it comes, unless somebody has gone elsewhere meanwhile. */
function focusTarget(hash: string, announce: () => void, from = document.activeElement): void {
  waiting?.disconnect();
  const target = (hash === '' ? null : document.getElementById(hash)) ?? document.querySelector<HTMLElement>('main h1');
  if (target === null) {
    waiting = new MutationObserver(() => focusTarget(hash, announce, from));
    waiting.observe(document.body, { childList: true, subtree: true });
    return;
  }
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === from || activeElement === body) {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  announce();
}

/** How long after a page load text and pictures may still move the target. */
const settlingMs = 3000;

/**
 * Keeps the target of the first address in view while fonts and pictures above it arrive: the router has scrolled before
 * that. The visitor's first own move ends it.
 */
function holdHashInView(): (() => void) | undefined {
  const hash = location.hash.slice(1);
  if (hash === '') return undefined;
  const observer = new ResizeObserver(() => document.getElementById(hash)?.scrollIntoView());
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, release);
  };
  const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(release, settlingMs);
  for (const move of moves) addEventListener(move, release, { passive: true });
  observer.observe(document.body);
  return release;
}
