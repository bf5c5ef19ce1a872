import { office } from '#contract/office.ts';
import type { ProposalView } from '#contract/proposals.ts';
import { formatFullDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';

interface HeldProposalProps {
  view: ProposalView;
  held: NonNullable<ProposalView['held']>;
  today: string;
}

/** What was agreed to, by whom and when, and what comes next. */
export function HeldProposal({ view: { number, offer }, held, today }: HeldProposalProps) {
  const isAnother = held.number !== number;
  return (
    <div className="figures mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {`${held.name} asked us to hold it on ${formatMoment(held.at)} in ${office().town}, for ${formatUsd(held.total)}${isAnother ? `, as version ${held.number} has it` : ''}.`}
      </p>
      {held.seatsUntil && (
        <p className="font-semibold">{`Your seats are kept until ${formatMoment(held.seatsUntil)} in ${office().town}.`}</p>
      )}
      <div>
        <h3 className="font-semibold">What happens next</h3>
        <ol className="mt-2 grid list-decimal gap-2 pl-5 marker:text-accent">
          <li>You have it by mail, and so has the planning desk.</li>
          <li>We check every stay and confirm the trip in writing. Nothing is owed until then.</li>
          {!isAnother &&
            offer.payments.map(({ what, amount, dueOn }) => (
              <li key={what}>{`${paymentNames[what]}: ${formatUsd(amount)} by ${formatFullDay(dueOn, today)}.`}</li>
            ))}
        </ol>
      </div>
      <ReachUs />
    </div>
  );
}
