import { Link } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { mostSeats } from '#contract/choices.ts';
import type { Departure } from '#contract/group-tours.ts';
import { waitingRequest } from '#contract/waiting-list.ts';
import { useWaitingRequest, waitingListName } from '#features/group-tours/use-waiting-request.ts';
import { formatDayWithWeekday } from '#platform/format/calendar-day.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { contactFieldWords, wordsFor } from '#shell/enquiries/field-words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { takeFocus, takeLateFocus } from '#ui/take-focus.ts';

export interface WaitingListFormProps {
  tourSlug: string;
  tourName: string;
  departure: Departure;
  /** How many seats the visitor needs, until they say otherwise here. */
  seats: number;
  onClose(): void;
}

const fields = ['name', 'email'] as const;
type Field = (typeof fields)[number];
type Written = Record<Field, string>;
type Problems = Partial<Record<Field, string | undefined>>;

const empty: Written = { name: '', email: '' };
const wordsOf = wordsFor(contactFieldWords);

/** Name, address and seats of who would wait for a departure that is full. The server's message stands in its place. */
export function WaitingListForm({ tourSlug, tourName, departure, seats: needed, onClose }: WaitingListFormProps) {
  const most = Math.min(departure.totalSeats, mostSeats);
  const [written, setWritten] = useState(() => readDraft(waitingListName, empty) ?? empty);
  const [seats, setSeats] = useState(Math.min(needed, most));
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { request, botCheck } = useWaitingRequest({
    tourSlug,
    departureId: departure.id,
    onRefused: (refused) => point({ name: refused.name?.[0], email: refused.email?.[0] }),
  });
  const { isPending, error, data: answer } = request;
  const day = formatDayWithWeekday(departure.startDate);
  const isFieldToBlame = fields.some((field) => problems[field] !== undefined);

  /** Shows what is wrong beside its field, and brings the focus to the first. */
  function point(found: Problems): void {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) fieldOf(form.current, first)?.focus();
  }

  function onEdit({ target }: ChangeEvent<HTMLInputElement>): void {
    const now = { ...written, [target.name]: target.value };
    setWritten(now);
    if (fields.every((field) => now[field] === '')) clearDraft(waitingListName);
    else writeDraft(waitingListName, now);
    forgetProblems();
  }

  function onSeats(wanted: number): void {
    setSeats(wanted);
    forgetProblems();
  }

  function forgetProblems(): void {
    setProblems({});
    if (error !== null) request.reset();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    // As they stand there: some programs fill fields in and tell nobody.
    const now = {
      name: fieldOf(form.current, 'name')?.value ?? written.name,
      email: fieldOf(form.current, 'email')?.value ?? written.email,
    };
    setWritten(now);
    const given = waitingRequest.safeParse({ ...now, seats, turnstileToken: 'made when it is sent' });
    if (!given.success) {
      point(problemsOf(given.error.issues));
      return;
    }
    forgetProblems();
    const { turnstileToken: _token, ...sent } = given.data;
    request.mutate(sent);
  }

  const field = (name: Field) => ({
    name,
    id: `${id}-${name}`,
    value: written[name],
    error: problems[name],
    onChange: onEdit,
    readOnly: isPending,
  });

  return (
    <section
      // The button that was pressed has gone.
      ref={takeLateFocus}
      aria-labelledby={id}
      className="col-span-full mt-1 rounded-card border border-line bg-surface px-4 py-5 sm:px-6 print:hidden"
    >
      <h3 id={id} className="font-display font-semibold text-lg leading-snug">
        {`Waiting list for ${day}`}
      </h3>
      {answer === undefined ? (
        <form
          ref={form}
          noValidate
          // Should its script fail, nothing that is written may end up in an address.
          method="post"
          aria-labelledby={id}
          onSubmit={onSubmit}
          className="mt-2 grid gap-4"
        >
          <p className="max-w-[46rem] text-label">
            We send you a mail to confirm. When seats come free, we hold them 48 hours for the first in line and write
            to you. Each mail has a link to leave the list; what we keep is in our{' '}
            <Link to="/privacy-policy" target="_blank" className="underline underline-offset-4">
              privacy policy
            </Link>
            .
          </p>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextField label="Your name" autoComplete="name" enterKeyHint="next" {...field('name')} />
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              {...field('email')}
            />
            <Stepper label="Seats to wait for" value={seats} min={1} max={most} onChange={onSeats} />
          </div>
          <BotCheckField
            action={waitingListName}
            botCheck={botCheck}
            message={`Hello, I would like to wait for a seat on "${tourName}" from ${day}.`}
          />
          {error !== null && !isFieldToBlame && (
            <div role="alert">
              <FieldError id={id} error={error.message || 'Failed to join the waiting list. Please try again.'} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            {/* Not disabled while it sends: it has the focus. */}
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? 'Joining...' : 'Join the waiting list'}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          </div>
        </form>
      ) : (
        <Outcome message={answer.message} />
      )}
    </section>
  );
}

/** Told once: by the focus, where the button that was pressed has gone. */
function Outcome({ message }: { message: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className="mt-2 border-sun border-l-4 py-1 pl-4 outline-none">
      {message}
    </p>
  );
}

function fieldOf(form: HTMLFormElement | null, name: Field): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The first that is wrong with each field, in the words every form has. */
function problemsOf(issues: readonly { code: string; path: PropertyKey[] }[]): Problems {
  const wordsAbout = (field: Field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue && wordsOf(issue);
  };
  return { name: wordsAbout('name'), email: wordsAbout('email') };
}
