import { formatUsd } from '#contract/words/money.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { forWhom } from '#platform/format/for-whom.ts';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';

/** What the trip costs each of this party, as its card says it. */
export function TripAtAGlance({ isLarge = false }: { isLarge?: boolean }) {
  const { eachPays } = useTrip();
  if (eachPays === undefined) return null;
  const { each, people, when } = eachPays;
  return <PriceAtAGlance sum={formatUsd(each)} unit={`${forWhom(people)}, all in`} when={when} isLarge={isLarge} />;
}
