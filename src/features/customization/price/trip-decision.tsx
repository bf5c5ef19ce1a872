import { formatUsd } from '#contract/words/money.ts';
import { NextStepLink } from '#features/customization/next-step-link.tsx';
import { TripAtAGlance } from '#features/customization/price/trip-at-a-glance.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { forWhom } from '#platform/format/for-whom.ts';
import { buttonClass } from '#ui/button-look.ts';

/** ` · $2,544 each, all in`, at the end of the line that says what a tour is. */
export function EachPaysWords() {
  const { eachPays } = useTrip();
  return eachPays && ` · ${formatUsd(eachPays.each)} ${forWhom(eachPays.people)}, all in`;
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
