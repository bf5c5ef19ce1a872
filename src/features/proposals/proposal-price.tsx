import type { ReactNode } from 'react';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { formatDay } from '#contract/words/days.ts';
import { columnFormat, formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { eachWords } from '#features/proposals/proposal-words.ts';
import { PageSection } from '#ui/page-section.tsx';

/** What the trip costs, line by line, as it was agreed when it was sent; beside it what others are paid, and both together. */
export function ProposalPrice({ offer }: { offer: ProposalOffer }) {
  return (
    <PageSection id="price" title="What it costs" className="scroll-mt-24">
      <div className="rounded-panel bg-surface px-5 py-6 sm:px-10 sm:py-9 print:px-0 print:py-0">
        <OurPrice offer={offer} />
        <ToOthers toOthers={offer.toOthers} />
      </div>
    </PageSection>
  );
}

function OurPrice({ offer }: { offer: ProposalOffer }) {
  const format = columnFormat([...offer.lines.map(({ amount }) => amount), offer.total]);
  const each = eachWords(offer);
  return (
    <table className="figures w-full border-collapse">
      <caption className="pb-2 text-left text-muted">Paid to us, in US dollars</caption>
      <tbody>
        {offer.lines.map(({ kind, label, note, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen, and two lines may say the same
          <Row key={index} label={label} note={note} amount={format(amount)} isLess={kind === 'discount'} />
        ))}
      </tbody>
      <tfoot>
        <tr className="break-inside-avoid border-ink border-t-2 align-baseline max-[20rem]:block">
          <th scope="row" className="pt-4 pr-4 max-[20rem]:block text-left font-semibold text-lg leading-snug">
            Our price, all of it
            {each && <span className="block font-normal text-base text-muted">{each}</span>}
          </th>
          <td className="pt-4 text-right max-[20rem]:block font-display font-semibold text-[clamp(1.375rem,1rem+1.8vw,2.75rem)] leading-none">
            {format(offer.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  label: ReactNode;
  note?: ReactNode;
  amount: string;
  isLess?: boolean;
}

function Row({ label, note, amount, isLess = false }: RowProps) {
  return (
    <tr className="break-inside-avoid border-line border-b align-baseline max-[20rem]:block">
      <th
        scope="row"
        className="wrap-anywhere py-3 pr-4 text-left max-[20rem]:block max-[20rem]:pb-0 font-medium leading-snug"
      >
        {label}
        {note && <span className="block font-normal text-[0.9375rem] text-muted">{note}</span>}
      </th>
      <td
        className={`whitespace-nowrap py-3 text-right max-[20rem]:block max-[20rem]:pt-0 ${isLess ? 'text-success' : ''}`}
      >
        {amount}
      </td>
    </tr>
  );
}

/** Never mixed in with ours. */
function ToOthers({ toOthers: { fees, others, wholeTrip } }: { toOthers: ProposalOffer['toOthers'] }) {
  return (
    <>
      {fees.length + others.length > 0 && (
        <table className="figures mt-10 w-full border-collapse print:mt-4">
          <caption className="pb-2 text-left text-muted">Paid to others on the way, not to us</caption>
          <tbody>
            {fees.map(({ name, payee, checkedOn, amount }) => (
              <Row
                key={`${name} ${payee}`}
                label={name}
                note={`to ${payee}, checked ${formatDay(checkedOn)}`}
                amount={formatUsd(amount)}
              />
            ))}
            {others.map(({ name, least, most }) => (
              <Row key={name} label={name} amount={formatUsdRange({ least, most })} />
            ))}
          </tbody>
        </table>
      )}
      <dl className="figures break-before-avoid mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card bg-sand px-5 py-4 print:mt-3 print:px-0">
        <dt className="font-semibold">The whole trip, both together</dt>
        <dd className="font-display font-semibold text-title-3">{formatUsdRange(wholeTrip)}</dd>
      </dl>
    </>
  );
}
