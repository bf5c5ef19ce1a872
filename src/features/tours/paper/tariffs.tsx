import type { FeeRow, OtherCost, TourFee } from '#contract/money/fees.ts';
import { formatDay, formatYearlyDates } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';

interface TariffsProps {
  fees: readonly TourFee[];
  otherCosts: readonly OtherCost[];
}

const cellClass = 'py-2 pr-6 align-top';

/** Every tariff a trip meets, in our price or beside it, with the day it was checked and who says so. */
export function Tariffs({ fees, otherCosts }: TariffsProps) {
  if (fees.length + otherCosts.length === 0) return null;
  return (
    <section aria-labelledby="printed-fees">
      <h2 id="printed-fees" className="text-title-2">
        Park fees, visas and tips
      </h2>
      <table className="figures mt-3 w-full table-fixed border-collapse text-left text-label leading-snug">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className={cellClass}>
              Paid to
            </th>
            <th scope="col" className={`${cellClass} w-[42%]`}>
              Rate
            </th>
            <th scope="col" className="py-2 align-top">
              Checked
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map((fee) => (
            <tr key={fee.slug} className="border-line border-b">
              <th scope="row" className={`${cellClass} font-normal`}>
                <span className="block font-semibold">{fee.name}</span>
                {`${fee.payee}, ${fee.included ? 'in our price' : 'not in our price'}`}
              </th>
              <td className={cellClass}>
                {fee.rows.map(rateWords).map((words) => (
                  <span key={words} className="block">
                    {words}
                  </span>
                ))}
                {fee.vehicle && <span className="block">{`${fee.vehicle.what}: ${formatUsd(fee.vehicle.usd)}`}</span>}
                {`per ${fee.per}`}
              </td>
              <td className="py-2 align-top">{`${formatDay(fee.checkedOn)}. Source: ${fee.source}.`}</td>
            </tr>
          ))}
          {otherCosts.map((cost) => (
            <tr key={cost.slug} className="border-line border-b">
              <th scope="row" className={cellClass}>
                {cost.name}
              </th>
              <td className={cellClass}>{`${formatUsdRange(cost)} a ${cost.per}`}</td>
              <td className="py-2 align-top">{`${formatDay(cost.checkedOn)}. Source: ${cost.source}.`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `Non-resident adult, 1 January to 30 June: $100` */
function rateWords({ who, from, to, usd }: FeeRow): string {
  const dates = from === undefined || to === undefined ? '' : `, ${formatYearlyDates({ from, to })}`;
  return `${who}${dates}: ${usd === 0 ? 'free' : formatUsd(usd)}`;
}
