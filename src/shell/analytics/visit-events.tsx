import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { consent } from '#platform/consent/consent.ts';
import { whenIdle } from '#ui/schedule.ts';

const nothing = () => {};

/**
 * Counts visits, from when the visitor has decided about it: whoever has not is told of to nobody, and does not even load the
 * program. A refusal loads it too, since it clears away what an earlier agreement left behind.
 */
export function VisitEvents() {
  const router = useRouter();

  useEffect(() => {
    let stop = nothing;
    let isWanted = true;
    let isBegun = false;
    const begin = () => {
      if (isBegun || consent.isUndecided()) return;
      isBegun = true;
      import('#shell/analytics/track-visits.ts').then(
        ({ trackVisits }) => {
          if (isWanted) stop = trackVisits(router);
        },
        () => {
          // Out of reach: what is counted is never worth a word. The next decision is another try.
          isBegun = false;
        },
      );
    };
    const stopIdle = whenIdle(begin);
    const stopConsent = consent.subscribe(begin);
    return () => {
      isWanted = false;
      stopIdle();
      stopConsent();
      stop();
    };
  }, [router]);

  return null;
}
