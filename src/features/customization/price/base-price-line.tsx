import { basePriceOn, priceRange } from '#contract/base-price.ts';
import { payingGuests } from '#contract/price.ts';
import { monthNames } from '#contract/seasons.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { formatDay } from '#platform/format/calendar-day.ts';
import { formatKes, formatUsd } from '#platform/format/money.ts';

const figureClass = 'figures font-display font-semibold text-[2.5rem] leading-tight';

/** What each of this party pays: on the chosen day, or from the lowest to the highest of the year with their months (B-225). */
export function BasePriceLine() {
  const { state, offer } = useTrip();
  const { guestCount, dates } = state.customizations;
  const people = payingGuests(guestCount);
  const { least, most } = priceRange(offer.prices, people);
  const onDay = dates.startDate === undefined ? undefined : basePriceOn(offer.prices, dates.startDate, people);
  const only = onDay ?? (least.usd === most.usd ? least : undefined);
  const party = people === 1 ? forOne(offer.prices.singleSupplement.usd) : `A person, for ${people} of you`;
  return (
    <>
      <p className="text-label text-muted">
        {onDay && dates.startDate ? `${party}, from ${formatDay(dates.startDate)}` : party}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className={figureClass}>{formatUsd((only ?? least).usd)}</span>
        {only ? (
          <span className="figures text-muted">{formatKes(only.kes)}</span>
        ) : (
          <>
            <span>{`in ${monthNames[least.month]}`}</span>
            <span className="basis-full">
              to <span className="figures font-semibold">{formatUsd(most.usd)}</span>
              {` in ${monthNames[most.month]}`}
            </span>
            <span className="figures basis-full text-muted">
              {`${formatKes(least.kes)} to ${formatKes(most.kes).slice(4)}`}
            </span>
          </>
        )}
      </p>
    </>
  );
}

function forOne(supplement: number): string {
  return supplement > 0 ? 'For one traveller, with the single supplement' : 'For one traveller';
}
