import { useEffect, useState } from 'react';
import { begunMark } from '#contract/site/page-marks.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { useFetched } from '#shell/lazy/lazy-part.tsx';

const loadCard = () =>
  import('#features/trip/resume/resume-trip-card.tsx').then(({ ResumeTripCard }) => ResumeTripCard);

/**
 * For a visitor who comes back: the trip they have begun, on home and on lists. Its place is held free from the first paint on
 * (src/start/before-paint.ts), or since it was begun on the way, so that nothing moves when it comes; for everybody else there is neither a place
 * nor its code.
 */
export function ResumeTrip({ className = '' }: { className?: string }) {
  const isHydrated = useIsHydrated();
  return <div className={`begun-trip page-width print:hidden ${className}`}>{isHydrated && <Begun />}</div>;
}

function Begun() {
  const [isBegun] = useState(() => document.documentElement.hasAttribute(begunMark));
  const { part: Card, fetchPart } = useFetched(loadCard);
  useEffect(() => {
    if (isBegun) fetchPart();
  }, [isBegun, fetchPart]);
  return isBegun && Card !== undefined && <Card />;
}
