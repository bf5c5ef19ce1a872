import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BookingValidation, Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { useWaitingListForm, WaitingListOffer } from '#features/group-tours/waiting-list-offer.tsx';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';
import { isRetryable, noticeOf } from '#platform/api/error-catalogue.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
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

interface SeatsAnswer extends BookingValidation {
  /** Nobody could be asked: what stands here is assumed (B-162), and the way on is a person. */
  couldNotCheck: boolean;
}

/** What a validation that fails answers (B-162). */
const unable: SeatsAnswer = {
  valid: false,
  canProceed: false,
  availableSeats: 0,
  message: 'Unable to validate booking availability',
  couldNotCheck: true,
};

/**
 * Asks whether that many seats of a departure can be enquired for; nothing is reserved. A failure is an answer here, and is
 * not tried again: a booking error is critical (B-64).
 */
function useSeatsValidation(departureId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (requestedSeats: number): Promise<SeatsAnswer> => {
      const input = { params: { id: departureId }, body: { requestedSeats } };
      try {
        return { ...(await apiOf(queryClient).call('validateBooking', input)), couldNotCheck: false };
      } catch (error) {
        if (error instanceof AppError) return unable;
        throw error;
      }
    },
    onSuccess: ({ valid, couldNotCheck, availableSeats }) => {
      if (valid || couldNotCheck) return;
      // Whether one can wait for a departure that has filled meanwhile, the tour's own answer says.
      if (availableSeats === 0) void queryClient.invalidateQueries({ queryKey: endpointKey('getGroupTour') });
      // The row shows fewer seats than it did.
      void queryClient.invalidateQueries({ queryKey: endpointKey('getAvailability', { params: { id: departureId } }) });
    },
  });
}
