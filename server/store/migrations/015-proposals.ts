import { type Kysely, type Migration, sql } from 'kysely';

/** Trips that are offered under a secret link. Whatever erases an enquiry takes its proposals with it. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('proposals')
      .addColumn('proposal_id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) =>
        column.notNull().references('enquiries.reference').onDelete('cascade'),
      )
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('next_version_id', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('begun_by', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('reminded_at', 'text')
      .addColumn('held_number', 'integer')
      .addColumn('held_name', 'text')
      .addColumn('held_at', 'text')
      .addColumn('hold_id', 'text')
      .addCheckConstraint('proposals_known_state', sql`state in ('draft', 'sent', 'held', 'withdrawn')`)
      .execute();
    await db.schema.createIndex('proposals_by_enquiry').on('proposals').column('reference').execute();
    await db.schema.createIndex('proposals_by_change').on('proposals').columns(['changed_at', 'state']).execute();

    await db.schema
      .createTable('proposal_versions')
      .addColumn('version_id', 'text', (column) => column.primaryKey())
      .addColumn('proposal_id', 'text', (column) =>
        column.notNull().references('proposals.proposal_id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('offer', 'text', (column) => column.notNull())
      .addColumn('valid_until', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('sent_by', 'text', (column) => column.notNull())
      .addColumn('opened', 'integer', (column) => column.notNull())
      .addColumn('first_opened_at', 'text')
      .addColumn('last_opened_at', 'text')
      .addUniqueConstraint('proposal_versions_of_proposal', ['proposal_id', 'number'])
      .execute();

    await db.schema
      .createTable('proposal_questions')
      .addColumn('question_id', 'text', (column) => column.primaryKey())
      .addColumn('proposal_id', 'text', (column) =>
        column.notNull().references('proposals.proposal_id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('proposal_questions_of').on('proposal_questions').column('proposal_id').execute();
  },
};
