import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '#server/store/tables.ts';

/** Nothing is asked of the server until the first query. */
export function openPostgres(databaseUrl: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  });
  // An idle connection that breaks would end the process; the next query opens another one or fails by itself.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
