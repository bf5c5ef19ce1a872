import type { Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { Operator } from '#server/settings/operator.ts';

/** A departure that is cancelled, as those who counted on it knew it. */
export interface CancelledTrip {
  tour: { slug: string; name: string };
  departure: Pick<Departure, 'startDate' | 'endDate'>;
  /** Of the same tour, with seats, in order of their days. */
  others: readonly Departure[];
}

/** Whom the mail is for, and what they had of the departure. */
export interface Concerned {
  name: string;
  seats?: number | undefined;
  /** Whether they have the seats, wait for them, or only asked about them. */
  claim: 'has' | 'waits' | 'asked';
  /** The reference of their enquiry. */
  enquiry?: string | undefined;
}

/**
 * A mail to somebody whose departure is cancelled, as text for the office to send or to change: it promises nothing that the
 * office has not decided.
 */
export function cancellationMail(
  { tour, departure, others }: CancelledTrip,
  { name, seats, claim, enquiry }: Concerned,
  operator: Operator,
): { subject: string; body: string } {
  const first = formatFullDay(departure.startDate);
  const quoted = enquiry === undefined ? '' : ` (enquiry ${enquiry})`;
  const had = seats === undefined ? '' : ` ${claims[claim]} ${count(seats, 'seat')} on it.`;
  return {
    subject: `${tour.name} on ${first} is cancelled${quoted}`,
    body: [
      `Hello ${name},`,
      `we are sorry to tell you that ${tour.name}, from ${first} to ${formatFullDay(departure.endDate)}, will not run${quoted}.${had}`,
      ...(others.length === 0 ? [] : [otherDates(others)]),
      `All dates are at ${operator.siteUrl}/group-tour/${tour.slug}. Please tell us what you would like: answer this letter, or call ${operator.phone}.`,
      `${operator.signature}\n${operator.siteUrl}`,
    ].join('\n\n'),
  };
}

const claims = { has: 'You have', waits: 'You wait for', asked: 'You asked us about' };

function otherDates(others: readonly Departure[]): string {
  const lines = others.map(
    ({ startDate, endDate, price, availableSeats }) =>
      `- ${formatFullDay(startDate)} to ${formatFullDay(endDate)}: ${formatUsd(price)} a person sharing, ${count(availableSeats, 'seat')} free`,
  );
  return ['The next dates of the same tour that have seats:', ...lines].join('\n');
}
