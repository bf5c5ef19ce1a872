import type { GroupTour, Tour } from '#contract/records/details.ts';
import { formatYearlyDates } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { additionsInWords, additionsOnTop } from '#contract/words/tax-words.ts';
import { DeparturePrices } from '#features/tours/paper/departure-prices.tsx';
import { Letterhead } from '#features/tours/paper/letterhead.tsx';
import { Tariffs } from '#features/tours/paper/tariffs.tsx';

export type PaperProps =
  | { part: 'letterhead' }
  | { part: 'season prices'; tour: Pick<Tour, 'prices' | 'fees'> }
  | { part: 'departures'; tour: Pick<GroupTour, 'departures' | 'joiningPoint'> }
  | { part: 'tariffs'; tour: Pick<Tour, 'fees' | 'otherCosts'> };

/** What an itinerary has and a screen shows elsewhere, or not at all. One file, which only paper needs. */
export function Paper(props: PaperProps) {
  switch (props.part) {
    case 'letterhead':
      return <Letterhead />;
    case 'season prices':
      return <SeasonPriceTable {...props.tour} />;
    case 'departures':
      return <DeparturePrices {...props.tour} />;
    case 'tariffs':
      return <Tariffs {...props.tour} />;
  }
}

/** While nothing is chosen: what each person pays in every season, and what is paid to others (B-225). */
function SeasonPriceTable({ prices: { seasons, singleSupplement }, fees }: Pick<Tour, 'prices' | 'fees'>) {
  const parties = [...new Set(seasons.flatMap((season) => season.prices.map(({ people }) => people)))];
  const toOthers = fees.filter(({ included }) => !included).map(({ name }) => name);
  const onTop = additionsOnTop();
  return (
    <section aria-labelledby="printed-prices">
      <h2 id="printed-prices" className="text-title-2">
        {`Prices a person${onTop === '' ? '' : `, without ${additionsInWords()}`}`}
      </h2>
      <table className="figures mt-3 w-full border-collapse">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-1.5 text-left">
              First day
            </th>
            {parties.map((people) => (
              <th key={people} scope="col" className="whitespace-nowrap py-1.5 pl-4 text-right">
                {parties.length === 1 ? 'A person' : `${people} or more of you`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ name, dates, prices: row }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {dates.map(formatYearlyDates).join(', ')}
              </th>
              {parties.map((people) => (
                <td key={people} className="py-1.5 pl-4 text-right">
                  {formatUsd((row.findLast((price) => price.people <= people) ?? row[0])?.usd ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        {`${singleSupplement.usd > 0 ? `One traveller alone pays ${formatUsd(singleSupplement.usd)} more. ` : ''}${onTop === '' ? 'What is paid to others comes on top' : `${onTop}, and so does what is paid to others`}: ${[...toOthers, 'visas', 'tips'].join(', ')}.`}
      </p>
    </section>
  );
}
