import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { loadBotCheck, loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { enquiryBody, freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { testNow } from '#tests/support/test-app.ts';

/* The real server, and another process (this one) that has locked its SQLite file. */

async function startBackEnd() {
  const dataDir = mkdtempSync(join(tmpdir(), 'locked-'));
  const server = await startApiServer(loadSettings(dataDir, await freePort()));
  const other = new Database(join(dataDir, 'site.db'));
  other.pragma('busy_timeout = 5000');
  onTestFinished(async () => {
    other.close();
    server.process.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true });
  });
  const botCheck = loadBotCheck();
  return {
    dataDir,
    lock: () => other.exec('BEGIN IMMEDIATE'),
    unlock: () => other.exec('ROLLBACK'),
    get: async (path: string) => (await fetch(server.url + path)).status,
    async send(body: object) {
      const response = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, turnstileToken: await freshToken(botCheck) }),
      });
      return { status: response.status, message: String((await response.json()).message) };
    },
  };
}

test('while another process has locked the database everybody is answered, and the form is taken when it lets go (B-103)', async () => {
  const backEnd = await startBackEnd();
  expect((await backEnd.send(enquiryBody('', 0))).status).toBe(201);
  backEnd.lock();
  const sent = backEnd.send(enquiryBody('', 1));
  const paths = ['/api/health', '/api/tours', '/api/group-tours', '/api/tour/masai-mara-safari'];
  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) {
      expect(await backEnd.get(path), path).toBe(200);
    }
  }
  backEnd.unlock();
  expect((await sent).status).toBe(201);
});

test('a lock that stays is reported to all who wait for it at once, with the telephone number, and what they sent is taken later', async () => {
  const backEnd = await startBackEnd();
  const bodies = Array.from({ length: 20 }, (_, number) => enquiryBody('', number));
  backEnd.lock();
  const begun = performance.now();
  const refused = await Promise.all(bodies.map((body) => backEnd.send(body)));
  // Not one after the other.
  expect(performance.now() - begun).toBeLessThan(20_000);
  for (const { status, message } of refused) {
    expect(status).toBe(503);
    expect(message).toContain('+254 700 000 000');
  }
  backEnd.unlock();
  const taken = await Promise.all(bodies.map((body) => backEnd.send(body)));
  expect(taken.map(({ status }) => status)).toEqual(bodies.map(() => 201));
});

test('what another process writes between reading and writing makes no write fail', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'between-'));
  const [one, two] = [await openStore({ dataDir }), await openStore({ dataDir })];
  onTestFinished(async () => {
    await one.close();
    await two.close();
    rmSync(dataDir, { recursive: true });
  });
  const write = (store: typeof one, name: string) =>
    createWriteQueue(store).write(async (db) => {
      await db.selectFrom('outbox').select('message_id').execute();
      await queueMail(db, [{ messageId: name, kind: 'enquiry', subjectId: name }], testNow);
    });
  await Promise.all(Array.from({ length: 40 }, (_, number) => write(number % 2 === 0 ? one : two, `mail ${number}`)));
  expect(await one.db.selectFrom('outbox').select('message_id').execute()).toHaveLength(40);
});
