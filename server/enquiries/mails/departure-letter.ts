import { type DepartureLetter, type DepartureParty, type DeskDeparture, soldSeats } from '#contract/desk/departures.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { replyTemplate, templateFrame } from '#server/enquiries/mails/reply-templates.ts';
import type { Operator } from '#server/settings/operator.ts';

type Trip = Pick<DeskDeparture, 'tour' | 'tourName' | 'startDate' | 'endDate'>;

/**
 * To everybody on a departure that is cancelled, to be sent or changed: it promises nothing that the office has not decided.
 *
 * @param others of the same tour, with seats, in order of their days.
 */
export function cancellationLetter(trip: Trip, others: readonly Departure[], operator: Operator): DepartureLetter {
  return {
    subject: `${trip.tourName} on ${formatFullDay(trip.startDate)} is cancelled`,
    text: [
      'We are sorry to tell you that this departure will not run.',
      ...(others.length === 0 ? [] : [otherDates(others)]),
      `All dates are at ${operator.siteUrl}/group-tour/${trip.tour}. Please tell us what you would like: answer this letter, or call ${operator.phone}.`,
    ].join('\n\n'),
  };
}

/** The subject of a letter in its party's conversation. */
export function letterSubject(subject: string, reference: string): string {
  return `${subject} (enquiry ${reference})`;
}

/** What the office wrote of such a subject. */
export function ownSubject(subject: string | null, reference: string): string {
  return subject?.replace(letterSubject('', reference), '') ?? '';
}

/** Of the replies that are letters to everybody on a departure. */
export function letterTemplate(departureId: string): string {
  return `departure ${departureId}`;
}

/** A letter as one party reads it: by name, with what it has of the departure. */
export function letterText(
  { text }: DepartureLetter,
  { standing, seats, holds }: DepartureParty,
  { trip, ...frame }: { trip: Trip; enquiry: StoredEnquiry; writer: string; operator: Operator },
): string {
  const days = `from ${formatFullDay(trip.startDate)} to ${formatFullDay(trip.endDate)}`;
  const sold = soldSeats({ holds });
  const had = sold > 0 ? sold : seats;
  const what = had === null ? trip.tourName : `${count(had, 'seat')} on ${trip.tourName}`;
  const held = sold > 0 && seats !== null ? seats - sold : 0;
  const beside = held > 0 ? `; we hold ${held} more for you` : '';
  const parts = [`${claims[standing]} ${what}, ${days}${beside}.`, text];
  return replyTemplate({ id: '', name: '', parts }, templateFrame(frame)).text;
}

const claims: Readonly<Record<DepartureParty['standing'], string>> = {
  sold: 'You have',
  held: 'We hold for you',
  won: 'You asked us about',
  proposed: 'We offered you',
  asked: 'You asked us about',
  waiting: 'You wait for',
  ended: 'You asked us about',
};

function otherDates(others: readonly Departure[]): string {
  const lines = others.map(
    ({ startDate, endDate, price, availableSeats }) =>
      `- ${formatFullDay(startDate)} to ${formatFullDay(endDate)}: ${formatUsd(price)} a person sharing, ${count(availableSeats, 'seat')} free`,
  );
  return ['The next dates of the same tour that have seats:', ...lines].join('\n');
}
