import type { TripToday } from '#contract/desk/enquiries.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd, formatUsdMoreOrLess, formatUsdRange } from '#contract/words/money.ts';
import { Panel } from '#desk/shell/panel.tsx';

/** Our invoice as the traveller saw it beside what it comes to today. */
export function PriceToday({ today }: { today: TripToday }) {
  const { lines, difference, gone, wholeTrip, seatsFree } = today;
  return (
    <Panel title="Price">
      <table className="w-full text-left">
        <thead className="text-label text-muted">
          <tr>
            <th scope="col" className="py-1 font-semibold">
              Our invoice
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-semibold">
              As seen
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-semibold">
              Today
            </th>
          </tr>
        </thead>
        <tbody className="figures">
          {lines.map(({ label, shown, now }, line) => (
            <tr key={label} className={`border-line border-t ${line === lines.length - 1 ? 'font-semibold' : ''}`}>
              <td className="py-1.5">{label}</td>
              <td className="py-1.5 pl-3 text-right">{formatUsd(shown)}</td>
              <td className="py-1.5 pl-3 text-right">{now === null ? 'not offered' : formatUsd(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 grid gap-1">
        {difference !== null && (
          <p>
            {difference === 0
              ? 'It costs today what the traveller saw.'
              : `It costs ${formatUsdMoreOrLess(difference)} today.`}
          </p>
        )}
        {gone.length > 0 && <p>No longer offered: {gone.join(', ')}.</p>}
        {wholeTrip !== null && <p>The whole trip, with what is paid to others: {formatUsdRange(wholeTrip)}.</p>}
        {seatsFree !== null && (
          <p>{seatsFree === 0 ? 'No seat is' : count(seatsFree, 'seat is', 'seats are')} free on this departure.</p>
        )}
      </div>
    </Panel>
  );
}
