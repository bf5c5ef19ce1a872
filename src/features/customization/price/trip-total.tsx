import { type CustomizationState, totalRangeOf } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { partyWords } from '#features/customization/trip/trip-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';

/** What the trip comes to and for whom, in two short lines. */
export function TripTotal() {
  const { state, costs } = useTrip();
  const whole = costs?.whole;
  return (
    <p className="leading-tight">
      <span className={`figures block font-display font-semibold ${whole ? 'whitespace-nowrap text-base' : 'text-xl'}`}>
        {whole ? formatUsdRange(whole.total) : invoiceFrom(state)}
      </span>
      <span className="block text-[0.8125rem] text-muted">
        {`${whole ? 'The whole trip, ' : ''}${partyWords(state.customizations.guestCount)}`}
      </span>
    </p>
  );
}

function invoiceFrom(state: CustomizationState): string {
  const total = formatUsd(state.pricing.total);
  return totalRangeOf(state) === undefined ? total : `From ${total}`;
}
