import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** Whether nobody of the office has read what a traveller wrote last; of what is there, what nobody has begun to answer. */
export const unread = wholly(async (db) => {
  await db.schema
    .alterTable('enquiries')
    .addColumn('is_unread', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update enquiries set is_unread = 0 where state != 'new'`.execute(db);
});
