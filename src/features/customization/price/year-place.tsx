import { useEffect, useRef, useState } from 'react';
import { YearOfPrices } from '#features/customization/price/year-of-prices.tsx';

/** Where the year's bars stand. They are made when the visitor comes near, and the room for them is there before. */
export function YearPlace() {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-[33rem] sm:min-h-[17.75rem]">
      {isNear && <YearOfPrices />}
    </div>
  );
}
