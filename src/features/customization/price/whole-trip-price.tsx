import { formatBoth, formatUsd } from '#contract/words/money.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/**
 * What each of this party pays for the whole trip, at most: on the chosen day, or in the cheapest month while there is none; in small
 * what of it is the tour itself (B-225).
 */
export function WholeTripPrice() {
  const { eachPays } = useTrip();
  if (eachPays === undefined) return null;
  const { each, people, when, isDay, most, priced } = eachPays;
  return (
    <>
      <p className="text-label text-muted">
        {`${people === 1 ? 'The whole trip for one traveller' : `The whole trip, each of ${people}`}, ${isDay ? 'from' : 'in'} ${when}`}
      </p>
      <p className="figures font-display font-semibold text-[2.5rem] leading-tight">{formatUsd(each)}</p>
      {most && <p className="figures">{`to ${formatUsd(most.each)} in ${most.month}`}</p>}
      <p className="figures text-label text-muted">
        {`All in at most, with what you pay to others. Of it the tour ${formatBoth(priced.base.usd, priced.base.local)}.`}
      </p>
    </>
  );
}
