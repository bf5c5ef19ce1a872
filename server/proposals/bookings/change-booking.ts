import type { Transaction } from 'kysely';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { BookingAct, BookingReceipt } from '#contract/desk/bookings.ts';
import type { EnquiryChange } from '#contract/desk/enquiry-work.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import { openPayment } from '#contract/trip/booking.ts';
import { changeEnquiry, readStanding, recordDone } from '#server/enquiries/office/change-enquiry.ts';
import { endHold, holdSoldAgain, sellReleased } from '#server/group-tours/seat-holds.ts';
import { readBookings, type StoredBooking } from '#server/proposals/bookings/booking-rows.ts';
import { dropUnsentCancellation, dropUnsentLetters } from '#server/proposals/bookings/drop-letters.ts';
import { holdBookedSeats } from '#server/proposals/bookings/hold-booked-seats.ts';
import {
  type Changed,
  type ChangingProposal,
  departureOffered,
  lockAsRead,
  withdrawProposal,
} from '#server/proposals/change-proposals.ts';
import { endOfHold } from '#server/proposals/hold-proposal.ts';
import {
  offerOfVersion,
  type ProposalRow,
  readHeldVersion,
  readProposal,
  setProposal,
} from '#server/proposals/proposal-rows.ts';
import { tellBoth } from '#server/proposals/tell-both.ts';
import type { Tables } from '#server/store/tables.ts';

/** What the office does about a trip that was agreed to. A write may run several times, and so it says how it went instead of throwing. */
export function changeBooking(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  act: BookingAct,
): Promise<BookingChanged> {
  switch (act.act) {
    case 'confirm':
      return confirm(db, changing);
    case 'unconfirm':
      return unconfirm(db, changing);
    case 'receive':
      return receive(db, changing, act.receipt);
    case 'correct':
      return correct(db, changing, act.receiptId);
    case 'give-back':
      return giveBack(db, changing, act);
    case 'reopen':
      return reopen(db, changing);
    case 'meet':
      return meet(db, changing, act.meeting);
  }
}

export type BookingChanged = Changed | NoSeats | { refused: 'begun' };
type NoSeats = { refused: 'no seats'; message: string };

/** Seats that were held are sold from now on, and the enquiry is won. */
async function confirm(db: Transaction<Tables>, changing: ChangingProposal): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await lockHeld(db, changing);
  if ('refused' in row) return row;
  const booking = await db
    .selectFrom('bookings')
    .select('confirmed_at')
    .where('proposal_id', '=', id)
    .executeTakeFirst();
  if (booking?.confirmed_at) return 'changed';
  const seats = await sellSeats(db, row, changing);
  if ('refused' in seats) return seats;
  await db.updateTable('bookings').set({ confirmed_at: now.toISOString() }).where('proposal_id', '=', id).execute();
  await setProposal(db, id, seats, now);
  await tellBoth(db, row, { by, at: now, what: 'booking-confirmed', after: { number: row.held_number } });
  await moveTo(db, changing, row, { state: 'won' });
  await remindOfPayment(db, changing, row);
  return 'changed';
}

/** As it stood before: what came in stays, seats that were sold are held, and the yes waits for the office. What has begun stays confirmed. */
async function unconfirm(db: Transaction<Tables>, changing: ChangingProposal): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await lockHeld(db, changing);
  if ('refused' in row) return row;
  const [booking] = await readBookings(db, [id]);
  if (booking === undefined || booking.confirmedAt === null) return 'changed';
  if (booking.startDate <= officeDay(now)) return { refused: 'begun' };
  const departureId = await departureOffered(db, id);
  if (departureId !== undefined && row.hold_id !== null) {
    const until = endOfHold(booking.payments[0]?.dueOn, booking.startDate, now);
    await holdSoldAgain(db, { departureId, holdId: row.hold_id, until }, now);
  }
  await dropUnsentLetters(db, id, now);
  await db.updateTable('bookings').set({ confirmed_at: null }).where('proposal_id', '=', id).execute();
  await setProposal(db, id, {}, now);
  await tellBoth(db, row, { by, at: now, what: 'booking-unconfirmed', after: { number: row.held_number } });
  const others = await otherConfirmed(db, row);
  await setReminder(db, changing, row, booking, earliestOpen(others));
  // It is won by what else is confirmed of it.
  if (others.length > 0) return 'changed';
  const enquiry = await readStanding(db, row.reference);
  // Where the office has made something else of it meanwhile, that stays.
  if (enquiry?.state !== 'won') return 'changed';
  await waitForOffice(db, changing, row, row.held_at);
  return 'changed';
}

async function waitForOffice(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  row: ProposalRow,
  since: string | null,
): Promise<void> {
  await moveTo(db, changing, row, { state: 'answering' });
  await db.updateTable('enquiries').set({ waits_since: since }).where('reference', '=', row.reference).execute();
}

/** What else is booked for the same enquiry. */
async function otherConfirmed(db: Transaction<Tables>, { proposal_id, reference }: ProposalRow) {
  const others = await db
    .selectFrom('bookings')
    .innerJoin('proposals', 'proposals.proposal_id', 'bookings.proposal_id')
    .select('bookings.proposal_id as id')
    .where('reference', '=', reference)
    .where('bookings.proposal_id', '!=', proposal_id)
    .where('confirmed_at', 'is not', null)
    .where('given_back_at', 'is', null)
    .execute();
  if (others.length === 0) return [];
  return readBookings(
    db,
    others.map(({ id }) => id),
  );
}

function earliestOpen(bookings: readonly StoredBooking[]): ReturnType<typeof openPayment> {
  const open = bookings.flatMap((booking) => openPayment(booking) ?? []);
  return open.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))[0] ?? null;
}

async function receive(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  { receiptId, receivedOn, amount, how }: BookingReceipt,
): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const written = await db
    .selectFrom('booking_receipts')
    .select('proposal_id')
    .where('receipt_id', '=', receiptId.toLowerCase())
    .executeTakeFirst();
  // Pressed twice, it came in once.
  if (written !== undefined) return written.proposal_id === id ? 'changed' : { refused: 'meanwhile' };
  const row = await lockHeld(db, changing);
  if ('refused' in row) return row;
  await db
    .insertInto('booking_receipts')
    .values({
      receipt_id: receiptId.toLowerCase(),
      proposal_id: id,
      received_on: receivedOn,
      cents: inCents(amount),
      how,
      written_by: by,
      written_at: now.toISOString(),
    })
    .execute();
  await setProposal(db, id, {}, now);
  await dropUnsentLetters(db, id, now);
  await tellBoth(db, row, { by, at: now, what: 'payment-received', after: { amount, on: receivedOn, how } });
  await remindOfPayment(db, changing, row);
  return 'changed';
}

async function correct(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  receiptId: string,
): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await lockHeld(db, changing);
  if ('refused' in row) return row;
  const removed = await db
    .deleteFrom('booking_receipts')
    .where('receipt_id', '=', receiptId.toLowerCase())
    .where('proposal_id', '=', id)
    .returning(['cents', 'received_on'])
    .executeTakeFirst();
  if (removed === undefined) return 'changed';
  await setProposal(db, id, {}, now);
  await dropUnsentLetters(db, id, now);
  const before = { amount: inDollars(removed.cents), on: removed.received_on };
  await tellBoth(db, row, { by, at: now, what: 'payment-corrected', before });
  await remindOfPayment(db, changing, row);
  return 'changed';
}

/** The trip is taken back as any proposal is, its seats are free, and the enquiry is lost for a reason unless another booking of it is confirmed. */
async function giveBack(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  { kept, reason }: { kept: number; reason: string },
): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await readProposal(db, id);
  if (row === undefined) return { refused: 'missing' };
  // Whoever withdraws it meanwhile makes another version of it, which is refused.
  if (row.state !== 'held') return { refused: 'over' };
  const withdrawn = await withdrawProposal(db, changing);
  if (withdrawn !== 'changed') return withdrawn;
  await db
    .updateTable('bookings')
    .set({ kept_cents: inCents(kept) })
    .where('proposal_id', '=', id)
    .execute();
  const [booking] = await readBookings(db, [id]);
  const others = await otherConfirmed(db, row);
  const isLost = booking === undefined || others.length === 0;
  // The reason stands with the enquiry that is lost, and else here.
  const after = isLost ? { kept } : { kept, reason };
  await tellBoth(db, row, { by, at: now, what: 'booking-given-back', after });
  if (isLost) await moveTo(db, changing, row, { state: 'lost', lostReason: reason });
  else await setReminder(db, changing, row, booking, earliestOpen(others));
  return 'changed';
}

/** Booked as it stood before it was given back, if its seats can be had. What was told of who travels is gone. */
async function reopen(db: Transaction<Tables>, changing: ChangingProposal): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await lockAsRead(db, changing, await departureOffered(db, id));
  if ('refused' in row) return row;
  if (row.state === 'held') return 'changed';
  const [booking] = await readBookings(db, [id]);
  if (booking === undefined || booking.givenBackAt === null) return { refused: 'over' };
  const isConfirmed = booking.confirmedAt !== null;
  const until = endOfHold(booking.payments[0]?.dueOn, booking.startDate, now);
  const hasBegun = booking.startDate <= officeDay(now);
  const sell = hasBegun ? sellBegun : sellSeats;
  const seats = isConfirmed ? await sell(db, row, changing) : await holdAgain(db, row, { until, ...changing });
  if ('refused' in seats) return seats;
  const open = { given_back_at: null, kept_cents: null };
  await db.updateTable('bookings').set(open).where('proposal_id', '=', id).execute();
  await setProposal(db, id, { state: 'held', ...seats }, now);
  await dropUnsentCancellation(db, id, now);
  await tellBoth(db, row, { by, at: now, what: 'booking-reopened', after: { number: row.held_number } });
  // Where the office has made something else of it meanwhile, that stays.
  if ((await readStanding(db, row.reference))?.state === 'lost') {
    if (isConfirmed) await moveTo(db, changing, row, { state: 'won', remindOn: await reminderOf(db, row) });
    else await waitForOffice(db, changing, row, now.toISOString());
  }
  await remindOfPayment(db, changing, row);
  return 'changed';
}

/** Who meets the travellers and where, as their page says it from now on, with what stood there before. */
async function meet(db: Transaction<Tables>, changing: ChangingProposal, meeting: string): Promise<BookingChanged> {
  const { id, by, now } = changing;
  const row = await lockHeld(db, changing);
  if ('refused' in row) return row;
  const stood = await db
    .selectFrom('bookings')
    .select(['meeting', 'meeting_before'])
    .where('proposal_id', '=', id)
    .executeTakeFirst();
  const before = stood?.meeting ?? '';
  if (before === meeting) return 'changed';
  // Emptied in between, it is still another than it was.
  const last = before || stood?.meeting_before;
  await db
    .updateTable('bookings')
    .set({
      meeting: meeting || null,
      meeting_before: last && last !== meeting ? last : null,
      meeting_at: meeting === '' ? null : now.toISOString(),
    })
    .where('proposal_id', '=', id)
    .execute();
  await setProposal(db, id, {}, now);
  await tellBoth(db, row, { by, at: now, what: 'meeting', before: { meeting: before }, after: { meeting } });
  return 'changed';
}

async function lockHeld(
  db: Transaction<Tables>,
  changing: ChangingProposal,
): Promise<ProposalRow | Extract<Changed, object>> {
  const row = await lockAsRead(db, changing, await departureOffered(db, changing.id));
  if ('refused' in row) return row;
  return row.state === 'held' ? row : { refused: 'over' };
}

/** Of a departure: what was held is sold; where the hold has ended meanwhile, what was held again or is free. */
async function sellSeats(
  db: Transaction<Tables>,
  row: ProposalRow,
  { by, now }: ChangingProposal,
): Promise<Pick<ProposalRow, 'hold_id'> | NoSeats> {
  const departureId = await departureOffered(db, row.proposal_id);
  if (departureId === undefined) return { hold_id: row.hold_id };
  const sell = (holdId: string) => endHold(db, { departureId, holdId, as: 'sold' }, now);
  const sold = row.hold_id === null ? { refused: 'changed' } : await sell(row.hold_id);
  if (!('refused' in sold) || (await isSold(db, row.hold_id))) return { hold_id: row.hold_id };
  const held = await holdAgain(db, row, { until: new Date(now.getTime() + 60_000), by, now });
  if ('refused' in held || held.hold_id === null) return held;
  await sell(held.hold_id);
  return held;
}

/** Nobody else takes seats of a departure that has begun: those that were given back are sold once more, if they are there still. */
async function sellBegun(
  db: Transaction<Tables>,
  row: ProposalRow,
  changing: ChangingProposal,
): Promise<Pick<ProposalRow, 'hold_id'> | NoSeats> {
  const departureId = await departureOffered(db, row.proposal_id);
  if (departureId === undefined || row.hold_id === null || (await isSold(db, row.hold_id))) {
    return sellSeats(db, row, changing);
  }
  const sold = await sellReleased(db, { departureId, holdId: row.hold_id }, changing.now);
  return sold === 'sold' ? { hold_id: row.hold_id } : { refused: 'no seats', message: sold.message };
}

async function holdAgain(
  db: Transaction<Tables>,
  row: ProposalRow,
  { until, by, now }: Pick<ChangingProposal, 'by' | 'now'> & { until: Date },
): Promise<Pick<ProposalRow, 'hold_id'> | NoSeats> {
  const version = await readHeldVersion(db, row);
  const offer = version && offerOfVersion(version);
  if (!offer?.departure) return { hold_id: null };
  const { id: departureId, seats } = offer.departure;
  const again = { departureId, seats, until, forWhom: offer.traveller, enquiry: row.reference, by };
  const held = await holdBookedSeats(db, again, now);
  if ('refused' in held) return { refused: 'no seats', message: held.message };
  // Who has taken seats in line has them again.
  await db.updateTable('waiting_places').set({ hold_id: held.id }).where('hold_id', '=', row.hold_id).execute();
  return { hold_id: held.id };
}

/** At the departure's own page, before it was confirmed here. */
async function isSold(db: Transaction<Tables>, holdId: string | null): Promise<boolean> {
  if (holdId === null) return false;
  const hold = await db.selectFrom('seat_holds').select('state').where('hold_id', '=', holdId).executeTakeFirst();
  return hold?.state === 'sold';
}

/** The office asks for what did not come in by its day; a reminder that it set itself stays. */
async function remindOfPayment(db: Transaction<Tables>, changing: ChangingProposal, row: ProposalRow): Promise<void> {
  const [booking] = await readBookings(db, [row.proposal_id]);
  if (booking === undefined || booking.confirmedAt === null) return;
  await setReminder(db, changing, row, booking, openPayment(booking));
}

async function setReminder(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  row: ProposalRow,
  { payments }: StoredBooking,
  open: ReturnType<typeof openPayment>,
): Promise<void> {
  const dayFor = ({ dueOn }: { dueOn: string }) => addDays(dueOn, 1);
  const before = await reminderOf(db, row);
  if (before !== null && !payments.map(dayFor).includes(before)) return;
  await moveTo(db, changing, row, { remindOn: open && dayFor(open) });
}

async function reminderOf(db: Transaction<Tables>, { reference }: ProposalRow): Promise<string | null> {
  const { remind_on: day } = await db
    .selectFrom('enquiries')
    .select('remind_on')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return day;
}

async function moveTo(
  db: Transaction<Tables>,
  { by, now }: ChangingProposal,
  { reference }: ProposalRow,
  change: EnquiryChange,
): Promise<void> {
  const { version } = await db
    .selectFrom('enquiries')
    .select('version')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const changing = { reference, version, by, now };
  await recordDone(db, changing, await changeEnquiry(db, changing, change));
}
