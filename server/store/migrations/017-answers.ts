import { type Kysely, type Migration, sql } from 'kysely';

/** What travellers answer, and how far the mailbox was read in which it comes. */
export const answers: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite's migrations have no transaction of their own, and one that was ended half way could not be made again.
    if (db.isTransaction) await addAnswers(db);
    else await db.transaction().execute(addAnswers);
  },
};

async function addAnswers(db: Kysely<unknown>): Promise<void> {
  // Whatever erases an enquiry takes these with it.
  await db.schema
    .createTable('enquiry_answers')
    .addColumn('answer_id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('answer', 'absence')`))
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text', (column) => column.notNull())
    .addColumn('cut', 'integer', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('is_head_only', 'integer', (column) => column.notNull())
    .addColumn('came_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_answers_by_enquiry').on('enquiry_answers').column('reference').execute();
  await db.schema
    .createTable('mailboxes')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    // Goes further than 31 bits.
    .addColumn('last_uid', sql`double precision`, (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .execute();
}
