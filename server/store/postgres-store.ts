import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '#server/store/tables.ts';

/** After this a query is ended, in milliseconds, so that none holds a connection for ever. */
const longestQueryMs = 10_000;

/** Nothing is asked of the server until the first query. */
export function openPostgres(databaseUrl: string, deadlineMs = longestQueryMs): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: deadlineMs,
  });
  // An idle connection that breaks would end the process; the next query opens another one or fails by itself.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
