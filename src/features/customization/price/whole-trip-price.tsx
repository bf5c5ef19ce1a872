import { payingGuests } from '#contract/price.ts';
import { monthNames } from '#contract/seasons.ts';
import { type PricedDay, pricedOn, yearRange } from '#features/customization/trip/priced-months.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { formatDay } from '#platform/format/calendar-day.ts';
import { formatKes, formatUsd } from '#platform/format/money.ts';

/**
 * What each of this party pays for the whole trip, at most: on the chosen day, or in the cheapest month while there is none; in small
 * what of it is the tour itself (B-225).
 */
export function WholeTripPrice() {
  const { state, offer } = useTrip();
  const { guestCount, dates } = state.customizations;
  const people = payingGuests(guestCount);
  const onDay = dates.startDate === undefined ? undefined : pricedOn(state, offer, dates.startDate);
  const year = onDay === undefined ? yearRange(state, offer) : undefined;
  const shown = onDay ?? year?.least;
  if (shown === undefined) return null;
  const { base } = shown;
  const when =
    onDay && dates.startDate ? `from ${formatDay(dates.startDate)}` : year && `in ${monthNames[year.least.month]}`;
  const isRange = year !== undefined && eachOf(year.most) > eachOf(year.least);
  return (
    <>
      <p className="text-label text-muted">
        {[people === 1 ? 'The whole trip for one traveller' : `The whole trip, each of ${people}`, when]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(eachOf(shown))}</p>
      {isRange && <p className="figures">{`to ${formatUsd(eachOf(year.most))} in ${monthNames[year.most.month]}`}</p>}
      <p className="figures text-label text-muted">
        {`All in at most, with what you pay to others. Of it the tour ${formatUsd(base.usd)} · ${formatKes(base.kes)}.`}
      </p>
    </>
  );
}

function eachOf({ whole }: PricedDay): number {
  return Math.round(whole.perPerson.most);
}
