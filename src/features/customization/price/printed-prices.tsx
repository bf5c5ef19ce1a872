import type { TourOffer } from '#features/customization/trip/fit-to-tour.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatYearlyDates } from '#platform/format/yearly-dates.ts';

/** On paper only, while nothing is chosen: what each person pays in every season, and what is paid to others (B-225). */
export function PrintedPrices({ prices, fees }: Pick<TourOffer, 'prices' | 'fees'>) {
  const { seasons, singleSupplement } = prices;
  const parties = [...new Set(seasons.flatMap((season) => season.prices.map(({ people }) => people)))];
  const toOthers = fees.filter(({ included }) => !included).map(({ name }) => name);
  return (
    <section aria-labelledby="printed-prices" className="hidden print:block">
      <h2 id="printed-prices" className="text-title-2">
        Prices a person
      </h2>
      <table className="figures mt-4 w-full max-w-2xl border-collapse text-left">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col">First day</th>
            {parties.map((people) => (
              <th key={people} scope="col">
                {parties.length === 1 ? 'A person' : `${people} or more`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ name, dates, prices: row }) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {dates.map(formatYearlyDates).join(', ')}
              </th>
              {parties.map((people) => (
                <td key={people}>{formatUsd((row.findLast((price) => price.people <= people) ?? row[0])?.usd ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        {singleSupplement.usd > 0 && `One traveller alone pays ${formatUsd(singleSupplement.usd)} more. `}
        Tax and the booking fee come on top, and so does what is paid to others:{' '}
        {[...toOthers, 'visas', 'tips'].join(', ')}.
      </p>
    </section>
  );
}
