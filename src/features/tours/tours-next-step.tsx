import { eachOf } from '#contract/money/whole-trip.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import { formatUsd } from '#contract/words/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';

/** What the cheapest of these tours costs each of two. */
export function ToursFrom({ tours }: { tours: readonly TourSummary[] }) {
  const sums = tours.flatMap(({ cheapest }) => (cheapest ? [eachOf(cheapest)] : []));
  if (sums.length === 0) return null;
  return <PriceAtAGlance sum={`From ${formatUsd(Math.min(...sums))}`} unit="each, all in" isLarge />;
}

interface ToursNextStepProps {
  destinationId: string;
  /** Those that go there. */
  tours: readonly TourSummary[];
  words: string;
  className?: string;
}

/** To the tours that go to a destination, or to the form where none does. */
export function ToursNextStep({ destinationId, tours, words, className = '' }: ToursNextStepProps) {
  if (tours.length === 0)
    return (
      <ButtonLink to="/contact" search={{ topic: 'custom', destination: destinationId }} className={className}>
        Ask about a trip here
      </ButtonLink>
    );
  return (
    <ButtonLink to="/tours" search={{ destination: [destinationId] }} className={className}>
      {words}
    </ButtonLink>
  );
}
