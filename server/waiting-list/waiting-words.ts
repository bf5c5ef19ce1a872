import { officeDay } from '#contract/calendar/calendar.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay, formatFullMoment } from '#contract/words/days.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { PlaceInLine } from '#server/waiting-list/place-in-line.ts';
import type { WaitingAction } from '#server/waiting-list/waiting-list-links.ts';

/** What a link of a mail shows. */
export interface WaitingWords {
  message: string;
  /** There is something to be done, if its reader says so. */
  isOpen: boolean;
}

/** What is answered to who would join a line. */
export const waitingWords = {
  sentLink: 'Almost done: we have sent you a link. Please open it to take your place on the waiting list.',
  seatsFree: 'There are seats free on this departure: ask us for them.',
  noList: 'This departure has no waiting list.',
} as const;

const askAgain = 'You can ask for a place again on our website.';

/** What a link says of the place it is about; of a link that is about none, that it is not complete. */
export function linkWords(
  action: WaitingAction,
  place: PlaceInLine | undefined,
  { operator, now }: { operator: Operator; now: Date },
): WaitingWords {
  if (place === undefined)
    return closed('This link is not complete, or no longer works. Please use the link in our newest message.');
  switch (action) {
    case 'confirm':
      return confirmWords(place, now);
    case 'take':
      return takeWords(place);
    case 'leave':
      return leaveWords(place, operator);
  }
}

function confirmWords({ state, details, isCancelled }: PlaceInLine, now: Date): WaitingWords {
  const trip = tripInWords(details);
  if (isCancelled) return closed(cancelled(trip));
  if (details.startDate <= officeDay(now)) return closed(`${trip} has left.`);
  switch (state) {
    case 'requested':
      return open(`Would you like to be told when ${freeSeats(details)} on ${trip}?`);
    case 'waiting':
      return closed(`You are on the waiting list of ${trip}. We write to you when ${freeSeats(details)}.`);
    case 'offered':
    case 'taken':
      return closed(`You are on the waiting list of ${trip}, and there are seats for you: we have written to you.`);
    case 'left':
    case 'expired':
      return closed(`This link no longer works. ${askAgain}`);
  }
}

function takeWords({ state, details, heldUntil, isReleased, isCancelled }: PlaceInLine): WaitingWords {
  const trip = tripInWords(details);
  if (isCancelled) return closed(cancelled(trip));
  const seats = count(details.seats, 'seat');
  if (state === 'taken' && !isReleased)
    return closed(`We keep ${seats} on ${trip} for you. Our office writes to you about the booking.`);
  if (state === 'offered' && heldUntil !== undefined) {
    return open(
      `We hold ${seats} on ${trip} for you until ${formatFullMoment(heldUntil)}. Would you like to take what we hold?`,
    );
  }
  return closed(`This offer is over, and the next on the list has been asked. ${askAgain}`);
}

function leaveWords({ state, details, isReleased }: PlaceInLine, operator: Operator): WaitingWords {
  const trip = tripInWords(details);
  if (state === 'taken' && !isReleased)
    return closed(
      `You have taken ${count(details.seats, 'seat')} on ${trip}. Please tell us. ${otherContacts(operator)}`,
    );
  if (state === 'left' || state === 'expired') return closed(`You are not on the waiting list of ${trip} any more.`);
  return open(`Would you like to leave the waiting list of ${trip}?`);
}

function tripInWords({ tour, startDate }: PlaceInLine['details']): string {
  return `${tour.name} on ${formatFullDay(startDate)}`;
}

function freeSeats({ seats }: PlaceInLine['details']): string {
  return seats === 1 ? 'a seat comes free' : `${seats} seats come free`;
}

function cancelled(trip: string): string {
  return `${trip} is cancelled. We are sorry.`;
}

function open(message: string): WaitingWords {
  return { message, isOpen: true };
}

function closed(message: string): WaitingWords {
  return { message, isOpen: false };
}
