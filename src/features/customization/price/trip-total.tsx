import { yearRange } from '#features/customization/trip/priced-months.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { partyWords } from '#features/customization/trip/trip-words.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';

/** What the whole trip comes to and for whom, in two short lines. */
export function TripTotal() {
  const { state, offer, costs } = useTrip();
  const whole = costs?.whole;
  const least = whole === undefined ? yearRange(state, offer)?.least.whole.total.most : undefined;
  return (
    <p className="leading-tight">
      <span className={`figures block font-display font-semibold ${whole ? 'whitespace-nowrap text-base' : 'text-xl'}`}>
        {whole ? formatUsdRange(whole.total) : least !== undefined && `From ${formatUsd(Math.round(least))}`}
      </span>
      <span className="block text-[0.8125rem] text-muted">
        {`The whole trip, ${partyWords(state.customizations.guestCount)}`}
      </span>
    </p>
  );
}
