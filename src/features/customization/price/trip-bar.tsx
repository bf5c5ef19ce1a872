import { type RefObject, useEffect, useState } from 'react';
import { NextStepLink } from '#features/customization/next-step-link.tsx';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { type CustomizationState, totalRangeOf } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { partyWords } from '#features/customization/trip/trip-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';
import { buttonClass } from '#ui/button-look.ts';

/** On a phone, the price and the next step stay in reach once the price box has been scrolled past. */
export function TripBar({ after }: { after: RefObject<HTMLElement | null> }) {
  const { state, costs } = useTrip();
  const whole = costs?.whole;
  if (!useIsWanted(after)) return null;
  return (
    <aside
      aria-label="Your trip at a glance"
      className="phone-bar fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className="leading-tight">
        <span
          className={`figures block font-display font-semibold ${whole ? 'whitespace-nowrap text-base' : 'text-xl'}`}
        >
          {whole ? formatUsdRange(whole.total) : invoiceFrom(state)}
        </span>
        <span className="block text-[0.8125rem] text-muted">
          {whole && 'The whole trip, '}
          {partyWords(state.customizations.guestCount)}
        </span>
      </p>
      <NextStepLink className={buttonClass({ size: 'small' })} />
    </aside>
  );
}

function invoiceFrom(state: CustomizationState): string {
  const total = formatUsd(state.pricing.total);
  return totalRangeOf(state) === undefined ? total : `From ${total}`;
}

/** Whether the price box lies above the window, and the request form, with its own press, is not in it. */
function useIsWanted(priceBox: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isRequestInView, setIsRequestInView] = useState(false);
  useEffect(() => {
    // A root without an end below: a jump over the whole box, as going back makes, is a change to it as well.
    const past = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    });
    const inView = new IntersectionObserver((entries) => setIsRequestInView(entries.at(-1)?.isIntersecting === true));
    const request = document.getElementById(requestAnchor);
    if (priceBox.current !== null) past.observe(priceBox.current);
    if (request !== null) inView.observe(request);
    return () => {
      past.disconnect();
      inView.disconnect();
    };
  }, [priceBox]);
  return isPast && !isRequestInView;
}
