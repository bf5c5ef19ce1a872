import type { Departure, GroupTourSummary } from '#contract/records/group-tours.ts';
import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { Pause } from '#ui/text.tsx';

interface DeparturePriceProps {
  tour: Pick<GroupTourSummary, 'price' | 'kenyaPrice'>;
  /** None while new dates are being set. */
  departure: Departure | undefined;
  /** Among other dates on a phone: the whole trip alone. */
  isShortOnPhone?: boolean;
}

/** What each of two who share pays for the whole trip, and of it for the tour itself (B-231). */
export function DeparturePrice({ tour, departure, isShortOnPhone = false }: DeparturePriceProps) {
  const { price, kenyaPrice } = departure ?? tour;
  const words = formatBoth(price, kenyaPrice);
  if (departure?.wholeTrip === undefined) return <span className="figures block text-ink">{`${words} a person`}</span>;
  return (
    <>
      <span className="figures block text-ink">
        <b className="text-[1.0625rem]">{formatUsd(departure.wholeTrip)}</b>
        <span> each, all in</span>
      </span>
      <Pause />
      <span
        className={`figures block text-muted ${isShortOnPhone ? 'max-sm:hidden' : ''}`}
      >{`the tour itself ${words}`}</span>
    </>
  );
}
