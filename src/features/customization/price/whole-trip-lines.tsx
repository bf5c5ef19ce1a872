import { lessOf } from '#contract/price.ts';
import type { CostRange, FeeLine, WholeTrip } from '#contract/whole-trip.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { formatDay } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';
import { count } from '#platform/format/words.ts';

/** Beside our invoice, never mixed in: what is paid to others, each with who takes it and when it was checked, and both together (B-226). Without a day it is that of a month, in short. */
export function WholeTripLines({ whole, month }: { whole: WholeTrip; month?: string }) {
  const { offer } = useTrip();
  const included = offer.fees.filter((fee) => fee.included).map(({ name }) => name);
  // A month's are one line on a phone.
  const byLine = month === undefined ? '' : 'max-sm:hidden';
  return (
    <div className={`mt-5 border-line border-t pt-5 ${month === undefined ? '' : 'max-sm:mt-3 max-sm:pt-3'}`}>
      {month !== undefined && (
        <p className="figures flex justify-between gap-x-4 text-[0.96875rem] sm:hidden">
          <span className="text-muted">Fees, visas and tips, to others</span>
          <span>{formatUsdRange(toOthersOf(whole))}</span>
        </p>
      )}
      <p className={`font-semibold ${byLine}`}>Paid to others</p>
      <dl className="figures mt-2 grid gap-2 text-[0.96875rem]">
        {whole.fees.map((line) => (
          <Cost
            key={line.fee.slug}
            name={line.fee.name}
            amount={formatUsd(line.amount)}
            className={byLine}
            note={month === undefined ? feeNote(line) : `fee to ${line.fee.payee}`}
          />
        ))}
        {whole.others.map(({ cost, least, most }) => (
          <Cost
            key={cost.slug}
            name={cost.name}
            amount={formatUsdRange({ least, most })}
            className={byLine}
            note={month === undefined ? cost.note : undefined}
          />
        ))}
        <div
          className={`mt-1 flex flex-wrap items-baseline justify-between gap-x-4 ${month === undefined ? 'border-line border-t pt-3' : 'border-line sm:border-t sm:pt-3'}`}
        >
          <dt className="font-semibold">{month === undefined ? 'The whole trip' : `The whole trip in ${month}`}</dt>
          <dd className="font-display font-semibold text-xl">{formatUsdRange(whole.total)}</dd>
          <dd
            className={`basis-full text-label text-muted ${byLine}`}
          >{`${formatUsdRange(whole.perPerson)} a person who pays`}</dd>
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

interface CostProps {
  name: string;
  amount: string;
  note: string | undefined;
  className: string;
}

function Cost({ name, amount, note, className }: CostProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt className="min-w-0 flex-1 text-muted">{name}</dt>
      <dd>{amount}</dd>
      {note && <dd className="basis-full text-label text-muted">{note}</dd>}
    </div>
  );
}
