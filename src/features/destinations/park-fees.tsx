import type { Fee } from '#contract/records/destinations.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { TableHead } from '#ui/table-head.tsx';

const columns = { Who: 'pr-4', Season: 'pr-4 max-sm:hidden', Fee: 'text-right' };

/** What the park charges, and for every amount the day it was checked and who says so. */
export function ParkFees({ fees, note }: { fees: readonly Fee[]; note: string | undefined }) {
  const sources = [...new Set(fees.map(sourceOf))];
  return (
    <div className="grid gap-5">
      {fees.length > 0 && (
        <table className="w-full border-collapse">
          <TableHead columns={columns} />
          {byPark(fees).map(([park, rows]) => (
            <tbody key={park} className="figures leading-snug">
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-4 text-left">
                  {park}
                </th>
              </tr>
              {rows.map((fee) => (
                <tr key={`${fee.category} ${fee.season} ${fee.per}`} className="border-line border-b align-top">
                  <th scope="row" className="py-3 pr-4 text-left font-normal max-sm:py-2.5">
                    {whoOf(fee)}
                    {sources.length > 1 && (
                      <sup className="ml-1 font-semibold text-accent">
                        <span className="sr-only">source </span>
                        {sources.indexOf(sourceOf(fee)) + 1}
                      </sup>
                    )}
                    <span className="block text-label text-muted sm:hidden">{fee.season}</span>
                  </th>
                  <td className="py-3 pr-4 text-muted max-sm:hidden">{fee.season}</td>
                  <td className="whitespace-nowrap py-3 text-right max-sm:py-2.5">
                    <span className="block font-semibold">{amountOf(fee)}</span>
                    {fee.amount > 0 && <span className="block text-label text-muted">{`per ${fee.per}`}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {sources.length > 0 && (
        <ol className={`grid gap-1 text-label text-muted ${sources.length > 1 ? 'list-decimal pl-5' : ''}`}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ol>
      )}
      {note && <p className="max-w-[46rem] text-muted">{note}</p>}
    </div>
  );
}

/** A category is the park and who pays, `Amboseli National Park: Non-resident adult`. */
function byPark(fees: readonly Fee[]): [park: string, rows: Fee[]][] {
  const parks = new Map<string, Fee[]>();
  for (const fee of fees) {
    const park = fee.category.split(': ')[0] ?? '';
    parks.set(park, [...(parks.get(park) ?? []), fee]);
  }
  return [...parks];
}

function whoOf({ category }: Fee): string {
  return category.split(': ').slice(1).join(': ') || category;
}

function sourceOf({ checkedOn, source }: Fee): string {
  return `Checked ${formatDay(checkedOn)}. Source: ${source}.`;
}

function amountOf({ amount }: Fee): string {
  return amount === 0 ? 'Free' : formatUsd(amount);
}
