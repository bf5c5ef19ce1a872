import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, referencesIn } from '#tests/support/app-under-test.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { startMailServer } from '#tests/support/enquiries/mail-server.ts';
import { mailsOf, runKillLoop } from '#tests/support/load/kill-loop.ts';
import { sendContact, startServerProcess } from '#tests/support/server-process.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';

/* What was acknowledged survives whatever happens to the server; `npm run test:endurance` does it at length. */

test('the server is killed under sixteen writers: what was acknowledged is stored once and mailed once', async () => {
  const { acknowledged, stored, contradictions, mails, unsent } = await runKillLoop({
    kills: 3,
    writers: 16,
    signal: 'SIGKILL',
  });
  expect(acknowledged.size).toBeGreaterThan(16);
  expect(stored).toEqual(acknowledged);
  expect(new Set(stored.values()).size).toBe(stored.size);
  expect(contradictions).toBe(0);
  expect(unsent).toEqual([]);
  expect(new Set(mails.map((file) => file.replace('.eml', '')))).toEqual(mailsOf(stored.values()));
});

test('the server is stopped and started under writers: a mail server gets each mail exactly once', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const { acknowledged, stored, unanswered, unsent, exitCodes, endsMs } = await runKillLoop({
    kills: 2,
    writers: 4,
    signal: 'SIGTERM',
    settings: { SMTP_URL: mailServer.url },
  });
  expect(stored).toEqual(acknowledged);
  expect(unsent).toEqual([]);
  // Told to stop, it answers what it has begun, and does not wait for connections nobody uses.
  expect([unanswered, exitCodes]).toEqual([0, [0, 0]]);
  expect(endsMs.at(-1)).toBeLessThan(8000);
  const ids = mailServer.received.map(({ message }) => /^Message-ID: <(.+)@/m.exec(message)?.[1]);
  expect(ids).toHaveLength(stored.size * 2);
  expect(new Set(ids)).toEqual(mailsOf(stored.values()));
});

test('an answer that is cut off after the enquiry was stored: sent again, it has the same reference and is one row', async () => {
  const server = await startServerProcess();
  // Stands between, lets the request through and hangs up on the visitor when the answer comes.
  let swallowed = '';
  const between = createServer((visitor) => {
    const onward = connect(Number(new URL(server.url).port), '127.0.0.1');
    visitor.on('error', () => undefined).pipe(onward);
    onward
      .on('error', () => undefined)
      .on('data', (chunk) => {
        swallowed += chunk.toString('utf8');
        visitor.destroy();
        onward.destroy();
      });
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => void between.close());

  const body = contactBody();
  const { port } = between.address() as AddressInfo;
  await expect(sendContact(`http://127.0.0.1:${port}`, body)).rejects.toThrow();
  const again = await server.send(body);
  expect(again.status).toBe(200);
  const { reference } = await again.json();
  expect(swallowed).toMatch(/^HTTP\/1\.1 201 Created/);
  expect(await referencesIn(await sqlite.open(server.dataDir))).toEqual([reference]);
});

test('a full disk is reported with the other ways to reach us; once there is room, the same enquiry goes through', async () => {
  const app = await openTestApp();
  const setLimit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(app.store.db);
  await app.contact();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.store.db);
  await setLimit(rows[0]?.page_count ?? 0);
  const bodies: ReturnType<typeof contactBody>[] = [];
  const statuses: number[] = [];
  while (!statuses.includes(503)) {
    bodies.push(contactBody({ message: 'x'.repeat(2000), turnstileToken: await app.token() }));
    const response = await app.contact(bodies.at(-1));
    statuses.push(response.status);
    if (response.status === 503) expect((await response.json()).message).toContain('WhatsApp');
  }
  const before = await app.references();
  expect(before).toHaveLength(bodies.length);
  await setLimit(1_000_000);
  expect((await app.contact(bodies.at(-1))).status).toBe(201);
  expect(await app.references()).toHaveLength(bodies.length + 1);
});
