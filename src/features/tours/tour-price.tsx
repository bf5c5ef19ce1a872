import { monthNames } from '#contract/seasons.ts';
import type { TourSummary } from '#contract/tours.ts';
import { formatKes, formatUsd } from '#platform/format/money.ts';
import { Pause } from '#ui/pause.tsx';

/**
 * What a card says a tour costs: in the month and for the party a list was asked for, with the whole trip of all of them, or
 * from the lowest to the highest price of the year with their months (B-231).
 */
export function TourPrice({ tour }: { tour: TourSummary }) {
  const { price, kenyaPrice, priceRange, askedPrice } = tour;
  const least = askedPrice ?? priceRange?.least;
  const most = askedPrice === undefined ? priceRange?.most : undefined;
  const isRange = least !== undefined && most !== undefined && least.usd < most.usd;
  const inMonth = least !== undefined && (askedPrice !== undefined || isRange) ? ` in ${monthNames[least.month]}` : '';
  return (
    <>
      <span className="figures block text-ink">
        <b>{formatUsd(least?.usd ?? price)}</b>
        {inMonth}
      </span>
      <Pause />
      {isRange && <span className="figures block">{`to ${formatUsd(most.usd)} in ${monthNames[most.month]}`}</span>}
      {isRange && <Pause />}
      <span className="figures block text-muted">{formatKes(least?.kes ?? kenyaPrice)}</span>
      <Pause />
      <span className="block text-muted">{askedPrice?.people === 1 ? 'for one' : 'a person'}</span>
      {askedPrice && <Pause />}
      {askedPrice && (
        <span className="figures block text-muted">
          {`whole trip ${formatUsd(Math.round(askedPrice.wholeTrip))} for ${askedPrice.people}`}
        </span>
      )}
    </>
  );
}
