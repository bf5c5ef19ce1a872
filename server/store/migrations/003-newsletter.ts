import { type Kysely, type Migration, sql } from 'kysely';

export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('subscription_id', 'text', (column) => column.primaryKey())
      .addColumn('email_hash', 'text', (column) => column.notNull().unique())
      // Empty once the address was erased: what stays keeps it from being written to again.
      .addColumn('email', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addCheckConstraint('subscriptions_known_state', sql`state in ('requested', 'confirmed', 'ended')`)
      .execute();
    await db.schema
      .createTable('newsletter_consents')
      .addColumn('consent_id', 'text', (column) => column.primaryKey())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('wording_version', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('given_at', 'text', (column) => column.notNull())
      .addForeignKeyConstraint('consent_of_subscription', ['subscription_id'], 'subscriptions', ['subscription_id'])
      .addCheckConstraint('newsletter_consents_known_step', sql`step in ('requested', 'confirmed', 'withdrawn')`)
      .execute();
    await db.schema
      .createIndex('newsletter_consents_by_subscription')
      .on('newsletter_consents')
      .column('subscription_id')
      .execute();
  },
};
