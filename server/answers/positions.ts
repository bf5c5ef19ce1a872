import type { Kysely } from 'kysely';
import type { Position } from '#server/answers/read-mailbox.ts';
import type { Tables } from '#server/store/tables.ts';

/** How far the mailbox of this name was read; undefined before. Throws what the engine threw. */
export async function positionOf(db: Kysely<Tables>, mailbox: string): Promise<Position | undefined> {
  const row = await db.selectFrom('mailboxes').selectAll().where('mailbox', '=', mailbox).executeTakeFirst();
  return row && { uidValidity: row.uid_validity, lastUid: row.last_uid, readAt: row.read_at };
}

/** Throws what the engine threw. */
export async function keepPosition(db: Kysely<Tables>, mailbox: string, position: Position): Promise<void> {
  const row = { uid_validity: position.uidValidity, last_uid: position.lastUid, read_at: position.readAt };
  await db
    .insertInto('mailboxes')
    .values({ mailbox, ...row })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(row))
    .execute();
}
