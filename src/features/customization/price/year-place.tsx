import { useEffect, useRef } from 'react';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** Where the year's bars stand. Their code comes when the visitor comes near, and the room for them is there before. */
export function YearPlace() {
  const { afterChoice } = useTrip();
  const { part, fetchPart } = afterChoice;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || part !== undefined) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchPart(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, fetchPart]);
  return (
    <div ref={place} className="min-h-[33rem] sm:min-h-[17.75rem]">
      {part && <part.YearOfPrices />}
    </div>
  );
}
