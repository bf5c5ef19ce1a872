import type { Ref } from 'react';
import type { TripPrice } from '#contract/money/price.ts';
import type { CostRange } from '#contract/money/whole-trip.ts';
import { formatUsdCents, formatUsdRange } from '#contract/words/money.ts';
import { taxLabel } from '#contract/words/tax-words.ts';

const lines = [
  { key: 'baseTourPrice', label: 'Tour' },
  { key: 'addedActivitiesPrice', label: 'Activities' },
  { key: 'accommodationUpgrades', label: 'Stays' },
  { key: 'taxes', label: taxLabel() },
  { key: 'fees', label: 'Booking fee' },
  { key: 'total', label: 'Our invoice' },
] as const;

/** Our invoice and, once a first day is chosen, the whole trip. */
export interface ShownPrice extends TripPrice {
  wholeTrip?: CostRange | undefined;
}

interface PriceChangeProps {
  /** What was shown when the request was pressed. */
  before: ShownPrice;
  now: ShownPrice;
  ref: Ref<HTMLDivElement>;
}

/** The server's prices are other ones: old and new lines side by side, to be agreed to by pressing again. Takes the focus. */
export function PriceChange({ before, now, ref }: PriceChangeProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-warning bg-surface p-5 sm:p-6">
      <p className="font-semibold">The price has changed since this page was opened.</p>
      <p className="mt-1 text-muted">
        Nothing has been sent yet. Here is what you saw and what it is today; if you agree, send it once more.
      </p>
      <table className="figures mt-4 w-full max-w-lg border-collapse text-right">
        <thead>
          <tr className="border-line-strong border-b text-label text-muted">
            <th scope="col" className="py-1.5 text-left font-medium">
              <span className="sr-only">Part</span>
            </th>
            <th scope="col" className="py-1.5 pl-4 font-medium">
              You saw
            </th>
            <th scope="col" className="py-1.5 pl-4 font-medium">
              Today
            </th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ key }) => before[key] !== 0 || now[key] !== 0)
            .map(({ key, label }) => (
              <tr key={key} className={key === 'total' ? 'border-line-strong border-t font-semibold' : ''}>
                <th scope="row" className={`py-1.5 text-left ${key === 'total' ? '' : 'font-normal'}`}>
                  {label}
                </th>
                <td className="py-1.5 pl-4 text-muted">{formatUsdCents(before[key])}</td>
                <td className={`py-1.5 pl-4 ${before[key] === now[key] ? '' : 'font-semibold text-accent'}`}>
                  {formatUsdCents(now[key])}
                </td>
              </tr>
            ))}
          {now.wholeTrip && (
            <tr>
              <th scope="row" className="py-1.5 text-left font-normal">
                The whole trip
              </th>
              <td className="py-1.5 pl-4 text-muted">
                {before.wholeTrip ? formatUsdRange(before.wholeTrip) : 'Not shown'}
              </td>
              <td className="py-1.5 pl-4">{formatUsdRange(now.wholeTrip)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
