import type { ProposalView } from '#contract/forms/proposals.ts';
import { office } from '#contract/site/office.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatFullDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { useOpenPart } from '#features/proposals/details-part.ts';
import { HoldForm, isConflict, useHold } from '#features/proposals/hold-form.tsx';
import { KeptNote } from '#features/proposals/kept-note.tsx';
import { eachWords, heldTitle, untilWords } from '#features/proposals/proposal-words.ts';
import { ShareWithParty } from '#features/proposals/share-with-party.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface ProposalDecisionProps {
  token: string;
  view: ProposalView;
  today: string;
  canHold: boolean;
  /** Whether the traveller is saying yes; undefined before the first try. */
  isAnswering: boolean | undefined;
  onAnswer: (isAnswering: boolean) => void;
}

/** Beside the price: the answer, also to the button in the head of the page, and what has come of it. */
export function ProposalDecision({ token, view, today, canHold, isAnswering, onAnswer }: ProposalDecisionProps) {
  const { offer, held } = view;
  const hold = useHold(token, view);
  return (
    <section
      aria-labelledby="decision"
      className="raised-shadow rounded-panel bg-surface p-6 sm:p-8 xl:sticky xl:top-24"
    >
      <h2
        // What had the focus has gone.
        ref={hold.isSuccess ? takeFocus : undefined}
        id="decision"
        tabIndex={-1}
        className="scroll-mt-28 text-title-3 leading-tight outline-none"
      >
        {held !== null ? heldTitle(held) : canHold ? 'Shall we hold it for you?' : 'As it stands'}
      </h2>
      {held !== null && <HeldProposal token={token} view={view} held={held} today={today} />}
      {held === null && <Facts offer={offer} />}
      {isConflict(hold.error) && (
        <p ref={takeFocus} role="alert" tabIndex={-1} className="mt-4 border-danger border-l-4 pl-4 outline-none">
          {hold.error?.message}
        </p>
      )}
      {held === null && !canHold && <NoLonger token={token} view={view} />}
      {canHold && isAnswering && <HoldForm view={view} hold={hold} onClose={() => onAnswer(false)} />}
      {canHold && !isAnswering && (
        <>
          <Button
            ref={isAnswering === false ? takeFocus : undefined}
            className="mt-6 w-full"
            onClick={() => onAnswer(true)}
          >
            Hold these days for us
          </Button>
          <p className="figures mt-3 text-label text-muted">
            {`No payment now. You can say so ${untilWords(offer.validUntil, today)}.`}
          </p>
        </>
      )}
    </section>
  );
}

function Facts({ offer }: Pick<ProposalView, 'offer'>) {
  return (
    <dl className="figures mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-1">
      <Fact label="Days" value={formatDayRange(offer.startDate, offer.endDate)} />
      <Fact label="Our price" value={formatUsd(offer.total)} note={eachWords(offer)} />
      {offer.departure && <Fact label="Seats" value={count(offer.departure.seats, 'seat')} />}
      {offer.rooms && <Fact label="Rooms" value={offer.rooms} />}
    </dl>
  );
}

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="font-display font-semibold text-xl leading-snug">{value}</dd>
      {note && <dd className="text-label text-muted">{note}</dd>}
    </div>
  );
}

function NoLonger({ token, view }: { token: string; view: ProposalView }) {
  const { state, newer } = view;
  if (state === 'open' && newer !== null) {
    return <p className="mt-4">This version has been replaced. The newer one is the one we can hold.</p>;
  }
  return (
    <>
      <p className="mt-4">
        It cannot be held as it is. Write to us, or ask below: we look at dates and prices again and send you a new one.
      </p>
      <ReachUs />
      {state === 'withdrawn' && (
        <div className="mt-4">
          <ShareWithParty token={token} view={view} />
        </div>
      )}
    </>
  );
}

interface HeldProposalProps {
  token: string;
  view: ProposalView;
  held: NonNullable<ProposalView['held']>;
  today: string;
}

/** What was agreed to, by whom and when, and what comes next. */
function HeldProposal({ token, view, held, today }: HeldProposalProps) {
  const { number, offer } = view;
  const isAnother = held.number !== number;
  return (
    <div className="figures mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {`${held.name} asked us to hold it on ${formatMoment(held.at)} in ${office().town}, for ${formatUsd(held.total)}${isAnother ? `, as version ${held.number} has it` : ''}.`}
      </p>
      {held.seatsUntil && (
        <p className="font-semibold">{`Your seats are kept until ${formatMoment(held.seatsUntil)} in ${office().town}.`}</p>
      )}
      {held.received > 0 && <p>{`${formatUsd(held.received)} of it has come in.`}</p>}
      <div>
        <h3 className="font-semibold">What happens next</h3>
        <ol className="mt-2 grid list-decimal gap-2 pl-5 marker:text-accent">
          {held.confirmedAt === null && (
            <>
              <li>You have it by mail, and so has the planning desk.</li>
              <li>We check every stay and confirm the trip in writing. Nothing is owed until then.</li>
            </>
          )}
          {!isAnother &&
            stillToCome(offer.payments, held.open).map(({ what, amount, dueOn }) => (
              <li key={what}>{`${paymentNames[what]}: ${formatUsd(amount)} by ${formatFullDay(dueOn, today)}.`}</li>
            ))}
          {held.open === null && <li>Nothing more is due to us. We write to you before you travel.</li>}
        </ol>
      </div>
      {!isAnother && <GiveDetails token={token} />}
      <ReachUs />
      {!isAnother && <ShareWithParty token={token} view={view} />}
      <KeptNote token={token} view={view} />
    </div>
  );
}

function GiveDetails({ token }: { token: string }) {
  const openPart = useOpenPart(token);
  return (
    <div className="border-line border-t pt-4">
      <p>Camps, airlines and your guide need to know who travels: names, passports, diet, flights.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => openPart(true)}>
        Tell us who travels
      </Button>
    </div>
  );
}

type Payments = ProposalView['offer']['payments'];

/** What has not come in of the plan: the rest of the first open payment, and those after it. */
function stillToCome(payments: Payments, open: Payments[number] | null): Payments {
  const at = payments.findIndex(({ what }) => what === open?.what);
  return open === null ? [] : [open, ...payments.slice(at + 1)];
}
