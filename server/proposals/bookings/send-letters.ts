import type { Kysely, Transaction } from 'kysely';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import { isTimeForLetters } from '#server/enquiries/mails/letter-hours.ts';
import { sendLetter } from '#server/enquiries/office/reply-to-enquiry.ts';
import { placeOf } from '#server/error-parts.ts';
import type { Log } from '#server/log.ts';
import { letterId } from '#server/proposals/bookings/booking-letters.ts';
import { readDatedBookings } from '#server/proposals/bookings/booking-rows.ts';
import { type BookingSources, lettersThatFit } from '#server/proposals/bookings/desk-booking.ts';
import { dropStaleLetter, readStaleLetters } from '#server/proposals/bookings/drop-letters.ts';
import { letterDays } from '#server/proposals/bookings/letter-days.ts';
import { lockProposal } from '#server/proposals/proposal-rows.ts';
import { askStore, type Store, StoreUnavailable, scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

export interface LetterSources extends BookingSources {
  store: Store;
  queue: WriteQueue;
  log: Log;
}

/**
 * Sends the letters of bookings that go by themselves and are due, each once, as replies that nobody of the staff wrote. Asked each
 * minute, by however many servers: whoever comes second finds it written. One that cannot be written is logged, and the others go. Throws StoreUnavailable.
 */
export async function sendDueLetters({ store, queue, ...sources }: LetterSources, now: Date): Promise<void> {
  const stale = await askStore(store, (db) => readStaleLetters(db, now));
  for (const one of stale) await queue.write((db) => dropStaleLetter(db, one, now));
  if (sources.operator.lettersByThemselves === undefined || !isTimeForLetters(now)) return;
  const due = await scanStore(store, (db) => dueLetters(db, sources, now));
  for (const one of due) await queue.write((db) => send(db, sources, one, now));
}

interface DueLetter {
  /** Of its booking. */
  id: string;
  template: string;
}

/** Days that lie between a letter and what it is about: more than any has. */
const most = 100;

/** Of all bookings, or of one: what is due and was not written, by hand or by itself. */
async function dueLetters(
  db: Kysely<Tables>,
  { operator: { lettersByThemselves: choice } }: BookingSources,
  now: Date,
  only?: string,
): Promise<DueLetter[]> {
  const today = officeDay(now);
  const [first, last] = [addDays(today, -most), addDays(today, most)];
  const going = db
    .selectFrom('bookings')
    .select('proposal_id')
    .where('confirmed_at', 'is not', null)
    .where('given_back_at', 'is', null)
    .where('end_date', '>=', first)
    .$if(only !== undefined, (one) => one.where('proposal_id', '=', only ?? ''));
  const near = (await readDatedBookings(db, going)).filter(({ startDate, endDate, payments }) =>
    [startDate, endDate, ...payments.map(({ dueOn }) => dueOn)].some((day) => day >= first && day <= last),
  );
  const due = near.flatMap((booking) =>
    letterDays(booking, choice)
      .filter(({ day, last }) => day <= today && today <= last)
      .map(({ kind }): DueLetter => ({ id: booking.id, template: letterId(booking.id, kind) })),
  );
  if (due.length === 0) return [];
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('enquiries', 'enquiries.reference', 'proposals.reference')
    .leftJoin('enquiry_replies', 'enquiry_replies.reference', 'proposals.reference')
    .select(['proposal_id as id', 'email', 'template'])
    .where(
      'proposal_id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  const mailable = new Set(rows.filter(({ email }) => isMailable(email)).map(({ id }) => id));
  const written = new Set(rows.map(({ template }) => template));
  return due.filter(({ id, template }) => mailable.has(id) && !written.has(template));
}

async function send(
  db: Transaction<Tables>,
  { log, ...sources }: BookingSources & { log: Log },
  { id, template }: DueLetter,
  now: Date,
): Promise<void> {
  const row = await lockProposal(db, id, { now });
  if (row === undefined) return;
  const isStillDue = (await dueLetters(db, sources, now, id)).some((one) => one.template === template);
  if (!isStillDue) return;
  const fitting = await lettersThatFit(db, sources, row, now).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) throw error;
    log.error('a letter cannot be written', { letter: template, at: placeOf(error) });
    return [];
  });
  const letter = fitting.find((one) => one.id === template);
  if (letter === undefined) return;
  const { subject, text } = letter;
  await sendLetter(db, { reference: row.reference, now }, { subject, text, template, isFirst: false });
}
