import type { Transaction } from 'kysely';
import { addDays, officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents } from '#contract/money/price.ts';
import { readEnquiry } from '#server/enquiries/enquiry.ts';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { readDepartureRow } from '#server/group-tours/departure-rows.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { beginBooking } from '#server/proposals/bookings/booking-rows.ts';
import { holdBookedSeats } from '#server/proposals/bookings/hold-booked-seats.ts';
import { proposalMail } from '#server/proposals/proposal-mail.ts';
import {
  lockProposal,
  offerOfVersion,
  type ProposalRow,
  readVersion,
  setProposal,
} from '#server/proposals/proposal-rows.ts';
import { stateOfVersion } from '#server/proposals/proposal-state.ts';
import type { Tables } from '#server/store/tables.ts';

/** What a traveller agrees to, as they saw it. A version is agreed to once, whoever presses how often. */
export interface Agreement {
  versionId: string;
  name: string;
  total: number;
}

/** Why it could not be held, of which the words are in open-proposals.ts. */
export type NotHeld = 'newer' | 'held otherwise' | 'another total' | 'expired' | 'withdrawn' | 'no seats' | 'too late';

/** A write may run several times, and so it says how it went instead of throwing. */
export type HoldOutcome = 'held' | 'held before' | { refused: NotHeld } | 'missing';

/**
 * Holds a version for a traveller, with its seats, once, and tells both. Whoever comes second for the last seats gets none: seats
 * are counted under the departure's lock.
 */
export async function holdVersion(db: Transaction<Tables>, agreement: Agreement, now: Date): Promise<HoldOutcome> {
  const version = await readVersion(db, agreement.versionId);
  if (version === undefined) return 'missing';
  const offer = offerOfVersion(version);
  const { proposal_id: id, number } = version;
  const row = await lockProposal(db, id, { departureId: offer.departure?.id, now });
  if (row === undefined) return 'missing';
  if (row.state === 'held') return row.held_number === number ? 'held before' : { refused: 'held otherwise' };
  const state = stateOfVersion(row, version, now);
  if (state === 'withdrawn') return { refused: 'withdrawn' };
  if (row.number !== number) return { refused: 'newer' };
  if (state === 'expired') return { refused: 'expired' };
  if (inCents(agreement.total) !== inCents(offer.total)) return { refused: 'another total' };
  const seats = await holdSeatsOf(db, row, offer, now);
  if ('refused' in seats) return seats;

  const { reference } = row;
  const at = now.toISOString();
  await setProposal(
    db,
    id,
    {
      state: 'held',
      held_number: number,
      held_name: agreement.name,
      held_at: at,
      hold_id: seats.holdId,
    },
    now,
  );
  await beginBooking(db, id, offer);
  const { email } = (await readEnquiry(db, reference))?.details.traveller ?? { email: '' };
  const mails = [proposalMail('proposal-held-office', reference, version.version_id)];
  if (isMailable(email)) mails.push(proposalMail('proposal-held', reference, version.version_id));
  await queueMail(db, mails, now);
  const after = { number, total: offer.total, seatsUntil: seats.until };
  await recordChange(db, { subject: { kind: 'proposal', id }, at: now, what: 'held', after });
  await moveEnquiry(db, { reference, waitsFor: 'office', what: 'proposal-held', after }, now);
  return 'held';
}

type SeatsHeld = { holdId: string | null; until: string | null };

async function holdSeatsOf(
  db: Transaction<Tables>,
  { reference }: ProposalRow,
  { departure, payments, startDate, traveller }: ProposalOffer,
  now: Date,
): Promise<SeatsHeld | { refused: NotHeld }> {
  if (departure === null) return startDate <= officeDay(now) ? { refused: 'too late' } : { holdId: null, until: null };
  const row = await readDepartureRow(db, departure.id, now);
  if (row?.state !== 'open') return { refused: 'no seats' };
  const until = endOfHold(payments[0]?.dueOn, row.startDate, now);
  if (until <= now) return { refused: 'too late' };
  const hold = await holdBookedSeats(
    db,
    { departureId: departure.id, seats: departure.seats, until, forWhom: traveller, enquiry: reference },
    now,
  );
  if ('refused' in hold) return { refused: 'no seats' };
  const subject = { kind: 'departure' as const, id: departure.id };
  const after = { hold: hold.id, seats: hold.seats, until: hold.until, state: hold.state };
  await recordChange(db, { subject, at: now, what: 'hold', after });
  return { holdId: hold.id, until: hold.until };
}

/** For who agrees after the first payment was due: hours the office has to write to them. */
const leastHours = 48;

/** Seats are kept until the day of the first payment is over at the office, and no longer than until the departure leaves. */
export function endOfHold(dueOn: string | undefined, startDate: string, now: Date): Date {
  const least = new Date(now.getTime() + leastHours * 3_600_000);
  const due = dueOn === undefined ? least : officeInstant(addDays(dueOn, 1));
  const leaves = officeInstant(startDate);
  const until = due > least ? due : least;
  return until < leaves ? until : leaves;
}
