import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** What becomes of a trip after its traveller said yes, what was paid for it, and which letters were written from which template. */
export const bookings = wholly(async (db) => {
  const ofProposal = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('proposal_id', 'text', (column) =>
        column.notNull().references('proposals.proposal_id').onDelete('cascade'),
      );
  await ofProposal('bookings')
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('payments', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('given_back_at', 'text')
    .addColumn('kept_cents', 'integer')
    .addPrimaryKeyConstraint('bookings_by_proposal', ['proposal_id'])
    .execute();
  await ofProposal('booking_receipts')
    .addColumn('receipt_id', 'text', (column) => column.primaryKey())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('how', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('booking_receipts_of').on('booking_receipts').column('proposal_id').execute();
  await db.schema.alterTable('enquiry_replies').addColumn('template', 'text').execute();

  // A reminder rings for what is won, too, from now on: these were for its answer.
  await sql`update enquiries set remind_on = null where state = 'won'`.execute(db);

  const agreed = await sql<{ proposal_id: string; offer: string }>`
    select proposals.proposal_id, proposal_versions.offer from proposals
    inner join proposal_versions on proposal_versions.proposal_id = proposals.proposal_id
      and proposal_versions.number = proposals.held_number
    where proposals.state = 'held'
  `.execute(db);
  for (const { proposal_id: id, offer } of agreed.rows) {
    const { startDate, endDate, payments } = JSON.parse(offer);
    await sql`
      insert into bookings (proposal_id, start_date, end_date, payments)
      values (${id}, ${startDate}, ${endDate}, ${JSON.stringify(payments)})
    `.execute(db);
  }
});
