import type { Kysely } from 'kysely';
import { changedMeanwhile } from '#server/mail/outbox.ts';
import type { Tables } from '#server/store/tables.ts';

/** Puts a mail that was given up back into the outbox, or all; returns how many. Throws what the engine threw. */
export async function retryGivenUp(db: Kysely<Tables>, messageId: string | undefined, now: Date): Promise<number> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), sent_at: null })
    .where('state', '=', 'dead')
    // What signs somebody in works for ten minutes only.
    .where('kind', '!=', 'desk-sign-in')
    .where((eb) => eb.or([eb('last_failure', 'is', null), eb('last_failure', '!=', changedMeanwhile)]))
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? ''))
    .returning('message_id')
    .execute();
  return rows.length;
}
