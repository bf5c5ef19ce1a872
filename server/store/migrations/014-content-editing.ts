import { type Kysely, type Migration, sql } from 'kysely';

export const contentEditing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_drafts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('based_on', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_drafts_of_record', ['kind', 'name'])
      .execute();
    await db.schema
      .createTable('content_versions')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('before_hash', 'text')
      .addColumn('written_at', 'text', (column) => column.notNull())
      .addColumn('written_by', 'text')
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('draft_version', 'integer')
      .addColumn('publication', 'text')
      .addColumn('is_written', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_versions_of_file', ['file', 'number'])
      .addCheckConstraint('content_versions_known_what', sql`what in ('found', 'published', 'restored', 'removed')`)
      .execute();
    await db.schema.createIndex('content_versions_begun').on('content_versions').column('is_written').execute();
  },
};
