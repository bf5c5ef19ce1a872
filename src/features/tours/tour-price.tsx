import { eachOf } from '#contract/money/whole-trip.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { TourSummary, TripPriceInMonth } from '#contract/records/tours.ts';
import { dot } from '#contract/words/dot.ts';
import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { forWhom, ordinal } from '#platform/format.ts';
import { Pause } from '#ui/text.tsx';

/**
 * What a card says a tour costs (B-231): in bold what each of those who travel pays for the whole trip, with tax, the booking fee and
 * what is paid to others, in the month and for the party a list was asked for, or for two in the cheapest month; in small the tour
 * itself. Where the month has dearer days, it says when.
 */
export function TourPrice({ tour }: { tour: TourSummary }) {
  const { price, kenyaPrice, askedPrice, cheapest } = tour;
  const shown = askedPrice ?? cheapest;
  if (shown === undefined) {
    return <span className="figures block text-ink">{`${formatBoth(price, kenyaPrice)} a person`}</span>;
  }
  return (
    <>
      <span className="figures block text-ink">
        <b className="text-[1.0625rem]">{formatUsd(eachOf(shown))}</b>
        <span>{` ${forWhom(shown.people)}, all in${dot}${monthNames[shown.month]}${dearerWords(shown)}`}</span>
      </span>
      <Pause />
      <span className="figures block text-muted">{`the tour itself ${formatBoth(shown.usd, shown.local)}`}</span>
    </>
  );
}

/** `, from the 20th up to $3,472`, or nothing. */
function dearerWords({ dearer, people }: TripPriceInMonth): string {
  if (dearer === undefined) return '';
  const { from, until, wholeTrip } = dearer;
  const days = [from && `from the ${ordinal(from)}`, until && `until the ${ordinal(until)}`].filter(Boolean).join(' ');
  return `, ${days || 'on some days'} up to ${formatUsd(eachOf({ wholeTrip, people }))}`;
}
