import { type RefObject, useEffect, useState } from 'react';
import { NextStepLink } from '#features/customization/next-step-link.tsx';
import { useTrip } from '#features/customization/trip-context.ts';
import { partyWords } from '#features/customization/trip-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { buttonClass } from '#ui/button-look.ts';

/** On a phone, the price and the next step stay in reach once the price box has been scrolled past. */
export function TripBar({ after }: { after: RefObject<HTMLElement | null> }) {
  const { state } = useTrip();
  const isPast = useScrolledPast(after);
  if (!isPast) return null;
  return (
    <aside
      aria-label="Your trip at a glance"
      className="phone-bar fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className="leading-tight">
        <span className="figures block font-display font-semibold text-xl">{formatUsd(state.pricing.total)}</span>
        <span className="block text-[0.8125rem] text-muted">{partyWords(state.customizations.guestCount)}</span>
      </p>
      <NextStepLink className={buttonClass({ size: 'small' })} />
    </aside>
  );
}

/** Whether the element lies above the window. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
