import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sweepVendors, track } from '#platform/analytics/track.ts';
import { whenIdle } from '#platform/browser/when-idle.ts';
import { consent } from '#platform/consent/consent.ts';
import { subjectOf } from '#shell/analytics/page-subject.ts';

/**
 * Tells of what happens on every page (spec §2, §7): that it is looked at, which record it shows, and that it is shared by
 * WhatsApp. The first page is told when the browser is idle; a consent given in another tab counts from the page on screen.
 */
export function VisitEvents() {
  const router = useRouter();

  useEffect(() => {
    let told: string | undefined;
    const tell = () => {
      const { pathname } = router.latestLocation;
      if (told === pathname) return;
      told = pathname;
      tellPage(pathname);
    };
    const stopIdle = whenIdle(() => {
      sweepVendors();
      tell();
    });
    const stopRoutes = router.subscribe('onRendered', tell);
    const stopConsent = consent.subscribe(() => {
      told = undefined;
      tell();
    });
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="https://wa.me/"]') !== null) {
        track({ name: 'ShareContent', ...subjectOf(location.pathname) });
      }
    };
    document.addEventListener('click', onClick, true);
    return () => {
      stopIdle();
      stopRoutes();
      stopConsent();
      document.removeEventListener('click', onClick, true);
    };
  }, [router]);

  return null;
}

function tellPage(pathname: string): void {
  track({ name: 'PageView', title: document.title });
  const subject = subjectOf(pathname);
  if (subject.id === undefined) return;
  track({ name: 'ViewContent', ...subject });
  if (subject.kind === 'tours' || subject.kind === 'groupTours') track({ name: 'TourView', ...subject });
}
