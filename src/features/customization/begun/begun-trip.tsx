import { useEffect, useState } from 'react';
import { hasBegunTrip } from '#features/customization/begun/begun-place.ts';
import { useFetched } from '#shell/lazy/use-fetched.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

const loadCard = () =>
  import('#features/customization/begun/begun-trip-card.tsx').then(({ BegunTripCard }) => BegunTripCard);

/**
 * For a visitor who comes back: the trip they have begun, on home and on lists. Its place is held free from the first paint on, so that
 * nothing moves when it comes; for everybody else there is neither a place nor its code.
 */
export function BegunTrip({ className = '' }: { className?: string }) {
  const isHydrated = useIsHydrated();
  return <div className={`begun-trip page-width print:hidden ${className}`}>{isHydrated && <Begun />}</div>;
}

function Begun() {
  const [isBegun] = useState(hasBegunTrip);
  const { part: Card, fetchPart } = useFetched(loadCard);
  useEffect(() => {
    // Also for whom came by a link within the site, after having begun it on the way.
    document.documentElement.toggleAttribute('data-begun', isBegun);
    if (isBegun) fetchPart();
  }, [isBegun, fetchPart]);
  return isBegun && Card !== undefined && <Card />;
}
