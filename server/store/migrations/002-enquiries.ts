import { type Kysely, type Migration, sql } from 'kysely';

export const enquiries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiries')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('client_request_id', 'text', (column) => column.notNull().unique())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addCheckConstraint('enquiries_known_kind', sql`kind in ('contact', 'custom-safari')`)
      .execute();
    await db.schema.createIndex('enquiries_by_time').on('enquiries').column('received_at').execute();
    await db.schema.createIndex('enquiries_by_email').on('enquiries').column('email').execute();

    await db.schema
      .createTable('outbox')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_failure', 'text')
      .addCheckConstraint('outbox_known_state', sql`state in ('waiting', 'sent', 'dead')`)
      .execute();
    await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute();
    await db.schema.createIndex('outbox_by_subject').on('outbox').column('subject_id').execute();
  },
};
