import type { Kysely, Migration } from 'kysely';

export const deskChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_changes')
      .addColumn('change_id', 'text', (column) => column.primaryKey())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text')
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    await db.schema
      .createIndex('desk_changes_by_subject')
      .on('desk_changes')
      .columns(['subject_kind', 'subject_id', 'changed_at'])
      .execute();
  },
};
