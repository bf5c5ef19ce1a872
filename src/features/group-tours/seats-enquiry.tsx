import { useNavigate } from '@tanstack/react-router';
import type { Departure } from '#contract/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { type SeatsAnswer, useSeatsValidation } from '#features/group-tours/use-seats-validation.ts';
import { useWaitingListForm, WaitingListOffer } from '#features/group-tours/waiting-list-offer.tsx';
import { AppError } from '#platform/api/app-error.ts';
import { isRetryable, noticeOf } from '#platform/api/error-catalogue.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface SeatsEnquiryProps {
  tourSlug: string;
  tourName: string;
  departure: Departure;
  /** How many seats the visitor needs; no more are offered than are left. */
  seats: number;
  /** As last heard; a count nobody could check is no reason to turn anybody away. */
  availability: { availableSeats: number; couldNotCheck: boolean };
}

/** The way from a departure to the contact form: the seats are checked once more, then asked for. */
export function SeatsEnquiry({ tourSlug, tourName, departure, seats: needed, availability }: SeatsEnquiryProps) {
  const seats = Math.min(needed, availability.availableSeats || needed);
  const navigate = useNavigate();
  const validation = useSeatsValidation(departure.id);
  const waitingList = useWaitingListForm();
  const day = formatDayWithWeekday(departure.startDate);
  const contact = { topic: 'group', groupTour: tourSlug, departure: departure.id } as const;

  const isFull = availability.availableSeats === 0 && !availability.couldNotCheck;
  const ask = isFull ? 'Ask about other dates' : `Ask us about ${count(seats, 'seat')}`;
  const renderAsk = (label = ask) => (
    <ButtonLink
      to="/contact"
      search={isFull ? contact : { ...contact, seats }}
      variant="quiet"
      size="small"
      aria-label={`${label}, ${day}`}
    >
      {label}
    </ButtonLink>
  );

  const enquire = () =>
    validation.mutate(seats, {
      onSuccess: (answer) => {
        if (answer.valid && answer.canProceed) void navigate({ to: '/contact', search: { ...contact, seats } });
      },
    });

  const label = `Enquire for ${count(seats, 'seat')}`;
  // A critical failure is not one to press again (B-64): a person knows how many seats there are.
  const hasFailed = validation.data?.couldNotCheck === true;
  const answer = hasFailed || validation.variables === seats ? validation.data : undefined;
  const hasSeats = availability.availableSeats > 0 && !availability.couldNotCheck;
  // A form somebody has opened stays, whatever is heard of the seats meanwhile.
  const isWaiting = waitingList.Form !== undefined || (isFull && departure.status === 'waitlist');
  return (
    <>
      {isWaiting && (
        <WaitingListOffer {...{ waitingList, tourSlug, tourName, departure, day, renderAsk }} seats={needed} />
      )}
      {!isWaiting && !hasSeats && renderAsk()}
      {!isWaiting && hasSeats && !hasFailed && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${label}, ${day}`}
          disabled={validation.isPending}
          onClick={enquire}
        >
          {validation.isPending ? 'Checking...' : label}
        </Button>
      )}
      {answer !== undefined && !answer.valid && (
        <div
          // The button that was pressed goes.
          ref={answer.availableSeats === 0 ? takeFocus : undefined}
          tabIndex={-1}
          role="alert"
          className="col-span-full rounded-card bg-sand px-5 py-4"
        >
          <Refusal answer={answer} message={`Hello, are there ${count(seats, 'seat')} on "${tourName}" from ${day}?`} />
          {hasSeats && (
            <ButtonLink to="/contact" search={{ ...contact, seats }} variant="quiet" size="small" className="mt-2">
              {ask}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Refusal({ answer, message }: { answer: SeatsAnswer; message: string }) {
  if (!answer.couldNotCheck) return <p className="font-semibold">{answer.message}</p>;
  const notice = noticeOf(new AppError('BOOKING_ERROR', answer.message));
  return (
    <>
      <p className="font-semibold">{notice.title}</p>
      <p>{notice.message}</p>
      <p className="mt-2 text-muted">{answer.message}</p>
      {!isRetryable(notice) && <ReachUs message={message} />}
    </>
  );
}
