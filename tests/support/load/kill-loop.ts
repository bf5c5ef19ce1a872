import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { openStore } from '#server/store/open-store.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { type ServerProcess, sendContact, startServerProcess } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface KillLoopOptions {
  kills: number;
  writers: number;
  signal: 'SIGKILL' | 'SIGTERM';
  /** `DATABASE_URL` among them stores the enquiries there; else SQLite does, in a folder of its own. */
  settings?: Record<string, string>;
}

/** What was left once every writer had its answer and the outbox was empty. */
export interface KillLoopResult {
  /** References by the name the writer gave the enquiry. */
  acknowledged: Map<string, string>;
  /** The same as the store tells it. */
  stored: Map<string, string>;
  /** Rows that stand for an enquiry which another row stands for already. */
  doubled: number;
  /** Enquiries that were sent again after their acknowledgement and answered again. */
  repeats: number;
  /** Answers that named another reference than the one before. */
  contradictions: number;
  /** Files in the outbox, drafts left out. */
  mails: string[];
  /** Mails that were not sent in time, each with its attempts and why the last of them failed. */
  unsent: string[];
  /** From the process's start to its readiness, shortest first. */
  startsMs: number[];
  /** How the processes ended: their exit codes, null where a signal did it. */
  exitCodes: (number | null)[];
  /** From the signal to the end, shortest first. */
  endsMs: number[];
  /** Enquiries that had been stored without an answer when they were sent again. */
  unanswered: number;
}

/**
 * Ends the real server again and again, at arbitrary moments, while writers send: each keeps trying until its
 * enquiry is acknowledged, as the browser does.
 */
export async function runKillLoop({ kills, writers, signal, settings = {} }: KillLoopOptions): Promise<KillLoopResult> {
  const dataDir = temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const acknowledged = new Map<string, string>();
  let contradictions = 0;
  const stopping = new AbortController();
  const startsMs: number[] = [];
  const endsMs: number[] = [];
  const exitCodes: (number | null)[] = [];
  let repeats = 0;
  let unanswered = 0;

  async function start(): Promise<ServerProcess> {
    const begun = performance.now();
    const server = await startServerProcess({ dataDir, settings: { ...settings, PORT: String(port) } });
    startsMs.push(performance.now() - begun);
    return server;
  }

  async function post(body: object): Promise<{ reference: string; isRepeat: boolean } | undefined> {
    try {
      const response = await sendContact(url, body);
      if (response.status !== 200 && response.status !== 201) {
        if (response.status < 500) throw new Error(`answered ${response.status}: ${await response.text()}`);
        return undefined;
      }
      const { reference } = (await response.json()) as { reference: string };
      return { reference, isRepeat: response.status === 200 };
    } catch (error) {
      // Nobody there, or cut off in the middle: whether it was stored, the next try will tell.
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  async function writer(): Promise<void> {
    while (!stopping.signal.aborted) {
      const clientRequestId = randomUUID();
      const body = contactBody({ clientRequestId });
      let answer: Awaited<ReturnType<typeof post>>;
      while (answer === undefined) {
        answer = await post(body);
        if (answer === undefined) await wait(50);
      }
      acknowledged.set(clientRequestId, answer.reference);
      if (answer.isRepeat) unanswered += 1;
      const again = await post(body);
      if (again?.isRepeat) repeats += 1;
      if (again !== undefined && again.reference !== answer.reference) contradictions += 1;
      await wait(20);
    }
  }

  let server = await start();
  const writing = Promise.all(Array.from({ length: writers }, writer));
  for (let kill = 0; kill < kills; kill += 1) {
    // Writers must be at it, however long a busy machine takes to let them; then at any moment.
    const before = acknowledged.size;
    while (acknowledged.size === before) await wait(20);
    await wait(Math.random() * 500);
    const begun = performance.now();
    exitCodes.push(await server.end(signal));
    endsMs.push(performance.now() - begun);
    server = await start();
  }
  stopping.abort();
  await writing;

  const { DATABASE_URL: databaseUrl = '' } = settings;
  const store = await openStore({ dataDir, ...(databaseUrl !== '' && { databaseUrl }) });
  const unsentNow = async () => {
    const { db } = store;
    const rows = await db.selectFrom('outbox').selectAll().where('state', '!=', 'sent').execute();
    return rows.map((row) => `${row.message_id}: ${row.attempts} attempts, due ${row.due_at}: ${row.last_failure}`);
  };
  const deadline = Date.now() + 30_000 + acknowledged.size * 50;
  while ((await unsentNow()).length > 0 && Date.now() < deadline) await wait(200);
  const unsent = await unsentNow();
  const rows = await store.db.selectFrom('enquiries').select(['client_request_id', 'reference']).execute();
  await store.close();
  await server.end('SIGTERM');
  const mails = 'SMTP_URL' in settings ? [] : readdirSync(outboxFolder(dataDir));
  return {
    acknowledged,
    stored: new Map(rows.map((row) => [row.client_request_id, row.reference])),
    doubled: rows.length - new Set(rows.map((row) => row.client_request_id)).size,
    repeats,
    contradictions,
    mails: mails.filter((file) => file.endsWith('.eml')),
    unsent,
    startsMs: startsMs.sort(ascending),
    endsMs: endsMs.sort(ascending),
    exitCodes,
    unanswered,
  };
}

const ascending = (a: number, b: number) => a - b;

/** The value below which this share of an ascending list lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The mails that belong to these references. */
export function mailsOf(references: Iterable<string>): Set<string> {
  return new Set([...references].flatMap((reference) => [`${reference}-enquiry`, `${reference}-receipt`]));
}
