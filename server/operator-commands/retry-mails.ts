import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/** Puts mails that were given up back into the outbox, of one enquiry or all; returns how many. */
export async function retryGivenUp(db: Kysely<Tables>, reference: string | undefined, now: Date): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString() })
    .where('state', '=', 'dead')
    .$if(reference !== undefined, (query) => query.where('subject_id', '=', reference ?? ''))
    .returning('message_id')
    .execute();
  return rows.length;
}
