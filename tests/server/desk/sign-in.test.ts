import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInCode } from '#contract/desk/sign-in-endpoints.ts';
import { forgetSignIns } from '#server/desk/sign-in/forget-sign-ins.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { ben, cookieOf, createTestDesk, type TestDeskOptions } from '#tests/support/desk/test-desk.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

test.each([
  '123456',
  ' 123 456\n',
  '1 2 3-4 5 6',
  '123\u2011456',
  'Your code is 123\u00a0456.',
  '\uff11\uff12\uff13\uff14\uff15\uff16',
  '\u0661\u0662\u0663 \u0664\u0665\u0666',
  '\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6',
  '\u0967\u0968\u0969\u096a\u096b\u096c',
  '\u{1d7d9}\u{1d7da}\u{1d7db}\u{1d7dc}\u{1d7dd}\u{1d7de}',
])('the code 123456 is taken as %j', (written) => {
  expect(signInCode.safeParse(written).data).toBe('123456');
});

test.each(['', '12345', '1234567', 'a code', '123 456 789'])('%j is no code', (written) => {
  expect(signInCode.safeParse(written).success).toBe(false);
});

onEveryEngine((engine) => {
  async function openDesk(options: Partial<TestDeskOptions> = {}) {
    const store = options.store ?? (await engine.open());
    return { store, ...createTestDesk({ ...options, store }) };
  }

  test('a link signs in once, and never again', async () => {
    const { request, askFor } = await openDesk();
    const asked = await askFor();
    const first = await request('POST', '/api/sign-in/link', { body: { token: asked?.token } });
    expect(first.status).toBe(200);
    const cookie = cookieOf(first);
    expect(await (await request('GET', '/api/session', { cookie })).json()).toMatchObject({
      email: 'asha@example.com',
    });
    const second = await request('POST', '/api/sign-in/link', { body: { token: asked?.token } });
    expect(second.status).toBe(401);
    expect(cookieOf(second)).toBe('');
  });

  test('the code beside it signs in, on whichever device it is typed', async () => {
    const { request, askFor } = await openDesk();
    const asked = await askFor();
    const answer = await request('POST', '/api/sign-in/code', {
      body: { email: 'ASHA@example.com', code: `Your code is ${asked?.code}.` },
    });
    expect(answer.status).toBe(200);
    expect((await request('GET', '/api/session', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  test('after five wrong codes the right one is refused (B-499)', async () => {
    const { request, askFor } = await openDesk();
    const asked = await askFor();
    const wrong = asked?.code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status } = await request('POST', '/api/sign-in/code', {
        body: { email: 'asha@example.com', code: wrong },
      });
      expect(status).toBe(401);
    }
    const right = await request('POST', '/api/sign-in/code', {
      body: { email: 'asha@example.com', code: asked?.code },
    });
    expect(right.status).toBe(401);
  });

  test('a code is for the address it was sent to', async () => {
    const { request, askFor } = await openDesk();
    const asked = await askFor('asha@example.com');
    await askFor('ben@example.com');
    const answer = await request('POST', '/api/sign-in/code', {
      body: { email: 'ben@example.com', code: asked?.code },
    });
    expect(answer.status).toBe(401);
  });

  test('what is forged or older than ten minutes signs nobody in', async () => {
    const { store, request, askFor } = await openDesk();
    const asked = await askFor();
    const forged = `${asked?.token.slice(0, -1)}${asked?.token.endsWith('A') ? 'B' : 'A'}`;
    expect((await request('POST', '/api/sign-in/link', { body: { token: forged } })).status).toBe(401);
    await store.db.updateTable('desk_verifications').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await request('POST', '/api/sign-in/link', { body: { token: asked?.token } })).status).toBe(401);
    const answer = await request('POST', '/api/sign-in/code', {
      body: { email: 'asha@example.com', code: asked?.code },
    });
    expect(answer.status).toBe(401);
  });

  test('a stranger reads the same answer as one of the staff, and gets no mail and no user', async () => {
    const { store, request } = await openDesk();
    const ask = async (email: string) => {
      const answer = await request('POST', '/api/sign-in', { body: { email } });
      return { status: answer.status, text: await answer.text() };
    };
    expect(await ask('stranger@example.com')).toEqual(await ask('asha@example.com'));
    await expect.poll(async () => (await store.db.selectFrom('outbox').select('subject_id').execute()).length).toBe(1);
    expect(await store.db.selectFrom('desk_users').select('email').execute()).toEqual([{ email: 'asha@example.com' }]);
  });

  test('one address gets six mails in an hour at most', async () => {
    const { askFor } = await openDesk();
    const asked = [];
    for (let mail = 0; mail < 8; mail += 1) asked.push(await askFor());
    expect(asked.filter((mail) => mail !== undefined)).toHaveLength(6);
  });

  test('those who ask at once get six mails between them', async () => {
    const { store, auth } = await openDesk();
    await Promise.all(Array.from({ length: 20 }, () => auth.ask('asha@example.com', testNow)));
    expect(await store.db.selectFrom('outbox').select('kind').execute()).toHaveLength(6);
  });

  test('who uses up somebody’s mails keeps them out no longer than the last of the links works', async () => {
    const time = { now: testNow };
    const { askFor } = await openDesk({ clock: () => time.now });
    const minutes = async (after: number) => {
      time.now = new Date(testNow.getTime() + after * 60_000);
      return (await askFor()) !== undefined;
    };
    for (let mail = 0; mail < 6; mail += 1) await askFor();
    expect(await minutes(9)).toBe(false);
    expect(await minutes(11)).toBe(true);
    expect(await minutes(12)).toBe(false);
  });

  test('of a link and the code beside it one works, once', async () => {
    const { request, askFor } = await openDesk();
    const byLink = async (asked: Awaited<ReturnType<typeof askFor>>) =>
      (await request('POST', '/api/sign-in/link', { body: { token: asked?.token } })).status;
    const byCode = async (asked: Awaited<ReturnType<typeof askFor>>) =>
      (await request('POST', '/api/sign-in/code', { body: { email: 'asha@example.com', code: asked?.code } })).status;
    const first = await askFor();
    expect([await byLink(first), await byCode(first)]).toEqual([200, 401]);
    const second = await askFor();
    expect([await byCode(second), await byLink(second)]).toEqual([200, 401]);
  });

  test('one sender may not try for ever', async () => {
    const { request } = await openDesk({ triesPerMinute: 3 });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      statuses.push((await request('POST', '/api/sign-in/link', { body: { token: 'x' } })).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test('whoever is taken off the list is out at the next call (B-500)', async () => {
    const { store, signIn } = await openDesk();
    const cookie = await signIn();
    const { request } = await openDesk({ store, staff: [ben] });
    expect((await request('GET', '/api/session', { cookie })).status).toBe(401);
  });

  test('a session ends with sign-out, and everywhere when that is asked for (B-500)', async () => {
    const { request, signIn } = await openDesk();
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const statusOf = async (cookie: string) => (await request('GET', '/api/session', { cookie })).status;
    await request('POST', '/api/sign-out', { cookie: one, body: { everywhere: false } });
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([401, 200, 200]);
    await request('POST', '/api/sign-out', { cookie: two, body: { everywhere: true } });
    expect([await statusOf(two), await statusOf(three)]).toEqual([401, 401]);
  });

  test('a session ends after twelve hours, and its cookie says nothing to scripts and other sites (B-500)', async () => {
    const { store, request, askFor } = await openDesk();
    const asked = await askFor();
    const answer = await request('POST', '/api/sign-in/link', { body: { token: asked?.token } });
    const [session = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Strict/i);
    expect(session).toMatch(/Max-Age=43200/i);
    await store.db.updateTable('desk_sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await request('GET', '/api/session', { cookie: cookieOf(answer) })).status).toBe(401);
  });

  test('none of the addresses of the library that keeps the sessions can be reached', async () => {
    const { request, signIn } = await openDesk();
    const cookie = await signIn();
    for (const path of [
      '/api/auth/get-session',
      '/api/auth/sign-in/magic-link',
      '/api/auth/magic-link/verify',
      '/api/get-session',
    ])
      expect((await request('GET', path, { cookie })).status, path).toBe(404);
  });

  test('the demonstration’s link waits a day, and signs in once', async () => {
    const { auth, request } = await openDesk();
    const token = await auth.demonstrationToken(new Date());
    expect((await request('POST', '/api/sign-in/link', { body: { token } })).status).toBe(200);
    expect((await request('POST', '/api/sign-in/link', { body: { token } })).status).toBe(401);
  });

  test('neither link nor code can be read in the store', async () => {
    const { store, askFor } = await openDesk();
    const asked = await askFor();
    const stored = JSON.stringify([
      await store.db.selectFrom('desk_verifications').selectAll().execute(),
      await store.db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(asked?.token);
    expect(stored).not.toContain(`"${asked?.code}`);
  });

  test('what has ended is forgotten, and what has not stays', async () => {
    const { store, signIn, request } = await openDesk();
    const cookie = await signIn();
    const folder = temporaryFolder();
    const [mail] = await store.db.selectFrom('outbox').select('message_id').execute();
    for (const name of [mail?.message_id, 'ABCDEFGH-enquiry']) writeFileSync(join(folder, `${name}.eml`), 'mail');
    const forget = (now: Date) => forgetSignIns({ queue: createWriteQueue(store), outboxFolder: folder }, now);
    await forget(new Date());
    expect((await request('GET', '/api/session', { cookie })).status).toBe(200);
    await forget(new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect((await request('GET', '/api/session', { cookie })).status).toBe(401);
    expect(await store.db.selectFrom('desk_sessions').select('id').execute()).toEqual([]);
    expect(await store.db.selectFrom('desk_verifications').select('identifier').execute()).toEqual([]);
    expect(await store.db.selectFrom('outbox').select('message_id').execute()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['ABCDEFGH-enquiry.eml']);
  });
});

test('a store that is away says so, and signs nobody out', async () => {
  const store = await sqlite.open();
  const cookie = await createTestDesk({ store }).signIn();
  const { request } = createTestDesk({ store: failingStore() });
  const answers = [
    await request('GET', '/api/session', { cookie }),
    await request('POST', '/api/sign-in/link', { body: { token: 'a'.repeat(43) } }),
    await request('POST', '/api/sign-in/code', { body: { email: 'asha@example.com', code: '123456' } }),
    await request('POST', '/api/sign-out', { cookie, body: { everywhere: false } }),
    await request('POST', '/api/sign-out', { cookie, body: { everywhere: true } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
});

test('the desk answers to its own name, and to none that somebody else could point at it (B-590)', async () => {
  const store = await sqlite.open();
  const { app } = createTestDesk({ store });
  const own = ['localhost:4174', '127.0.0.1:4174', '[::1]:4174', '192.168.1.5:4174', 'desk.localhost:4174', 'app:4174'];
  for (const host of own) expect([host, (await app.request(`http://${host}/api/session`)).status]).toEqual([host, 401]);
  for (const host of ['evil.example:4174', '127.0.0.1.evil.example', 'localhost.evil.example']) {
    for (const path of ['/api/session', '/', '/sign-in']) {
      const { status, headers } = await app.request(`http://${host}${path}`);
      expect([host + path, status]).toEqual([host + path, 403]);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
  }
});

test('whoever has no tries left can still sign out', async () => {
  const store = await sqlite.open();
  const { request, signIn } = createTestDesk({ store, triesPerMinute: 1 });
  const cookie = await signIn();
  expect((await request('POST', '/api/sign-in/link', { body: { token: 'x' } })).status).toBe(429);
  expect((await request('POST', '/api/sign-out', { cookie, body: { everywhere: true } })).status).toBe(200);
  expect((await request('GET', '/api/session', { cookie })).status).toBe(401);
});
