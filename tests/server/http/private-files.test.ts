import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadBotCheck, loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { enquiryBody, freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { createLog } from '#server/log.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { requestSubscription } from '#server/newsletter/subscriptions.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/* What visitors sent, as files on the disk: who may read them, and when they go. */

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server whose user makes files for everybody, as users do by default. */
async function startOpenHanded(dataDir: string) {
  const settings = loadSettings(dataDir, await freePort());
  const server = await startApiServer(settings, ['sh', '-c', 'umask 022; exec "$0" "$@"']);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  const botCheck = loadBotCheck();
  const outbox = join(dataDir, 'outbox');
  return {
    outbox: () => readdirSync(outbox).filter((file) => file.endsWith('.eml')),
    mail: (file: string) => readFileSync(join(outbox, file), 'utf8'),
    post: async (path: '/api/contact' | '/api/newsletter/subscribe', body: object) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...body,
          turnstileToken: await freshToken(botCheck, path === '/api/contact' ? 'contact' : 'newsletter'),
        }),
      }),
    press: (link: URL) =>
      fetch(`${server.url}${link.pathname}${link.search}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
  };
}

/** What others may do with each file and folder below `folder`; nothing, where all is well. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );
}

test('no other user of the machine reads what the server stores, nor what an earlier version stored (B-175)', async () => {
  const dataDir = join(makeFolder(), 'data');
  mkdirSync(dataDir);
  await (await openStore({ dataDir })).close();
  for (const folder of ['outbox', 'backups']) mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, 'site.db.before-2026-11-20T09-00-00Z'), '');
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), name.includes('.') ? 0o644 : 0o755);
  const server = await startOpenHanded(dataDir);
  expect((await server.post('/api/contact', enquiryBody('', 0))).status).toBe(201);
  await expect.poll(() => server.outbox().length, { timeout: 20_000 }).toBe(2);
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'server.lock']));
  expect(openToOthers(dataDir)).toEqual([]);
});

test('a folder of data that the server makes is closed to others', async () => {
  const parent = makeFolder();
  await startOpenHanded(join(parent, 'data'));
  expect(openToOthers(parent)).toEqual([]);
});

test('who unsubscribes leaves no mail behind as a file, and takes nobody else’s along', async () => {
  const dataDir = makeFolder();
  const server = await startOpenHanded(dataDir);
  for (const email of ['ada@mail.example', 'grace@mail.example']) {
    await server.post('/api/newsletter/subscribe', { email, source: 'footer' });
  }
  await expect.poll(() => server.outbox().length, { timeout: 20_000 }).toBe(2);
  const [first = '', second = ''] = server.outbox();
  const [, link = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(server.mail(first)) ?? [];
  expect((await server.press(new URL(link))).status).toBe(200);
  expect(server.outbox()).toEqual([second]);
});

test('an address that was never confirmed goes with its mails after thirty days', async () => {
  const outboxFolder = makeFolder();
  const store = await openStore({ dataDir: ':memory:' });
  onTestFinished(() => store.close());
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
  const folder = makeFolder();
  const store = await openStore({ dataDir: ':memory:' });
  onTestFinished(() => store.close());
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
