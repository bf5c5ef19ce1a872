import type { Kysely, Selectable } from 'kysely';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import type { DeskMailState, MailCounts } from '#contract/desk/mail-endpoints.ts';
import type { OutboxState, OutboxTable, Tables } from '#server/store/tables.ts';

const storedStates: Record<DeskMailState, OutboxState> = { waiting: 'waiting', sent: 'sent', failed: 'dead' };

/** As the staff call them. */
export const mailStates: Record<OutboxState, DeskMailState> = { waiting: 'waiting', sent: 'sent', dead: 'failed' };

/** One for each time somebody comes to the desk: nobody looks for it there. */
const signIn = 'desk-sign-in';

/** A page of the outbox, from 1, newest first. Throws what the engine threw. */
export async function findMails(
  db: Kysely<Tables>,
  { state, page }: { state: DeskMailState | undefined; page: number },
): Promise<Selectable<OutboxTable>[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '!=', signIn)
    .$if(state !== undefined, (query) => query.where('state', '=', storedStates[state ?? 'waiting']))
    .orderBy('created_at', 'desc')
    .orderBy('message_id')
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize)
    .execute();
}

/** What is wrong with the newest mail that is not delivered, in words. Throws what the engine threw. */
export async function newestFailure(db: Kysely<Tables>): Promise<string | null> {
  const failing = await db
    .selectFrom('outbox')
    .select('last_failure')
    .where('state', '!=', 'sent')
    .where('last_failure', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return failing?.last_failure ?? null;
}

/** How many mails are in each state. Throws what the engine threw. */
export async function countMails(db: Kysely<Tables>): Promise<MailCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('kind', '!=', signIn)
    .groupBy('state')
    .execute();
  const counts: MailCounts = { waiting: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[mailStates[state]] = Number(count);
  return counts;
}
