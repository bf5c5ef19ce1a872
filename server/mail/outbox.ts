import type { Kysely, Transaction } from 'kysely';
import type { Store } from '#server/store/open-store.ts';
import type { MailKind, Tables } from '#server/store/tables.ts';

/** One mail by its name, which is also its Message-ID and its file's name: it is the same at every attempt. */
export interface QueuedMail {
  messageId: string;
  kind: MailKind;
  /** The enquiry, the subscription or the day it is about. */
  subjectId: string;
}

/** A mail about a subject, by the name it has in the outbox when it is asked for now. */
export function mailAbout(kind: MailKind, subjectId: string, now: Date): QueuedMail {
  return { messageId: `${kind}-${subjectId}-${now.getTime().toString(36)}`, kind, subjectId };
}

export interface ClaimedMail extends QueuedMail {
  /** This delivery included. */
  attempts: number;
  createdAt: string;
}

/** Puts mails into the outbox, in the transaction that stores what they are about. */
export async function queueMail(db: Kysely<Tables>, mails: readonly QueuedMail[], now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('outbox')
    .values(
      mails.map(({ messageId, kind, subjectId }) => ({
        message_id: messageId,
        kind,
        subject_id: subjectId,
        state: 'waiting' as const,
        attempts: 0,
        created_at: at,
        due_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Takes up to `most` mails that are due, oldest first. Until the lease ends nobody else takes them; a process that is
 * killed meanwhile leaves them to whoever comes after that.
 */
export async function claimDue(
  db: Transaction<Tables>,
  { kind }: Pick<Store, 'kind'>,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedMail[]> {
  const due = db
    .selectFrom('outbox')
    .select('message_id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(most)
    // SQLite has one writer anyway; PostgreSQL lets others pass the rows we are taking.
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ due_at: new Date(now.getTime() + leaseMs).toISOString(), attempts: row('attempts', '+', 1) }))
    .where('message_id', 'in', due)
    .returning(['message_id', 'kind', 'subject_id', 'attempts', 'created_at'])
    .execute();
  return rows.map((row) => ({
    messageId: row.message_id,
    kind: row.kind,
    subjectId: row.subject_id,
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

/** False when the mail is in the outbox no more, since what it is about was erased. */
export async function markSent(db: Kysely<Tables>, messageId: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now.toISOString(), last_failure: null })
    .where('message_id', '=', messageId)
    .returning('message_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Says why it failed and when it is tried again; never again when `retryAt` is left out. */
export async function markFailed(
  db: Kysely<Tables>,
  messageId: string,
  { reason, retryAt }: { reason: string; retryAt?: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_failure: reason,
      ...(retryAt === undefined ? { state: 'dead' as const } : { due_at: retryAt.toISOString() }),
    })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute();
}

/** What was reported of a mail, in words, and when. */
export interface Reported {
  why: string;
  at: Date;
}

/** Clocks of mail servers are not ours. */
const clocksApartMs = 300_000;

/**
 * A mail that was sent came back: it is given up until somebody sends it again. False where the report is older than its last
 * sending, or known.
 */
export async function markReturned(db: Kysely<Tables>, messageId: string, { why, at }: Reported): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set({ state: 'dead', last_failure: why })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sent')
    .where('sent_at', '<=', new Date(at.getTime() + clocksApartMs).toISOString())
    .returning('message_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** The server that took it tries on. False where that is known. */
export async function markDelayed(db: Kysely<Tables>, messageId: string, { why }: Reported): Promise<boolean> {
  const marked = await db
    .updateTable('outbox')
    .set({ last_failure: why })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sent')
    .where((eb) => eb.or([eb('last_failure', 'is', null), eb('last_failure', '!=', why)]))
    .returning('message_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** For how long a mail may be under delivery, in milliseconds. */
export const longestLeaseMs = 120_000;

/** Why a mail is not tried again that a mail server may have been taking when it was to be taken out. */
export const changedMeanwhile = 'What it is about changed meanwhile';

/**
 * Takes mails out that were not sent. One that a mail server may be taking just now stays until its lease has ended, and is only not
 * tried again: nothing tells it from one that is about to be. Throws what the engine threw.
 *
 * @returns the names of those that are out.
 */
export async function dropUnsent(db: Transaction<Tables>, messageIds: readonly string[], now: Date): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const leasedUntil = new Date(now.getTime() + longestLeaseMs).toISOString();
  const dropped = await db
    .deleteFrom('outbox')
    .where('message_id', 'in', messageIds)
    .where('state', '!=', 'sent')
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([eb('attempts', '=', 0), eb('due_at', '<=', now.toISOString()), eb('due_at', '>', leasedUntil)]),
    )
    .returning('message_id')
    .execute();
  await db
    .updateTable('outbox')
    .set({ state: 'dead', last_failure: changedMeanwhile })
    .where('message_id', 'in', messageIds)
    .where('state', '!=', 'sent')
    .where('sent_at', 'is', null)
    .execute();
  return dropped.map(({ message_id }) => message_id);
}

/** Gives up a lease: the mail may be sent from then on, and the attempt does not count. */
export async function release(db: Kysely<Tables>, messageId: string, from: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({ due_at: from.toISOString(), attempts: row('attempts', '-', 1) }))
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute();
}
