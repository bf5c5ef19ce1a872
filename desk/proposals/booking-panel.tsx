import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import { type BookingReceipt, bookingReceipt, type DeskBooking, givingBack } from '#contract/desk/bookings.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { templatesQuery } from '#desk/enquiries/enquiry.queries.ts';
import { readNumber, writeNumber } from '#desk/platform/typed-number.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { beginReply, replyOf } from '#desk/proposals/begin-reply.ts';
import { isLate, paymentInWords, stages } from '#desk/proposals/booking-words.ts';
import { Meeting } from '#desk/proposals/meeting.tsx';
import { useBookingAct } from '#desk/proposals/use-booking-act.ts';
import { AskedButton, DialogButton } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { newRequestId } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields/form-fields.tsx';
import { holdTyped } from '#ui/take-focus.ts';

/** What became of a trip since its traveller said yes: whether it is confirmed, what came in, and the letters about it. */
export function BookingPanel({ proposal }: { proposal: DeskProposal }) {
  const { booking, held, versions } = proposal;
  if (booking === null || held === null) return null;
  const offer = versions.find(({ number }) => number === held.number)?.offer;
  const departure = offer?.departure;
  const isOpenLate = isLate(booking);
  const isOver = booking.stage === 'given-back';
  const hasBegun = offer !== undefined && offer.startDate <= officeDay(new Date());
  const canBeTakenBack = booking.confirmedAt !== null && !hasBegun;
  return (
    <Panel title="Booking">
      <div className="grid gap-4">
        <p>
          <StateBadge of={stages[booking.stage]} />
        </p>
        <Facts
          facts={[
            {
              label: 'Agreed to',
              value: (
                <>
                  Version {held.number} by <bdi>{held.name}</bdi>, {formatMoment(held.at)}
                </>
              ),
            },
            { label: 'Received', value: `${formatUsd(booking.received)} of ${formatUsd(held.total)}` },
            booking.open !== null && {
              label: isOpenLate ? 'Overdue' : 'Next',
              value: (
                <span className={isOpenLate ? 'font-semibold text-warning' : ''}>{paymentInWords(booking.open)}</span>
              ),
            },
            booking.kept !== null && { label: 'Kept', value: formatUsd(booking.kept) },
            booking.meeting !== '' && {
              label: 'Meets them',
              value: <span className="whitespace-pre-line">{booking.meeting}</span>,
            },
            held.seatsUntil !== null && !isOver && { label: 'Seats until', value: formatMoment(held.seatsUntil) },
            departure !== undefined &&
              departure !== null && {
                label: 'Departure',
                value: (
                  <Link
                    to="/departures/$departureId"
                    params={{ departureId: departure.id }}
                    className="underline underline-offset-4"
                  >
                    Its seats and holds
                  </Link>
                ),
              },
          ]}
        />
        {isOver ? (
          <div>
            <Reopen proposal={proposal} booking={booking} />
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            {booking.stage === 'held' && <Confirm proposal={proposal} />}
            <DialogButton label="A payment came in" variant="secondary">
              {(close) => <ReceiptForm proposal={proposal} booking={booking} onDone={close} />}
            </DialogButton>
            <Meeting proposal={proposal} meeting={booking.meeting} />
            <DialogButton label="Give back" title="Give this trip back?">
              {(close) => <GiveBackForm proposal={proposal} booking={booking} onDone={close} />}
            </DialogButton>
            {canBeTakenBack && <Unconfirm proposal={proposal} booking={booking} />}
          </div>
        )}
        <Receipts proposal={proposal} booking={booking} />
        <Letters reference={proposal.reference} booking={booking} />
      </div>
    </Panel>
  );
}

interface AskedActProps extends Omit<ComponentProps<typeof AskedButton>, 'onYes' | 'change'> {
  proposal: DeskProposal;
  act: 'confirm' | 'unconfirm' | 'reopen';
  done: string;
}

function AskedAct({ proposal, act: what, done, ...asked }: AskedActProps) {
  const [act, change] = useBookingAct(proposal);
  const press = async () => {
    await act({ act: what });
    notify({ type: 'success', title: done });
  };
  return <AskedButton {...asked} onYes={press} change={change} />;
}

function Confirm({ proposal }: { proposal: DeskProposal }) {
  return (
    <AskedAct
      proposal={proposal}
      act="confirm"
      label="Confirm"
      title="Confirm this trip?"
      yes={['Confirm it', 'Confirming …']}
      no="Not yet"
      done="It is confirmed. Its letter is ready to be written."
    >
      <p>
        Every stay, drive and seat in it is booked. Seats that are held for it are sold from now on, and the enquiry is
        won. {proposal.traveller} reads it on the trip’s page at once; the letter is written by you.
      </p>
    </AskedAct>
  );
}

function Unconfirm({ proposal, booking }: Omit<BookingFormProps, 'onDone'>) {
  return (
    <AskedAct
      proposal={proposal}
      act="unconfirm"
      label="Not confirmed after all"
      variant="quiet"
      title="Take the confirmation back?"
      yes={['Take it back', 'Taking it back …']}
      no="It is confirmed"
      done="It is to be confirmed again."
    >
      <p>
        Seats that were sold for it are held again, and the trip’s page no longer says that it is confirmed. The enquiry
        waits for you unless another trip of it is confirmed. What came in stays written down.
      </p>
      {booking.letters.some(({ writtenAt }) => writtenAt !== null) && (
        <p className="font-semibold">
          A letter that has gone to {proposal.traveller} is not taken back with it: write to them.
        </p>
      )}
      {booking.letters.some(({ goesOn }) => goesOn !== null) && (
        <p>A letter that was to go by itself until the day you confirm it again does not go: write it.</p>
      )}
    </AskedAct>
  );
}

function Reopen({ proposal, booking }: Omit<BookingFormProps, 'onDone'>) {
  const lastTold = proposal.history.find(({ what }) => /^details-(?:given|removed|forgotten)$/.test(what));
  return (
    <AskedAct
      proposal={proposal}
      act="reopen"
      label="Not given back after all"
      variant="quiet"
      title="Take this trip up again?"
      yes={['Take it up again', 'Taking it up …']}
      no="It is given back"
      done={booking.confirmedAt === null ? 'It is to be confirmed.' : 'It is confirmed as it was.'}
    >
      <p>
        {booking.confirmedAt === null
          ? 'It waits to be confirmed, as it did, and the enquiry, if it is still lost, waits for you.'
          : 'It is confirmed, as it was, and the enquiry, if it is still lost, is won.'}{' '}
        Its seats are taken again if they are still free, and its links open it at once. What came in stays written
        down, and nothing is kept of it.
      </p>
      {lastTold?.what === 'details-given' && (
        <p>What was told of who travels was removed when it was given back, and is to be told again.</p>
      )}
      {booking.letters.some(({ writtenAt }) => writtenAt !== null) && (
        <p className="font-semibold">{proposal.traveller} was written that it is cancelled: write to them again.</p>
      )}
    </AskedAct>
  );
}

interface BookingFormProps {
  proposal: DeskProposal;
  booking: DeskBooking;
  onDone: () => void;
}

function ReceiptForm({ proposal, booking, onDone }: BookingFormProps) {
  const [act, change] = useBookingAct(proposal);
  const form = useForm({
    name: `desk-receipt-${proposal.id}`,
    id: 'receipt',
    untouched: {
      amount: writeNumber(booking.open?.amount, 'amount'),
      receivedOn: officeDay(new Date()),
      how: '',
      receiptId: '',
    },
    schema: bookingReceipt,
    toBody: ({ amount, receivedOn, how, receiptId }) => ({
      amount: readNumber(amount, 'amount'),
      receivedOn,
      how,
      receiptId: receiptId || newRequestId(),
    }),
    words: typedWords,
  });
  const submit = form.submit(async (receipt) => {
    form.change({ receiptId: receipt.receiptId });
    await act({ act: 'receive', receipt });
    onDone();
    notify({ type: 'success', title: 'It is written down', duration: 2000 });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField inputMode="decimal" autoComplete="off" label="Dollars" data-first="" {...form.field('amount')} />
      <TextField type="date" label="On" {...form.field('receivedOn')} />
      <div className="sm:col-span-2">
        <TextField label="How" hint="Bank transfer, card, M-Pesa …" maxLength={80} {...form.field('how')} />
      </div>
      <div className="grid gap-3 sm:col-span-2">
        <FormEnd change={change} fields={form.values} press={['Write it down', 'Writing …']} />
      </div>
    </form>
  );
}

function GiveBackForm({ proposal, booking, onDone }: BookingFormProps) {
  const [act, change] = useBookingAct(proposal);
  const form = useForm({
    name: `desk-give-back-${proposal.id}`,
    id: 'give-back',
    untouched: { act: 'give-back', kept: writeNumber(booking.wouldKeep, 'amount'), reason: '' },
    schema: givingBack,
    toBody: ({ kept, reason }) => ({ act: 'give-back', kept: readNumber(kept, 'amount'), reason }),
    words: typedWords,
  });
  const submit = form.submit(async (body) => {
    await act(body);
    onDone();
    notify({ type: 'success', title: 'It is given back. Its letter is ready to be written.' });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>
        Its seats are free again, its links say that it was taken back, and the enquiry is lost unless another trip of
        it is confirmed. {proposal.traveller} is not written to by itself.
      </p>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label="Dollars that are kept"
        hint={`By what was agreed to, ${formatUsd(booking.wouldKeep)} today where the traveller cancels, nothing where we do. ${formatUsd(booking.received)} came in.`}
        {...form.field('kept')}
      />
      <TextAreaField label="Why" maxLength={500} {...form.field('reason')} />
      <FormEnd
        change={change}
        fields={form.values}
        press={['Give it back', 'Giving back …']}
        leave={{ label: 'Keep it', onPress: onDone }}
      />
    </form>
  );
}

function Receipts({ proposal, booking: { receipts, stage } }: { proposal: DeskProposal; booking: DeskBooking }) {
  const [act, change] = useBookingAct(proposal);
  if (receipts.length === 0 && change.error === null) return null;
  const takeOut = async ({ receiptId, amount, receivedOn, how }: BookingReceipt) => {
    const { version } = await act({ act: 'correct', receiptId });
    const back = () =>
      void act({ act: 'receive', receipt: { receiptId, amount, receivedOn, how } }, version).catch(
        ({ message }: Error) =>
          notify({ type: 'error', title: `${formatUsd(amount)} is not back`, message, duration: 0 }),
      );
    notify({
      type: 'success',
      title: `${formatUsd(amount)} is taken out`,
      duration: 12_000,
      action: { label: 'Undo', run: back },
    });
  };
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Came in</h3>
      <ul className="figures grid gap-2">
        {receipts.map((receipt) => (
          <li key={receipt.receiptId} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="wrap-anywhere">
              {formatUsd(receipt.amount)}, {formatDay(receipt.receivedOn)}, {receipt.how}
            </span>
            {stage !== 'given-back' && (
              <Button
                variant="quiet"
                size="small"
                isIdle={change.isPending}
                onClick={() => void takeOut(receipt).catch(() => {})}
              >
                Take it out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFailure error={change.error} />
    </div>
  );
}

/** Each is written on the enquiry's page, by mail or WhatsApp, and stands in its thread. */
function Letters({ reference, booking: { letters } }: { reference: string; booking: DeskBooking }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  if (letters.length === 0) return null;
  const write = async (id: string) => {
    const { templates } = await queryClient.fetchQuery(templatesQuery(reference));
    beginReply(reference, templates.find((template) => template.id === id) ?? {});
    await navigate(replyOf(reference));
  };
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Letters</h3>
      <ul className="grid gap-2">
        {letters.map(({ id, name, canBeWritten, writtenAt, goesOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 flex-1 basis-36">
              {name}
              {writtenAt !== null && (
                <span className="block text-label text-muted">Sent {formatMoment(writtenAt)}</span>
              )}
              {goesOn !== null && (
                <span className="block text-label text-muted">
                  Goes by itself on {formatDay(goesOn)} {canBeWritten ? 'unless sent before' : 'if it is needed then'}
                </span>
              )}
            </span>
            {canBeWritten && (
              <Button
                variant={writtenAt === null ? 'secondary' : 'quiet'}
                size="small"
                aria-label={`Write: ${name}`}
                onClick={() => holdTyped(write(id))}
              >
                {writtenAt === null ? 'Write' : 'Once more'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
