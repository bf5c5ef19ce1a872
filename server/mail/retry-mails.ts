import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/** Which of the mails that were given up: one, those about one subject, or all where neither is given. */
export interface RetriedMails {
  messageId?: string | undefined;
  subjectId?: string | undefined;
}

/** Puts mails that were given up back into the outbox; returns how many. Throws what the engine threw. */
export async function retryGivenUp(
  db: Kysely<Tables>,
  { messageId, subjectId }: RetriedMails,
  now: Date,
): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString() })
    .where('state', '=', 'dead')
    // What signs somebody in works for ten minutes only.
    .where('kind', '!=', 'desk-sign-in')
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .returning('message_id')
    .execute();
  return rows.length;
}
