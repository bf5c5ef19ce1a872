import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { placed } from '#desk/proposals/form/form-parts.ts';

/** What is paid to us, line by line, and by when; and what is paid to others. */
export function PriceLines({ offer }: { offer: ProposalOffer }) {
  const { lines, total, payments, toOthers } = offer;
  const others = [
    ...toOthers.fees.map(({ name, payee, amount }) => ({ name, note: `to ${payee}`, amount: formatUsd(amount) })),
    ...toOthers.others.map(({ name, least, most }) => ({ name, note: '', amount: formatUsdRange({ least, most }) })),
  ];
  return (
    <div className="grid gap-4">
      <table className="figures w-full text-left">
        <caption className="sr-only">What is paid to us</caption>
        <tbody>
          {placed(lines).map(({ item: { label, note, amount }, index }) => (
            <tr key={index} className="border-line border-t align-top first:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal wrap-anywhere">
                {label}
                {note !== undefined && <span className="block text-label text-muted">{note}</span>}
              </th>
              <td className="py-1.5 text-right">{formatUsd(amount)}</td>
            </tr>
          ))}
          <tr className="border-ink border-t-2 font-semibold text-lg">
            <th scope="row" className="py-2 pr-3">
              Total
            </th>
            <td className="py-2 text-right">{formatUsd(total)}</td>
          </tr>
        </tbody>
      </table>
      {payments.length > 0 && (
        <ul className="grid gap-1">
          {payments.map(({ what, amount, dueOn }) => (
            <li key={what}>
              {paymentNames[what]}: <span className="figures">{formatUsd(amount)}</span> by {formatDay(dueOn)}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details>
          <summary className="min-h-9 text-muted">
            With what is paid to others: <span className="figures">{formatUsdRange(toOthers.wholeTrip)}</span>
          </summary>
          <ul className="mt-1 grid gap-1 text-label">
            {others.map(({ name, note, amount }) => (
              <li key={`${name} ${note}`}>
                {name} {note}: <span className="figures">{amount}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
