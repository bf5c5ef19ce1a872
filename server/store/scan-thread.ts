import { Worker } from 'node:worker_threads';
import { type CompiledQuery, DummyDriver, Kysely, type QueryResult, SqliteDialect } from 'kysely';
import type { Tables } from '#server/store/tables.ts';
import { workerCode } from '#server/worker-code.ts';

export interface ScanQuestion {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

export type ScanAnswer = { id: number; rows: unknown[] } | { id: number; reason: string };

/**
 * SQLite answers in the thread that asks. What looks through a whole table, in tenths of a second where it is large, is asked here
 * instead: of the same file, to be read only, in a thread that starts with the first question.
 */
export function openScans(file: string): Kysely<Tables> {
  const waiting = new Map<number, { done(rows: unknown[]): void; fail(error: Error): void }>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const { code, isSource } = workerCode(import.meta.url, 'scan-worker');
    const started = new Worker(code, { eval: isSource, workerData: file, execArgv: [], name: 'scans' });
    // A server that ends does not wait for it.
    started.unref();
    started.on('message', (answer: ScanAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('rows' in answer) asked?.done(answer.rows);
      else asked?.fail(new Error(answer.reason));
    });
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The thread that reads the store has ended.')));
    return started;
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  }

  function ask({ sql, parameters }: CompiledQuery): Promise<unknown[]> {
    worker ??= start();
    lastId += 1;
    const question: ScanQuestion = { id: lastId, sql, parameters };
    return new Promise((done, fail) => {
      waiting.set(question.id, { done, fail });
      worker?.postMessage(question);
    });
  }

  class ScanDriver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => ({
          rows: (await ask(query)) as Row[],
        }),
        streamQuery: () => {
          throw new Error('A scan is read at once.');
        },
      };
    }
    override async destroy() {
      await worker?.terminate();
    }
  }

  class ScanDialect extends SqliteDialect {
    override createDriver() {
      return new ScanDriver();
    }
  }

  return new Kysely<Tables>({
    dialect: new ScanDialect({
      database: async () => {
        throw new Error('A scan has no database in this thread.');
      },
    }),
  });
}
