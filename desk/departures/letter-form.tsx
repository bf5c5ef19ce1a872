import { useState } from 'react';
import { writeToDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import {
  type DepartureParty,
  type DeskDeparture,
  type DeskDepartureDetail,
  departureLetter,
} from '#contract/desk/departures.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { standings, unnamedSeats } from '#desk/departures/departure-words.tsx';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { Panel } from '#desk/shell/panel.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields/form-fields.tsx';
import { focusAfter } from '#ui/take-focus.ts';

const formId = 'letter';
export const letterSubjectId = `${formId}-subject`;

/** Where a letter is to be written it stands open. What is to be said of a cancelled date is another one. */
export function LetterPanel(detail: Omit<DeskDepartureDetail, 'history'>) {
  const [isOpen, setOpen] = useState(false);
  if (detail.parties.length === 0) return null;
  if (isOpen || detail.letter !== null) return <LetterForm key={nameOf(detail.departure)} {...detail} />;
  const open = () =>
    focusAfter(
      () => setOpen(true),
      () => document.getElementById(letterSubjectId),
    );
  return (
    <div>
      <Button variant="quiet" size="small" onClick={open}>
        Write to everybody
      </Button>
    </div>
  );
}

/** Of the letter and of its draft. */
function nameOf({ id, state }: DeskDeparture): string {
  return state === 'cancelled' ? `desk-letter-${id}-cancelled` : `desk-letter-${id}`;
}

/** One letter to everybody on a departure, in one press: who is to read it, who has been told already, and who has to be called. */
function LetterForm({ departure, parties, letter }: Omit<DeskDepartureDetail, 'history'>) {
  const send = useChange(writeToDeskDeparture);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isCancelled = departure.state === 'cancelled';
  const form = useForm({
    name: nameOf(departure),
    id: formId,
    untouched: { subject: letter?.subject ?? '', text: letter?.text ?? '' },
    schema: departureLetter,
    words: typedWords,
  });
  const subject = form.values.subject.trim();
  const toldOf = ({ told }: DepartureParty) => told.find((one) => one.subject === subject);
  const canBeSent = (party: DepartureParty) => isMailable(party.email ?? '') && toldOf(party) === undefined;
  const isMeant = (party: DepartureParty) =>
    canBeSent(party) && (choices.get(party.id) ?? concerns(party, isCancelled));
  const receivers = parties.filter(isMeant);
  const to = receivers.map(({ id }) => id);
  const letters = new Set(receivers.map(({ email }) => email?.toLowerCase())).size;
  const submit = form.submit(async (words) => {
    const { sent } = await send.mutateAsync({ params: { id: departure.id }, body: { ...words, to } });
    setChoices(new Map());
    notify({ type: 'success', title: `It is on its way to ${sent}` });
  });
  const unnamed = unnamedSeats(departure, parties);
  return (
    <Panel title="Write to everybody">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField maxLength={160} label="Subject" autoComplete="off" {...form.field('subject')} />
        <TextAreaField
          maxLength={8000}
          label="Letter"
          hint="Each reads it below “Hello” with their name and what they have of this departure; your name stands under it."
          {...form.field('text')}
        />
        <fieldset className="grid min-w-0">
          <legend className="font-semibold">To</legend>
          {parties.map((party) => (
            <Receiver
              key={party.id}
              party={party}
              told={toldOf(party)}
              isMeant={isMeant(party)}
              canBeSent={canBeSent(party)}
              onTick={() => setChoices(new Map(choices).set(party.id, !isMeant(party)))}
            />
          ))}
        </fieldset>
        {unnamed > 0 && (
          <p className="text-muted">
            {count(unnamed, 'seat is', 'seats are')} sold without a name: who has them has to be told elsewhere.
          </p>
        )}
        <FormEnd
          change={send}
          fields={form.values}
          press={[`Send it to ${letters}`, 'Sending …']}
          isIdle={to.length === 0}
        />
      </form>
    </Panel>
  );
}

/** Everybody has to hear that it is cancelled; all else concerns those who travel. */
function concerns({ standing }: DepartureParty, isCancelled: boolean): boolean {
  if (isCancelled) return standing !== 'ended';
  return standing === 'sold' || standing === 'held';
}

interface ReceiverProps {
  party: DepartureParty;
  told: DepartureParty['told'][number] | undefined;
  isMeant: boolean;
  canBeSent: boolean;
  onTick: () => void;
}

function Receiver({ party, told, isMeant, canBeSent, onTick }: ReceiverProps) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-1.5">
      <input
        type="checkbox"
        checked={isMeant}
        disabled={!canBeSent}
        onChange={onTick}
        className="mt-[0.15em] size-5.5 accent-primary"
      />
      <span className="wrap-anywhere">
        {party.name}
        {party.seats !== null && `, ${count(party.seats, 'seat')}`}
        <span className="block text-label text-muted">
          {standings[party.standing].name}
          {told !== undefined && (
            <span className={told.isLost ? 'text-danger' : 'text-success'}>
              {told.isLost ? ' · the mail did not get through' : ` · told ${formatMoment(told.at)}`}
            </span>
          )}
          {told === undefined && !canBeSent && ` · no address: call ${party.phone ?? 'them'}`}
        </span>
      </span>
    </label>
  );
}
