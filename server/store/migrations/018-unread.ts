import { type Kysely, type Migration, sql } from 'kysely';

/** Whether nobody of the office has read what a traveller wrote last; of what is there, what nobody has begun to answer. */
export const unread: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite's migrations have no transaction of their own, and one that was ended half way could not be made again.
    if (db.isTransaction) await addUnread(db);
    else await db.transaction().execute(addUnread);
  },
};

async function addUnread(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('is_unread', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update enquiries set is_unread = 0 where state != 'new'`.execute(db);
}
