import type { GroupTour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { formatDay } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import { additionsOnTop } from '#contract/words/tax-words.ts';

/** Every first day by its price. Seats are left out, for they are other ones tomorrow. */
export function DeparturePrices({ departures, joiningPoint }: Pick<GroupTour, 'departures' | 'joiningPoint'>) {
  const onTop = additionsOnTop();
  return (
    <section aria-labelledby="printed-departures">
      <h2 id="printed-departures" className="text-title-2">
        Dates and prices a person
      </h2>
      {departures.length > 0 && (
        <table className="figures mt-3 w-full border-collapse text-left">
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="w-[22%] py-1.5 pr-6">
                Sharing a room
              </th>
              <th scope="col" className="w-[22%] py-1.5 pr-6">
                A room alone, more
              </th>
              <th scope="col" className="py-1.5">
                First days
              </th>
            </tr>
          </thead>
          <tbody>
            {samePriced(departures).map(({ price, alone, days }) => (
              <tr key={`${price} ${alone}`} className="border-line border-b align-top">
                <td className="py-1.5 pr-6 font-semibold">{price}</td>
                <td className="py-1.5 pr-6">{alone}</td>
                <td className="py-1.5">{days.join(dot)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3">
        {`${onTop === '' ? '' : `${onTop}. `}Ask us for the seats left: we confirm each one in writing.`}
      </p>
      <p className="mt-3">{`Join at: ${joiningPoint}`}</p>
    </section>
  );
}

interface SamePriced {
  price: string;
  alone: string;
  days: string[];
}

/** The first days of each price, in the order of the first of them. */
function samePriced(departures: readonly Departure[]): SamePriced[] {
  const rows: SamePriced[] = [];
  for (const { price, singleSupplement, startDate } of departures) {
    const row = { price: formatUsd(price), alone: formatUsd(singleSupplement), days: [formatDay(startDate)] };
    const known = rows.find((other) => other.price === row.price && other.alone === row.alone);
    if (known === undefined) rows.push(row);
    else known.days.push(...row.days);
  }
  return rows;
}
