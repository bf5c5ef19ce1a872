import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { mostSeats } from '#contract/choices.ts';
import { joinWaitingList, type WaitingRequest, waitingRequest } from '#contract/forms/waiting-list.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';
import { networkNotice } from '#platform/api/network-notice.ts';
import { contactFieldWords } from '#platform/forms/field-words.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { BotCheckField, missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';
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

/** Name, address and seats of who would wait for a departure that is full. The server's message stands in its place. */
export function WaitingListForm({ tourSlug, tourName, departure, seats: needed, onClose }: WaitingListFormProps) {
  const most = Math.min(departure.totalSeats, mostSeats);
  const [seats, setSeats] = useState(Math.min(needed, most));
  const id = useId();
  const { request, botCheck } = useWaitingRequest({ tourSlug, departureId: departure.id });
  const { error, data: answer } = request;
  const form = useForm({
    name: waitingListName,
    id,
    untouched: { name: '', email: '' },
    schema: waitingRequest,
    toBody: (written) => ({ ...written, seats, turnstileToken: 'made when it is sent' }),
    words: contactFieldWords,
    onEdit: () => error !== null && request.reset(),
  });
  const { field, isSending } = form;
  const day = formatDayWithWeekday(departure.startDate);
  const onSeats = (wanted: number) => {
    setSeats(wanted);
    if (error !== null) request.reset();
  };
  const submit = form.submit(({ turnstileToken: _token, ...sent }) => request.mutateAsync(sent));

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
          noValidate
          // Should its script fail, nothing that is written may end up in an address.
          method="post"
          aria-labelledby={id}
          onSubmit={submit}
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
            <TextField
              label="Your name"
              autoComplete="name"
              enterKeyHint="next"
              readOnly={isSending}
              {...field('name')}
            />
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              readOnly={isSending}
              {...field('email')}
            />
            <Stepper label="Seats to wait for" value={seats} min={1} max={most} onChange={onSeats} />
          </div>
          <BotCheckField
            action={waitingListName}
            botCheck={botCheck}
            message={`Hello, I would like to wait for a seat on "${tourName}" from ${day}.`}
          />
          {error !== null && form.errors.length === 0 && (
            <div role="alert">
              <FieldError id={id} error={error.message || 'Failed to join the waiting list. Please try again.'} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isIdle={isSending}>
              {isSending ? 'Joining...' : 'Join the waiting list'}
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

/** Announced once: by the focus, where the button that was pressed has gone. */
function Outcome({ message }: { message: string }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className="mt-2 border-sun border-l-4 py-1 pl-4 outline-none">
      {message}
    </p>
  );
}

/** What the visitor writes; the token is made meanwhile. */
type WrittenRequest = Omit<WaitingRequest, 'turnstileToken'>;

/** The form's name, for its draft, its bot check and the ids of its fields. */
const waitingListName = 'waiting-list';

interface WaitingRequestOptions {
  tourSlug: string;
  departureId: string;
}

/** Asks for a place in the line for a departure, and runs the bot check for it: a press waits for that. */
function useWaitingRequest({ tourSlug, departureId }: WaitingRequestOptions) {
  const queryClient = useQueryClient();
  const botCheck = useBotCheck();
  const { check } = botCheck;
  // The form stands because somebody has asked for it: that was the first touch.
  useEffect(() => check.touch(), [check]);

  const request = useMutation({
    // A place in line is not worth keeping for later: somebody else would have it. An error says so at once.
    networkMode: 'always',
    mutationFn: async (written: WrittenRequest) => {
      const { token, isOffline } = await check.settled();
      if (token === undefined) throw isOffline ? networkIsAway() : new AppError('VALIDATION_ERROR', missingTokenText);
      const body = { ...written, turnstileToken: token };
      return apiOf(queryClient).call(joinWaitingList, { params: { id: departureId }, body });
    },
    onError: check.renew,
    onSuccess({ status }) {
      check.stop();
      // There was nothing to wait for: the row is older than what the server knows.
      if (status === 'info')
        void queryClient.invalidateQueries({ queryKey: endpointKey('getGroupTour', { params: { slug: tourSlug } }) });
    },
  });
  return { request, botCheck };
}

function networkIsAway(): AppError {
  return new AppError('NETWORK_ERROR', `Network error. ${networkNotice.message}.`);
}
