import { type RefObject, useEffect, useState } from 'react';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import { CustomiseLink, NextStepLink } from '#features/trip/next-step-link.tsx';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { requestAnchor } from '#features/trip/trip-anchors.ts';
import { forWhom } from '#platform/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { useIsInView } from '#ui/use-is-in-view.ts';

const label = 'Your trip at a glance';

/** The price and the next step at a phone's lower edge, but not over the request form, which has its own press. */
export function TripBar() {
  if (useIsInView(requestAnchor)) return null;
  return (
    <PhoneBar label={label}>
      <CustomiseLink className="min-w-0 max-[14rem]:hidden">
        <TripAtAGlance />
      </CustomiseLink>
      <NextStepLink className={buttonClass({ size: 'small' }, 'shrink-0')} />
    </PhoneBar>
  );
}

/** The same beside the tabs of a desktop once the price box has been scrolled past. */
export function TripBesideTabs({ after }: { after: RefObject<HTMLElement | null> }) {
  const isPast = useIsPast(after);
  const isRequestInView = useIsInView(requestAnchor);
  if (!isPast || isRequestInView) return null;
  return (
    <aside aria-label={label} className="flex items-center gap-4 max-lg:hidden print:hidden">
      <TripAtAGlance />
      <NextStepLink className={buttonClass({ size: 'small' })} />
    </aside>
  );
}

/** The header and the tabs lie over it; and without an end below, a jump over the whole box, as going back makes, is a change as well. */
const belowTabs = '-112px 0px 1000000px';

function useIsPast(box: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const past = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: belowTabs,
    });
    if (box.current !== null) past.observe(box.current);
    return () => past.disconnect();
  }, [box]);
  return isPast;
}

/** ` · $2,544 each, all in`, at the end of the line that says what a tour is. */
export function EachPaysWords() {
  const { eachPays } = useTrip();
  return eachPays && `${dot}${formatUsd(eachPays.each)} ${forWhom(eachPays.people)}, all in`;
}

/** The price and the next step in the head of a tour's page. */
export function TripDecision() {
  return (
    <>
      <TripAtAGlance isLarge />
      <NextStepLink className={buttonClass({})} />
    </>
  );
}

/** What the trip costs each of this party, as its card says it. */
function TripAtAGlance({ isLarge = false }: { isLarge?: boolean }) {
  const { eachPays } = useTrip();
  if (eachPays === undefined) return null;
  const { each, people, when } = eachPays;
  return <PriceAtAGlance sum={formatUsd(each)} unit={`${forWhom(people)}, all in`} when={when} isLarge={isLarge} />;
}
