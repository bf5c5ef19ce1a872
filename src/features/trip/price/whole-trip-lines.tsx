import { lessOf } from '#contract/money/price.ts';
import type { CostRange, FeeLine, WholeTrip } from '#contract/money/whole-trip.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';

/** Beside our invoice, never mixed in: what is paid to others, each with who takes it and when it was checked, and both together (B-226). Without a day it is that of a month, in short. */
function WholeTripLines({ whole, month }: { whole: WholeTrip; month?: string }) {
  const { offer } = useTrip();
  const included = offer.fees.filter((fee) => fee.included).map(({ name }) => name);
  const isMonth = month !== undefined;
  // A month's are one line on a phone.
  const byLine = isMonth ? 'max-sm:hidden' : '';
  return (
    <div className={`mt-5 border-line border-t pt-5 ${isMonth ? 'max-sm:mt-3 max-sm:pt-3' : ''}`}>
      {isMonth && (
        <p className="figures flex justify-between gap-x-4 text-[0.96875rem] sm:hidden">
          <span className="text-muted">Fees, visas and tips, to others</span>
          <span>{formatUsdRange(toOthersOf(whole))}</span>
        </p>
      )}
      <p className={`font-semibold ${byLine}`}>Paid to others</p>
      <dl className={`figures mt-2 grid gap-2 text-[0.96875rem] ${isMonth ? 'max-sm:*:not-last:hidden' : ''}`}>
        {whole.fees.map((line) => (
          <Cost
            key={line.fee.slug}
            name={line.fee.name}
            amount={formatUsd(line.amount)}
            note={isMonth ? `fee to ${line.fee.payee}` : feeNote(line)}
          />
        ))}
        {whole.others.map(({ cost, least, most }) => (
          <Cost
            key={cost.slug}
            name={cost.name}
            amount={formatUsdRange({ least, most })}
            note={isMonth ? undefined : cost.note}
          />
        ))}
        <div
          className={`mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-line ${isMonth ? 'sm:border-t sm:pt-3' : 'border-t pt-3'}`}
        >
          <dt className="font-semibold">{isMonth ? `The whole trip in ${month}` : 'The whole trip'}</dt>
          <dd className="font-display font-semibold text-xl">{formatUsdRange(whole.total)}</dd>
          <dd className={`basis-full text-label text-muted ${byLine}`}>{`${formatUsdRange(whole.perPerson)} each`}</dd>
        </div>
      </dl>
      {included.length > 0 && (
        <p className={`mt-3 text-label text-muted ${byLine}`}>{`In our price already: ${included.join(', ')}.`}</p>
      )}
    </div>
  );
}

function toOthersOf({ invoice, total }: WholeTrip): CostRange {
  return { least: lessOf(total.least, invoice), most: lessOf(total.most, invoice) };
}

function feeNote({ fee, parts }: FeeLine): string {
  const tickets = parts
    .filter(({ usd }) => usd > 0)
    .map(({ who, usd, tickets }) => `${who}, ${count(tickets, 'ticket')} at ${formatUsd(usd)}`);
  return [...tickets, `to ${fee.payee}, checked ${formatDay(fee.checkedOn)}`].join('; ');
}

function Cost({ name, amount, note }: { name: string; amount: string; note: string | undefined }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0 flex-1 text-muted">{name}</dt>
      <dd>{amount}</dd>
      {note && <dd className="basis-full text-label text-muted">{note}</dd>}
    </div>
  );
}

/** What comes on top of our invoice: for the first day, or for the month the price is of while none is chosen. */
export function BesideInvoice() {
  const { costs, eachPays } = useTrip();
  if (costs?.whole !== undefined) return <WholeTripLines whole={costs.whole} />;
  if (eachPays === undefined) return null;
  return (
    <div>
      <WholeTripLines whole={eachPays.priced.whole} month={eachPays.when} />
      <p className="mt-3 text-label text-muted max-sm:hidden">
        Choose a first day, and all this is told for your days.
      </p>
    </div>
  );
}
