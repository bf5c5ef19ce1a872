import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a move to another page the focus goes to its heading and its title is announced, as a full page load would do.
 * Filters change the address but not the page, and keep the focus where it is.
 */
export function RouteFocus() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        // A hash names its own target, which the router scrolls to.
        if (toLocation.hash === '') focusHeading();
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
