import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiServer, loadBotCheck, loadSettings, startApiServer } from '#scripts/bench/api-server.ts';
import { enquiryBody, freshToken } from '#scripts/bench/enquiry-bodies.ts';
import { freePort } from '#scripts/free-port.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { openStore } from '#server/store/open-store.ts';

export interface KillLoopOptions {
  kills: number;
  writers: number;
  signal: 'SIGKILL' | 'SIGTERM';
  settings?: Record<string, string>;
  /** How Node is told to start the server; from its sources when left out. */
  program?: readonly string[];
}

/** What was left once every writer had its answer and the outbox was empty. */
export interface KillLoopResult {
  /** References by the name the writer gave the enquiry. */
  acknowledged: Map<string, string>;
  /** The same as the store tells it. */
  stored: Map<string, string>;
  /** Answers that named another reference than the one before. */
  contradictions: number;
  /** Files in the outbox, drafts left out. */
  mails: string[];
  unsent: number;
  longestStartMs: number;
}

/**
 * Ends the real server again and again, at arbitrary moments, while writers send: each keeps trying until its enquiry is
 * acknowledged, as the browser does.
 */
export async function runKillLoop({
  kills,
  writers,
  signal,
  settings = {},
  program,
}: KillLoopOptions): Promise<KillLoopResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  const serverSettings = { ...loadSettings(dataDir, await freePort()), ...settings };
  const botCheck = loadBotCheck();
  const url = `http://127.0.0.1:${serverSettings.PORT}/api/contact`;
  const acknowledged = new Map<string, string>();
  let contradictions = 0;
  const stopping = new AbortController();
  let longestStartMs = 0;
  let number = 0;

  async function start(): Promise<ApiServer> {
    const begun = performance.now();
    const server = await startApiServer(serverSettings, program);
    longestStartMs = Math.max(longestStartMs, performance.now() - begun);
    return server;
  }

  async function post(body: object): Promise<string | undefined> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (response.status !== 200 && response.status !== 201) {
        if (response.status < 500) throw new Error(`answered ${response.status}: ${await response.text()}`);
        return undefined;
      }
      return ((await response.json()) as { reference: string }).reference;
    } catch (error) {
      // Nobody there, or cut off in the middle: whether it was stored, the next try will tell.
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  async function writer(): Promise<void> {
    while (!stopping.signal.aborted) {
      const clientRequestId = randomUUID();
      const body = { ...enquiryBody('', number++), clientRequestId };
      let reference: string | undefined;
      while (reference === undefined) {
        reference = await post({ ...body, turnstileToken: await freshToken(botCheck) });
        if (reference === undefined) await wait(50);
      }
      acknowledged.set(clientRequestId, reference);
      const again = await post({ ...body, turnstileToken: 'spent' });
      if (again !== undefined && again !== reference) contradictions += 1;
      await wait(20);
    }
  }

  let server = await start();
  const writing = Promise.all(Array.from({ length: writers }, writer));
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(100 + Math.random() * 500);
    server.process.kill(signal);
    await server.ended;
    server = await start();
  }
  stopping.abort();
  await writing;

  const store = await openStore({ dataDir });
  const unsentNow = async () => {
    const rows = await store.db.selectFrom('outbox').select('message_id').where('state', '!=', 'sent').execute();
    return rows.length;
  };
  const deadline = Date.now() + 30_000 + acknowledged.size * 50;
  while ((await unsentNow()) > 0 && Date.now() < deadline) await wait(200);
  const unsent = await unsentNow();
  const rows = await store.db.selectFrom('enquiries').select(['client_request_id', 'reference']).execute();
  await store.close();
  server.process.kill('SIGTERM');
  await server.ended;
  const mails = 'SMTP_URL' in settings ? [] : readdirSync(outboxFolder(dataDir));
  rmSync(dataDir, { recursive: true });
  return {
    acknowledged,
    stored: new Map(rows.map((row) => [row.client_request_id, row.reference])),
    contradictions,
    mails: mails.filter((file) => file.endsWith('.eml')),
    unsent,
    longestStartMs,
  };
}

/** The mails that belong to these references. */
export function mailsOf(references: Iterable<string>): Set<string> {
  return new Set([...references].flatMap((reference) => [`${reference}-enquiry`, `${reference}-receipt`]));
}
