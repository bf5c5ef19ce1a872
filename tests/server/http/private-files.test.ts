import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBotCheck } from '#scripts/testing/api-server.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { createLog } from '#server/log.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { requestSubscription } from '#server/newsletter/subscriptions.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/* What visitors sent, as files on the disk: who may read them, and when they go. */

/** A server whose user makes files for everybody, as users do by default. */
async function startOpenHanded(dataDir: string) {
  const server = await startServerProcess({ dataDir, launcher: ['sh', '-c', 'umask 022; exec "$0" "$@"'] });
  const outbox = join(dataDir, 'outbox');
  return {
    ...server,
    outbox: () => readdirSync(outbox).filter((file) => file.endsWith('.eml')),
    mail: (file: string) => readFileSync(join(outbox, file), 'utf8'),
  };
}

/** What others may do with each file and folder below `folder`; nothing, where all is well. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
}

test('no other user of the machine reads what the server stores, nor what an earlier version stored (B-175)', async () => {
  const dataDir = temporaryFolder({ 'site.db.before-2026-11-20T09-00-00Z': '' });
  await (await openStore({ dataDir })).close();
  for (const folder of ['outbox', 'backups']) mkdirSync(join(dataDir, folder));
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), name.includes('.') ? 0o644 : 0o755);
  const server = await startOpenHanded(dataDir);
  expect((await server.send(contactBody())).status).toBe(201);
  await expect.poll(() => server.outbox().length, { timeout: 20_000 }).toBe(2);
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'server.lock']));
  expect(openToOthers(dataDir)).toEqual([]);
});

test('a folder of data that the server makes is closed to others', async () => {
  const parent = temporaryFolder();
  await startOpenHanded(join(parent, 'data'));
  expect(openToOthers(parent)).toEqual([]);
});

test('who unsubscribes leaves no mail behind as a file, and takes nobody else’s along', async () => {
  const dataDir = temporaryFolder();
  const server = await startOpenHanded(dataDir);
  for (const email of ['ada@mail.example', 'grace@mail.example']) {
    const turnstileToken = await freshToken(loadBotCheck(), 'newsletter');
    await fetch(`${server.url}/api/newsletter/subscribe`, jsonPost({ email, source: 'footer', turnstileToken }));
  }
  await expect.poll(() => server.outbox().length, { timeout: 20_000 }).toBe(2);
  const [first = '', second = ''] = server.outbox();
  const [, link = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(server.mail(first)) ?? [];
  const { pathname, search } = new URL(link);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(server.url + pathname + search, { method: 'POST', body })).status).toBe(200);
  expect(server.outbox()).toEqual([second]);
});

test('an address that was never confirmed goes with its mails after thirty days', async () => {
  const outboxFolder = temporaryFolder();
  const store = await sqlite.open();
  const queue = createWriteQueue(store);
  await queue.write((db) =>
    requestSubscription(db, { email: 'ada@mail.example', emailHash: 'hash', source: 'footer' }, testNow),
  );
  const [mail] = await store.db.selectFrom('outbox').select('message_id').execute();
  writeFileSync(join(outboxFolder, `${mail?.message_id}.eml`), '');
  const day = 86_400_000;
  await forgetSubscriptions({ queue, outboxFolder }, new Date(testNow.getTime() + 29 * day));
  expect(readdirSync(outboxFolder)).toHaveLength(1);
  await forgetSubscriptions({ queue, outboxFolder }, new Date(testNow.getTime() + 31 * day));
  expect(readdirSync(outboxFolder)).toEqual([]);
});

test('a mail that is written while its subject is erased does not stay', async () => {
  const folder = temporaryFolder();
  const store = await sqlite.open();
  const queue = createWriteQueue(store);
  const files = createFileTransport(folder, { name: 'Umbrella Thorn', address: 'hello@mail.example' });
  const mails = ['KEPT', 'GONE'].map((subjectId) => ({
    messageId: `${subjectId}-receipt`,
    kind: 'receipt' as const,
    subjectId,
  }));
  await queueMail(store.db, mails, testNow);
  const worker = startOutboxWorker({
    store,
    queue,
    clock: testClock,
    log: createLog({ level: 'silent', sink: () => undefined, clock: testClock }),
    compose: async ({ messageId }) => ({
      messageId,
      to: { address: 'ada@mail.example' },
      subject: 'Your enquiry',
      text: '',
      html: '',
      date: testNow,
    }),
    transport: {
      ...files,
      async deliver(mail) {
        await files.deliver(mail);
        await store.db.deleteFrom('outbox').where('subject_id', '=', 'GONE').execute();
      },
    },
  });
  await worker.idle();
  await worker.stop();
  expect(readdirSync(folder)).toEqual(['KEPT-receipt.eml']);
});
