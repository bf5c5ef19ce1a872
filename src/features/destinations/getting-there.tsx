import type { Destination } from '#contract/details.ts';
import { formatNumber } from '#contract/words/money.ts';
import { formatTravelTimes } from '#features/destinations/destination-words.ts';
import { capitalise } from '#platform/format/words.ts';
import { TableHead } from '#ui/table-head.tsx';
import { travelModes } from '#ui/travel-modes.ts';

const time = 'pl-3 text-right sm:w-28 max-sm:hidden';
const columns = {
  From: 'pr-4',
  Distance: 'pr-4 text-right max-sm:hidden',
  'Usual day': time,
  'Bad day': time,
  'Usual to bad': 'whitespace-nowrap text-right sm:hidden',
};

/** Every way here, and how long it takes on a usual day and on a day of rain or traffic. */
export function GettingThere({ access }: { access: Destination['access'] }) {
  return (
    <table className="w-full border-collapse">
      <TableHead columns={columns} />
      <tbody className="figures leading-snug">
        {access.map(({ mode, from, km, hours, hoursWorst, note }) => {
          const { icon: Icon, words } = travelModes[mode];
          const { usual, bad, range } = formatTravelTimes(hours, hoursWorst);
          return (
            <tr key={`${mode} ${from}`} className="border-line border-b align-top">
              <th scope="row" className="py-3.5 pr-4 text-left font-normal max-sm:py-2.5">
                <span className="font-semibold">{from}</span>
                <span className="mt-0.5 flex items-center gap-1.5 text-label text-muted">
                  <Icon aria-hidden="true" size={15} className="shrink-0 text-primary" />
                  <span>
                    {capitalise(words)}
                    {km !== undefined && <span className="sm:hidden">{`, ${formatNumber(km)} km`}</span>}
                  </span>
                </span>
                {note && <span className="mt-1 block text-label text-muted">{note}</span>}
              </th>
              <td className="py-3.5 pr-4 text-right max-sm:hidden">{km !== undefined && `${formatNumber(km)} km`}</td>
              <td className="whitespace-nowrap py-3.5 pl-3 text-right max-sm:hidden">{usual}</td>
              <td className="whitespace-nowrap py-3.5 pl-3 text-right font-semibold max-sm:hidden">{bad}</td>
              <td className="whitespace-nowrap py-2.5 text-right font-semibold sm:hidden">{range}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
