import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** A reply may be a call. SQLite changes no constraint: the table is made anew, with what stood in it. */
export const calls = wholly(async (db) => {
  await db.schema.dropIndex('enquiry_replies_by_enquiry').execute();
  await db.schema.alterTable('enquiry_replies').renameTo('narrow_replies').execute();
  await db.schema
    .createTable('enquiry_replies')
    .addColumn('reply_id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull().check(sql`channel in ('mail', 'whatsapp', 'call')`))
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .execute();
  const all = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into enquiry_replies (${all}) select ${all} from narrow_replies`.execute(db);
  await db.schema.dropTable('narrow_replies').execute();
  for (const name of ['reply_id', 'message_id']) {
    await db.schema.createIndex(`enquiry_replies_by_${name}`).on('enquiry_replies').column(name).unique().execute();
  }
  await db.schema.createIndex('enquiry_replies_by_enquiry').on('enquiry_replies').column('reference').execute();
});

const columns = ['reply_id', 'reference', 'channel', 'subject', 'text', 'written_by', 'written_at', 'message_id'];
