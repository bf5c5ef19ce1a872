import { setTimeout as wait } from 'node:timers/promises';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '#server/store/tables.ts';

/** Milliseconds after which a query is given up, so that nobody waits for ever for a database that hangs. */
const longestQueryMs = 5000;

/** How long connections may take to close. */
const shutdownMs = 1000;

/** Nothing is asked of the server until the first query. */
export function openPostgres(databaseUrl: string, deadlineMs = longestQueryMs): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    // A server that is well ends a long query itself, a little before we stop waiting, and keeps the connection. As a parameter of
    // the start, PgBouncer refuses it.
    async onConnect(client) {
      const limit = { text: `set statement_timeout = ${Math.round(0.9 * deadlineMs)}`, query_timeout: deadlineMs };
      await client.query(limit);
    },
  });
  pool.on('error', ignore);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withDeadline(pool, deadlineMs) }) });
}

/** A connection that breaks would end the process; its query, or the next one, fails by itself. */
function ignore(): void {}

function withDeadline(pool: Pool, deadlineMs: number): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      client.on('error', ignore);
      return new DeadlineClient(client, deadlineMs, (isStuck) => {
        client.off('error', ignore);
        client.release(isStuck);
      });
    },
    async end() {
      // A server that hangs does not close them either.
      await Promise.race([pool.end(), wait(shutdownMs, undefined, { ref: false })]);
    },
  };
}

/**
 * A connection whose queries are given up after the deadline. Then it is stuck: nothing more is asked through it,
 * not even to roll back, and it is closed instead of being lent to somebody else with a transaction half done. So
 * is one that the server ends.
 */
class DeadlineClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #deadlineMs: number;
  readonly #release: (isStuck: boolean) => void;
  #stuck: Error | undefined;

  constructor(client: PostgresPoolClient, deadlineMs: number, release: (isStuck: boolean) => void) {
    this.#client = client;
    this.#deadlineMs = deadlineMs;
    this.#release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') return this.#client.query(asked);
    return this.#stuck === undefined ? this.#ask<R>(asked, parameters) : Promise.reject(this.#stuck);
  }

  async #ask<R>(asked: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#stuck = new Error(`no answer within ${this.#deadlineMs} ms`);
        reject(this.#stuck);
      }, this.#deadlineMs);
    });
    try {
      return await Promise.race([this.#client.query<R>(asked, parameters), deadline]);
    } catch (error) {
      if (endsConnection(error)) this.#stuck = error;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  release(): void {
    this.#release(this.#stuck !== undefined);
  }
}

/** SQLSTATE `read_only_sql_transaction`. */
const readOnly = '25006';

/** The server ends the connection behind it, or is another's copy since a failover: a new connection finds the one that is written. */
function endsConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('severity' in error && error.severity === 'FATAL') || ('code' in error && error.code === readOnly);
}
