import type { Kysely, Migration } from 'kysely';

/**
 * The tables of better-auth 1.7 under names of ours, as its own migration would make them; it converts dates and booleans for
 * each engine itself.
 */
export const deskSignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'boolean', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', (column) => column.notNull().references('desk_users.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('desk_sessions_by_user').on('desk_sessions').column('userId').execute();
    await db.schema
      .createTable('desk_accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('desk_users.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'timestamptz')
      .addColumn('refreshTokenExpiresAt', 'timestamptz')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('desk_accounts_by_user').on('desk_accounts').column('userId').execute();
    await db.schema
      .createTable('desk_verifications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
      .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
      .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('desk_verifications_by_identifier')
      .on('desk_verifications')
      .column('identifier')
      .execute();
  },
};
