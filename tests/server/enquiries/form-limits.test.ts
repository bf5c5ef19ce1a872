import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import { forgetExpired } from '#server/limits/forget-expired.ts';
import type { HourlyLimits } from '#server/limits/limit-settings.ts';
import { mailboxOf } from '#server/limits/mailbox.ts';
import { allowanceWaitMs, takeAllowance } from '#server/limits/rate-limit.ts';
import { senderAddress, senderOf } from '#server/limits/sender-address.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type AppUnderTest, openTestApp } from '#tests/support/app-under-test.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { easyBotCheck, type TestAppOptions, testNow } from '#tests/support/test-app.ts';

const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

function openLimited(limits: Partial<HourlyLimits>, options: TestAppOptions = {}): Promise<AppUnderTest> {
  const settings = { limits: { perAddress: 1000, perEmail: 1000, ...limits }, ...options.settings };
  return openTestApp({ ...options, settings });
}

async function send(app: AppUnderTest, address: string, email = 'ada@mail.example', forwarded?: string) {
  const body = contactBody({ email, turnstileToken: await app.token() });
  return app.postFrom(address, '/api/contact', body, forwarded);
}

test('an address with a tag after a plus is the same mailbox, and a plus elsewhere is not', async () => {
  const app = await openLimited({ perEmail: 2 });
  const statusOf = async (email: string) => (await send(app, '203.0.113.1', email)).status;
  expect(await statusOf('ada@mail.example')).toBe(201);
  expect(await statusOf('Ada+safari@mail.example')).toBe(201);
  expect(await statusOf('ada+1@mail.example')).toBe(429);
  expect(await statusOf('ada+2+3@MAIL.example')).toBe(429);
  expect(await statusOf('ada+1@other.example')).toBe(201);
  expect(await statusOf('ad@mail.example')).toBe(201);
  expect(mailboxOf('+ada@mail.example')).toBe('+ada@mail.example');
  expect(mailboxOf('ada@mail+1.example')).toBe('ada@mail+1.example');
});

onEveryEngine(({ open }) => {
  test('an allowance may be used at once and grows back over the hour (B-97)', async () => {
    const store = await open();
    const allowance = { senderHash: 'one', perHour: 4 };
    const take = (at: Date) => takeAllowance(store.db, allowance, at);
    for (let time = 0; time < 4; time += 1) expect(await take(testNow)).toBeUndefined();
    expect(await take(testNow)).toBe(900_000);
    expect(await allowanceWaitMs(store.db, allowance, after(600))).toBe(300_000);
    expect(await take(after(899))).toBe(1000);
    expect(await take(after(900))).toBeUndefined();
    expect(await take(after(900))).toBe(900_000);
    expect(await takeAllowance(store.db, { senderHash: 'another', perHour: 4 }, testNow)).toBeUndefined();
  });

  test('of many at once no more than the allowance get through', async () => {
    const store = await open();
    const allowance = { senderHash: 'one', perHour: 10 };
    const waits = await Promise.all(Array.from({ length: 40 }, () => takeAllowance(store.db, allowance, testNow)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
  });

  test('what has expired is forgotten, and the table stays small (B-97)', async () => {
    const store = await open();
    const backing = { store, queue: createWriteQueue(store) };
    for (let sender = 0; sender < 30; sender += 1) {
      await takeAllowance(
        store.db,
        { senderHash: `sender ${sender}`, perHour: sender < 5 ? 3600 : 60 - sender },
        testNow,
      );
    }
    const senders = () => store.db.selectFrom('rate_limits').select('sender_hash').execute();
    await forgetExpired(backing, after(10));
    expect(await senders()).toHaveLength(25);
    await forgetExpired(backing, after(10), 3);
    // Those that used most of their allowance stay longest.
    const remaining = new Set((await senders()).map((row) => row.sender_hash));
    expect(remaining).toEqual(new Set(['sender 27', 'sender 28', 'sender 29']));
    await forgetExpired(backing, after(3600));
    expect(await senders()).toEqual([]);
  });
});

test('an address that sent enough is told how long to wait and how else to reach us', async () => {
  const app = await openLimited({ perAddress: 2 });
  for (let time = 0; time < 2; time += 1) expect((await send(app, '192.0.2.1')).status).toBe(201);
  const response = await send(app, '192.0.2.1');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1800']);
  const { code, message } = await response.json();
  expect(code).toBe('too_many_requests');
  expect(message).toMatch(/try again in 30 minutes.*\+254 700 000 000.*WhatsApp/);
  expect((await send(app, '192.0.2.2')).status).toBe(201);
  expect(await app.references()).toHaveLength(3);
});

test('an email address has an allowance of its own, however it is spelt and wherever it is sent from', async () => {
  const app = await openLimited({ perEmail: 2 });
  expect((await send(app, '192.0.2.1', 'ada@mail.example')).status).toBe(201);
  expect((await send(app, '192.0.2.2', 'ADA@mail.example')).status).toBe(201);
  expect((await send(app, '192.0.2.3', 'Ada@Mail.Example')).status).toBe(429);
  expect((await send(app, '192.0.2.3', 'bob@mail.example')).status).toBe(201);
});

test('a wrong token uses up the allowance too, a form that is not in order does not', async () => {
  const app = await openLimited({ perAddress: 2 });
  for (let time = 0; time < 5; time += 1) {
    expect((await app.postFrom('192.0.2.1', '/api/contact', contactBody({ name: '' }))).status).toBe(422);
  }
  for (let time = 0; time < 2; time += 1) {
    const response = await app.postFrom('192.0.2.1', '/api/contact', contactBody());
    expect((await response.json()).code).toBe('bot_check_failed');
  }
  expect((await send(app, '192.0.2.1')).status).toBe(429);
});

test('sending the same enquiry again costs nothing', async () => {
  const app = await openLimited({ perAddress: 1, perEmail: 1 });
  const body = contactBody({ turnstileToken: await app.token() });
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await app.postFrom('192.0.2.1', '/api/contact', body)).status);
  expect(statuses).toEqual([201, 200, 200, 200]);
});

test('a claim to pass on somebody else’s form is believed only from as many proxies as are ours', async () => {
  const alone = await openLimited({ perAddress: 1 });
  expect((await send(alone, '192.0.2.1', 'a@b.example', '198.51.100.1')).status).toBe(201);
  expect((await send(alone, '192.0.2.1', 'a@b.example', '198.51.100.2')).status).toBe(429);

  const behindOne = await openLimited({ perAddress: 1 }, { settings: { trustedProxies: 1 } });
  expect((await send(behindOne, '10.0.0.1', 'a@b.example', '198.51.100.1')).status).toBe(201);
  expect((await send(behindOne, '10.0.0.1', 'a@b.example', '198.51.100.2')).status).toBe(201);
  expect((await send(behindOne, '10.0.0.1', 'a@b.example', 'spoofed, 203.0.113.9, 198.51.100.2')).status).toBe(429);
});

test('a proxy that the settings do not know of is said once in the log', async () => {
  const app = await openLimited({});
  for (let time = 0; time < 3; time += 1) await send(app, '10.0.0.1', 'a@b.example', '198.51.100.1');
  expect(app.logLines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(app.logLines.join('\n')).not.toContain('198.51.100.1');
});

test('a restart forgets no allowance and no spent token (B-97)', async () => {
  const dataDir = temporaryFolder();
  const body = contactBody({ turnstileToken: await (await openTestApp()).token() });
  const first = await openLimited({ perAddress: 1 }, { store: await openStore({ dataDir }) });
  expect((await first.postFrom('192.0.2.1', '/api/contact', body)).status).toBe(201);
  await first.close();
  const second = await openLimited({ perAddress: 1 }, { store: await openStore({ dataDir }) });
  expect((await send(second, '192.0.2.1')).status).toBe(429);
  const again = contactBody({ turnstileToken: body.turnstileToken });
  expect((await (await second.postFrom('192.0.2.2', '/api/contact', again)).json()).code).toBe('bot_check_failed');
});

test('one network of IPv6 sends as much as sixteen senders, however many addresses it has', async () => {
  const app = await openLimited({ perAddress: 1 });
  const statuses: number[] = [];
  for (let subnet = 1; subnet <= 18; subnet += 1) {
    statuses.push((await send(app, `2001:db8:7:${subnet.toString(16)}::1`)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(16);
  expect(statuses.slice(16)).toEqual([429, 429]);
  expect((await send(app, '2001:db8:8:1::1')).status).toBe(201);
});

test('what is stored of an address does not tell which it is (B-174)', async () => {
  const app = await openLimited({});
  await send(app, '192.0.2.1', 'ada@mail.example');
  const rows = await app.store.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|ada/);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test.each([
  [0, '198.51.100.1', '192.0.2.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, 'spoofed, 198.51.100.1', '198.51.100.1'],
  [2, 'spoofed, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '198.51.100.1', '192.0.2.1'],
  [1, '', '192.0.2.1'],
])('with %i proxies and "%s", the sender is %s', async (proxies, forwarded, expected) => {
  const app = new Hono().get('/', (c) => c.text(senderAddress(c, proxies)));
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' } } };
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, connection);
  expect(await response.text()).toBe(expected);
});

test('somebody who sent enough is refused before a bot check elsewhere is asked', async () => {
  let asked = 0;
  const botCheck: BotCheck = {
    ...easyBotCheck(),
    remote: true,
    verify: async () => {
      asked += 1;
      return { outcome: 'refused' };
    },
  };
  const app = await openLimited({ perAddress: 2 }, { botCheck });
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    statuses.push((await app.postFrom('192.0.2.1', '/api/contact', contactBody())).status);
  }
  expect(statuses).toEqual([422, 422, 429, 429, 429]);
  expect(asked).toBe(2);
});
