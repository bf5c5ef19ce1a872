import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a move to another page the focus goes to its heading, or to the part its hash names, and its title is announced,
 * as a full page load would do. Filters change the address but not the page, and keep the focus where it is.
 */
export function RouteFocus() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        focusTarget(toLocation.hash);
        setAnnounced(document.title);
      }),
    [router],
  );

  useEffect(scrollToHashAgain, []);

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

function focusTarget(hash: string): void {
  const target = (hash === '' ? null : document.getElementById(hash)) ?? document.querySelector<HTMLElement>('main h1');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Text above the target grows or shrinks when its fonts arrive; the router has scrolled before that. */
function scrollToHashAgain(): void {
  const hash = location.hash.slice(1);
  if (hash === '') return;
  void document.fonts.ready.then(() => {
    if (!navigator.userActivation.hasBeenActive) document.getElementById(hash)?.scrollIntoView();
  });
}
