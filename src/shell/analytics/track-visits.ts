import type { RouterEvents } from '@tanstack/react-router';
import { subjectOf } from '#platform/analytics/page-events.ts';
import { sweepVendors, track } from '#platform/analytics/track.ts';
import { consent } from '#platform/consent/consent.ts';

/** What is needed of the router. */
export interface Routes {
  latestLocation: { pathname: string };
  subscribe: (event: 'onRendered', listener: (event: RouterEvents['onRendered']) => void) => () => void;
}

/**
 * Tracks what happens on every page (B-170): that it is looked at, which record it shows, and that it is shared by
 * WhatsApp. Begins with the page on screen; a consent given in another tab counts from the page on screen too. Returns how to stop.
 */
export function trackVisits(routes: Routes): () => void {
  let counted: string | undefined;
  const trackVisit = () => {
    const { pathname } = routes.latestLocation;
    if (counted === pathname) return;
    counted = pathname;
    trackPage(pathname);
  };
  sweepVendors();
  trackVisit();
  const stopRoutes = routes.subscribe('onRendered', trackVisit);
  const stopConsent = consent.subscribe(() => {
    counted = undefined;
    trackVisit();
  });
  document.addEventListener('click', trackShare, true);
  return () => {
    stopRoutes();
    stopConsent();
    document.removeEventListener('click', trackShare, true);
  };
}

function trackShare({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="https://wa.me/"]') !== null) {
    track({ name: 'ShareContent', method: 'whatsapp', ...subjectOf(location.pathname) });
  }
}

function trackPage(pathname: string): void {
  track({ name: 'PageView', title: document.title });
  const subject = subjectOf(pathname);
  if (subject.id === undefined) return;
  track({ name: 'ViewContent', ...subject });
  if (subject.kind === 'tours' || subject.kind === 'groupTours') track({ name: 'TourView', ...subject });
}
