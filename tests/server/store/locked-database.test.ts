import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { queueMail } from '#server/mail/outbox.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/* The real server, and another process (this one) that has locked its SQLite file. */

async function startBackEnd() {
  const server = await startServerProcess();
  const other = new Database(join(server.dataDir, 'site.db'));
  other.pragma('busy_timeout = 5000');
  onTestFinished(() => void other.close());
  return { ...server, lock: () => other.exec('BEGIN IMMEDIATE'), unlock: () => other.exec('ROLLBACK') };
}

test('while another process has locked the database everybody is answered, and the form is taken when it lets go (B-103)', async () => {
  const backEnd = await startBackEnd();
  expect((await backEnd.send(contactBody())).status).toBe(201);
  backEnd.lock();
  const sent = backEnd.send(contactBody());
  const paths = ['/api/health', '/api/tours', '/api/group-tours', '/api/tour/masai-mara-safari'];
  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) {
      expect((await backEnd.get(path)).status, path).toBe(200);
    }
  }
  backEnd.unlock();
  expect((await sent).status).toBe(201);
});

test('a lock that stays is reported to all who wait for it at once, with the telephone number, and what they sent is taken later', async () => {
  const backEnd = await startBackEnd();
  const bodies = Array.from({ length: 20 }, () => contactBody());
  backEnd.lock();
  const begun = performance.now();
  const refused = await Promise.all(bodies.map((body) => backEnd.send(body)));
  // Not one after the other.
  expect(performance.now() - begun).toBeLessThan(20_000);
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain('+254 700 000 000');
  }
  backEnd.unlock();
  const taken = await Promise.all(bodies.map((body) => backEnd.send(body)));
  expect(taken.map(({ status }) => status)).toEqual(bodies.map(() => 201));
});

test('what another process writes between reading and writing makes no write fail', async () => {
  const dataDir = temporaryFolder();
  const [one, two] = [await sqlite.open(dataDir), await sqlite.open(dataDir)];
  const write = (store: typeof one, name: string) =>
    createWriteQueue(store).write(async (db) => {
      await db.selectFrom('outbox').select('message_id').execute();
      await queueMail(db, [{ messageId: name, kind: 'enquiry', subjectId: name }], testNow);
    });
  await Promise.all(Array.from({ length: 40 }, (_, number) => write(number % 2 === 0 ? one : two, `mail ${number}`)));
  expect(await one.db.selectFrom('outbox').select('message_id').execute()).toHaveLength(40);
});
