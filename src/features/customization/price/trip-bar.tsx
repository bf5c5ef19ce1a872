import { type RefObject, useEffect, useState } from 'react';
import { NextStepLink } from '#features/customization/next-step-link.tsx';
import { TripTotal } from '#features/customization/price/trip-total.tsx';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { buttonClass } from '#ui/button-look.ts';

interface TripBarProps {
  /** The price box: the bar takes its place once that has been scrolled past. */
  after: RefObject<HTMLElement | null>;
  /** At a phone's lower edge, or on a desktop beside the page's tabs. */
  place: 'phone' | 'tabs';
}

const placeClass = {
  phone:
    'phone-bar fixed inset-x-0 bottom-0 z-30 justify-between border-line border-t bg-surface px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden',
  tabs: 'max-lg:hidden',
};

/** The price and the next step, in reach wherever one is on the page. */
export function TripBar({ after, place }: TripBarProps) {
  if (!useIsWanted(after)) return null;
  return (
    <aside aria-label="Your trip at a glance" className={`flex items-center gap-4 print:hidden ${placeClass[place]}`}>
      <TripTotal />
      <NextStepLink className={buttonClass({ size: 'small' })} />
    </aside>
  );
}

/** The header and the tabs lie over it; and without an end below, a jump over the whole box, as going back makes, is a change as well. */
const belowTabs = '-112px 0px 1000000px';

/** Whether the price box lies above what one sees, and the request form, with its own press, is not in it. */
function useIsWanted(priceBox: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isRequestInView, setIsRequestInView] = useState(false);
  useEffect(() => {
    const past = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: belowTabs,
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
