import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** What travellers answer, and how far the mailbox was read in which it comes. */
export const answers = wholly(async (db) => {
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
});
