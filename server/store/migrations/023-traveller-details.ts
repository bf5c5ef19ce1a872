import type { Kysely, Migration } from 'kysely';

/** What a party gave of itself after the yes, sealed: server/proposals/details. */
export const travellerDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('traveller_details')
      .addColumn('proposal_id', 'text', (column) =>
        column.primaryKey().references('proposals.proposal_id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text')
      .addColumn('key_print', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('complete', 'integer', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .execute();
  },
};
