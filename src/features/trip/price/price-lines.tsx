import { payingGuests, stayAmount } from '#contract/money/price.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd, formatUsdCents } from '#contract/words/money.ts';
import { taxLabel } from '#contract/words/tax-words.ts';
import { stayWords, toMostWords } from '#contract/words/trip-words.ts';
import { basePriceFor, type CustomizationState, singleSupplementOf } from '#features/trip/state/customization-state.ts';
import type { EachPays } from '#features/trip/state/each-pays.ts';
import { stayKey } from '#features/trip/state/trip-rules.ts';
import { activityAmount, takenWords } from '#features/trip/state/trip-words.ts';

interface PriceLinesProps {
  state: CustomizationState;
  /** What each pays, as the page shows it: without a first day our invoice is that of the same month, and says so. */
  eachPays?: EachPays | undefined;
}

/** Our invoice, line by line; the lines add up to its total to the cent. */
export function PriceLines({ state, eachPays }: PriceLinesProps) {
  const { baseTour, customizations } = state;
  const month = eachPays?.isDay === false ? eachPays : undefined;
  const { pricing } = month?.priced ?? state;
  const most = month?.most?.priced.pricing.total ?? pricing.total;
  const { activities, accommodations, guestCount } = customizations;
  const paying = payingGuests(guestCount);
  const supplement = baseTour === null ? 0 : singleSupplementOf(baseTour, customizations);
  const inMonth = month === undefined ? '' : ` in ${month.when}`;
  const format = Number.isInteger(pricing.total) && Number.isInteger(pricing.taxes) ? formatUsd : formatUsdCents;
  return (
    <dl className="figures grid gap-2 text-[0.96875rem]">
      {baseTour && (
        <Line
          label={`Tour${inMonth}, ${formatUsd((month?.priced.base.usd ?? basePriceFor(baseTour, customizations)) - supplement)} × ${paying}`}
          amount={format(pricing.baseTourPrice - supplement)}
        />
      )}
      {supplement > 0 && <Line label="Single supplement" amount={format(supplement)} />}
      {activities.map((activity) => (
        <Line
          key={activity.id}
          label={takenWords(activity, guestCount)}
          amount={format(activityAmount(activity, guestCount))}
        />
      ))}
      {accommodations.map((stay) => (
        <Line key={stayKey(stay)} label={stayWords(stay)} amount={format(stayAmount(stay))} />
      ))}
      {pricing.taxes > 0 && <Line label={taxLabel()} amount={format(pricing.taxes)} />}
      {pricing.fees > 0 && <Line label="Booking fee" amount={format(pricing.fees)} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-semibold">{`Our invoice for ${count(paying, 'traveller')}${inMonth}`}</dt>
        <dd className="text-right">
          <span className="font-display font-semibold text-2xl">{format(pricing.total)}</span>
          {most > pricing.total && (
            <span className="block text-label text-muted">{toMostWords(most, month?.most?.month)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
