import type { Kysely, Transaction } from 'kysely';
import { firstLetterTime } from '#server/enquiries/mails/letter-hours.ts';
import { dropReplies } from '#server/enquiries/office/reply-to-enquiry.ts';
import { changedMeanwhile, dropUnsent } from '#server/mail/outbox.ts';
import { letterId } from '#server/proposals/bookings/booking-letters.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { Tables } from '#server/store/tables.ts';

/** Letters that went by themselves and were not sent do not go once the booking is not as they say; what fits it is written anew. Throws what the engine threw. */
export async function dropUnsentLetters(db: Transaction<Tables>, id: string, now: Date): Promise<void> {
  const byThemselves = await db
    .selectFrom('enquiry_replies')
    .select('message_id')
    .where('written_by', '=', '')
    .where('template', 'like', `${id} %`)
    .execute();
  await dropLetters(
    db,
    byThemselves.flatMap(({ message_id }) => message_id ?? []),
    now,
  );
}

/** What says that a trip is cancelled, whoever wrote it, does not go once it is booked again. Throws what the engine threw. */
export async function dropUnsentCancellation(db: Transaction<Tables>, id: string, now: Date): Promise<void> {
  const written = await db
    .selectFrom('enquiry_replies')
    .select('message_id')
    .where('template', '=', letterId(id, 'given back'))
    .execute();
  await dropLetters(
    db,
    written.flatMap(({ message_id }) => message_id ?? []),
    now,
  );
}

interface StaleLetter {
  messageId: string;
  reference: string;
}

/**
 * Letters that went by themselves and are not to go as they are: what they are about changed while they were being
 * delivered, which has ended, or they wait since an earlier day. Throws what the engine threw.
 */
export async function readStaleLetters(db: Kysely<Tables>, now: Date): Promise<StaleLetter[]> {
  const stale = await db
    .selectFrom('outbox')
    .innerJoin('enquiry_replies', 'enquiry_replies.message_id', 'outbox.message_id')
    .select(['outbox.message_id', 'reference'])
    .where('written_by', '=', '')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'dead'),
          eb('last_failure', '=', changedMeanwhile),
          eb('due_at', '<=', now.toISOString()),
        ]),
        eb.and([eb('state', '=', 'waiting'), eb('written_at', '<', firstLetterTime(now))]),
      ]),
    )
    .execute();
  return stale.map(({ message_id, reference }) => ({ messageId: message_id, reference }));
}

/** Takes one of them out. Throws what the engine threw. */
export async function dropStaleLetter(
  db: Transaction<Tables>,
  { messageId, reference }: StaleLetter,
  now: Date,
): Promise<void> {
  // Before its mail, as whoever changes the booking does.
  if (await lockEnquiry(db, reference)) await dropLetters(db, [messageId], now);
}

/** With what says that they were written, as far as nobody is delivering them just then. Throws what the engine threw. */
async function dropLetters(db: Transaction<Tables>, messageIds: readonly string[], now: Date): Promise<void> {
  await dropReplies(db, await dropUnsent(db, messageIds, now));
}
