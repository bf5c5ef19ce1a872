import { type Kysely, sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** What the office makes of enquiries; those that are there begin as `new`, found by their words as later ones are. */
export const enquiryWork = wholly(async (db) => {
  await db.schema
    .alterTable('enquiries')
    .addColumn('state', 'text', (column) =>
      column.notNull().defaultTo('new').check(sql`state in ('new', 'answering', 'waiting', 'won', 'lost')`),
    )
    .execute();
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable('enquiries').addColumn(name, type).execute();
  }
  // All that orders and counts a list, so that neither reads a row.
  await db.schema
    .createIndex('enquiries_by_work')
    .on('enquiries')
    .columns(['state', 'first_answered_at', 'received_at', 'remind_on', 'reference'])
    .execute();
  await db.schema.createIndex('enquiries_by_tags').on('enquiries').column('tags').execute();

  // Whatever erases an enquiry takes these with it.
  await db.schema
    .createTable('enquiry_notes')
    .addColumn('note_id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_notes_by_enquiry').on('enquiry_notes').column('reference').execute();
  await db.schema
    .createTable('enquiry_replies')
    .addColumn('reply_id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('enquiries.reference').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.unique())
    .addCheckConstraint('enquiry_replies_known_channel', sql`channel in ('mail', 'whatsapp')`)
    .execute();
  await db.schema.createIndex('enquiry_replies_by_enquiry').on('enquiry_replies').column('reference').execute();

  await fillSearchText(db);
});

const columns = {
  lost_reason: sql`text`,
  owner: sql`text`,
  tags: sql`text not null default '[]'`,
  remind_on: sql`text`,
  version: sql`integer not null default 1`,
  first_answered_at: sql`text`,
  search_text: sql`text not null default ''`,
};

/** Rows taken together: engines limit how many values one statement may have. */
const some = 200;

async function fillSearchText(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ reference: string; details: string }>`
      select reference, details from enquiries where reference > ${last} order by reference limit ${some}
    `.execute(db);
    const [newest] = rows.slice(-1);
    if (newest === undefined) return;
    const found = rows.map(({ reference, details }) => sql`(${reference}, ${searchText(reference, details)})`);
    await sql`
      update enquiries set search_text = filled.column2
      from (values ${sql.join(found)}) as filled where enquiries.reference = filled.column1
    `.execute(db);
    last = newest.reference;
  }
}

interface KeptDetails {
  traveller?: { name?: string; email?: string; phone?: string };
  message?: string;
  notes?: string;
  context?: { name?: string };
  tour?: { name?: string };
}

/** As server/enquiries/office/search-text.ts wrote it when this was released. */
function searchText(reference: string, json: string): string {
  const { traveller = {}, context, tour, message, notes }: KeptDetails = JSON.parse(json);
  return [reference, traveller.name, traveller.email, traveller.phone, context?.name ?? tour?.name, message ?? notes]
    .filter((part) => part !== undefined)
    .join('\n')
    .toLowerCase();
}
