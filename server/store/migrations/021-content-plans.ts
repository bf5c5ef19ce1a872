import { type Kysely, type Migration, sql } from 'kysely';

export const contentPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_plans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('planned_by', 'text', (column) => column.notNull())
      .addColumn('planned_at', 'text', (column) => column.notNull())
      .addColumn('meant', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'text')
      .addColumn('failure', 'text')
      .addPrimaryKeyConstraint('content_plans_of_record', ['kind', 'name'])
      .addCheckConstraint('content_plans_known_what', sql`what in ('publish', 'remove', 'hide', 'show')`)
      .execute();
    await db.schema.createIndex('content_plans_due').on('content_plans').column('due_at').execute();
  },
};
