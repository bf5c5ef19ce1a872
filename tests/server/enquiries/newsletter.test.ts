import { expect, test } from 'vitest';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { createNewsletterTokens, newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type AppUnderTest, openTestApp } from '#tests/support/app-under-test.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

const day = 86_400_000;

/** The app on a clock whose hand the test moves. */
async function openNewsletter(store?: Store) {
  const time = { now: testNow };
  const clock = () => time.now;
  const app = await openTestApp({ clock, ...(store && { store }) });
  return { ...app, time, mails: () => deliverOutbox(app, clock) };
}

/** The address that a mail's button leads to, as a path. */
function linkIn(text: string, page: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`http://localhost:4173(/api/newsletter/${page}\\?token=\\S+)`).exec(text);
  if (link?.[1] === undefined) throw new Error(`no ${page} link in ${text}`);
  return link[1];
}

const openPage = (app: AppUnderTest, path: string) => app.request(path, { headers: { accept: 'text/html,*/*;q=0.8' } });

const pressButton = (app: AppUnderTest, path: string, body = '') =>
  app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

const stateOf = async ({ store }: AppUnderTest) =>
  (await store.db.selectFrom('subscriptions').select('state').execute()).map(({ state }) => state);

onEveryEngine(({ open }) => {
  test('from the form by way of two mails to the end of the subscription', async () => {
    const app = await openNewsletter(await open());
    const asked = await app.subscribe();
    expect([asked.status, await asked.json()]).toEqual([
      200,
      {
        status: 'success',
        message: 'Almost done: we have sent you a link. Please open it to confirm your subscription.',
      },
    ]);
    const [confirmation] = await app.mails();
    expect(confirmation).toMatchObject({
      to: { address: 'ada@mail.example' },
      subject: 'Please confirm your subscription',
    });
    const confirmLink = linkIn(confirmation?.text ?? '', 'confirm');

    const page = await openPage(app, confirmLink);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await page.text();
    expect(html).toContain('<form method="post"><button>Yes, subscribe me</button></form>');
    expect(html).not.toContain('ada@mail.example');
    expect(await stateOf(app)).toEqual(['requested']);

    app.time.now = new Date(testNow.getTime() + day);
    expect(await (await pressButton(app, confirmLink)).text()).toContain('You are subscribed. Welcome!');
    expect(await stateOf(app)).toEqual(['confirmed']);
    const [welcome] = await app.mails();
    expect(welcome?.subject).toBe('You are subscribed');

    const again = await app.subscribe('ADA@mail.example');
    expect(await again.json()).toEqual({ status: 'info', message: 'This address is already subscribed.' });

    const unsubscribeLink = linkIn(welcome?.text ?? '', 'unsubscribe');
    expect(welcome?.unsubscribeUrl).toBe(`http://localhost:4173${unsubscribeLink}`);
    expect(await (await openPage(app, unsubscribeLink)).text()).toContain('Yes, unsubscribe me');
    expect(await stateOf(app)).toEqual(['confirmed']);
    app.time.now = new Date(testNow.getTime() + 1000 * day);
    const ended = await pressButton(app, unsubscribeLink, 'List-Unsubscribe=One-Click');
    expect([ended.status, await stateOf(app)]).toEqual([200, ['ended']]);
    expect(await app.mails()).toEqual([]);

    const evidence = await app.store.db
      .selectFrom('newsletter_consents')
      .select(['step', 'wording_version', 'source', 'given_at'])
      .orderBy('given_at')
      .execute();
    expect(evidence).toEqual([
      { step: 'requested', wording_version: '2026-11-20', source: 'footer', given_at: '2026-11-20T09:00:00.000Z' },
      { step: 'confirmed', wording_version: '2026-11-20', source: 'mail', given_at: '2026-11-21T09:00:00.000Z' },
      { step: 'withdrawn', wording_version: '2026-11-20', source: 'mail', given_at: '2029-08-16T09:00:00.000Z' },
    ]);
  });

  test('asking many times at once makes one subscription and one mail', async () => {
    const app = await openNewsletter(await open());
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await app.subscribe()).json()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['success']));
    expect(await stateOf(app)).toEqual(['requested']);
    expect(await app.mails()).toHaveLength(1);
  });

  test('links that are followed twice or out of order do no harm', async () => {
    const app = await openNewsletter(await open());
    await app.subscribe();
    const confirmLink = linkIn((await app.mails())[0]?.text ?? '', 'confirm');
    for (let time = 0; time < 3; time += 1) {
      expect(await (await pressButton(app, confirmLink)).text()).toContain('You are subscribed');
    }
    const welcomes = await app.mails();
    expect(welcomes).toHaveLength(1);
    const unsubscribeLink = linkIn(welcomes[0]?.text ?? '', 'unsubscribe');
    for (let time = 0; time < 3; time += 1) {
      expect(await (await pressButton(app, unsubscribeLink)).text()).toContain('You are unsubscribed');
    }
    // The first mail's link does not undo what came later.
    expect(await (await pressButton(app, confirmLink)).text()).toContain('This link no longer works');
    expect(await stateOf(app)).toEqual(['ended']);
    expect(await (await app.subscribe()).json()).toMatchObject({ status: 'success' });
    expect(await stateOf(app)).toEqual(['requested']);
  });
});

onEveryEngine(({ open }) => {
  test('an address goes when its subscription ends, the proof three years later', async () => {
    const app = await openNewsletter(await open());
    await app.subscribe('ada@mail.example');
    await app.subscribe('never-confirmed@mail.example');
    const [first] = await app.mails();
    await pressButton(app, first?.unsubscribeUrl?.replace('http://localhost:4173', '') ?? '');
    const queue = createWriteQueue(app.store);
    const left = async (days: number) => {
      await forgetSubscriptions({ queue, outboxFolder: '/nowhere' }, new Date(testNow.getTime() + days * day));
      const rows = await app.store.db.selectFrom('subscriptions').select(['email', 'state']).orderBy('state').execute();
      const proofs = await app.store.db.selectFrom('newsletter_consents').select('step').execute();
      return { states: rows.map(({ state }) => state), emails: rows.flatMap(({ email }) => email ?? []), proofs };
    };
    expect(await left(29)).toMatchObject({ states: ['ended', 'requested'], emails: [expect.any(String)] });
    const proofs = [{ step: 'requested' }, { step: 'withdrawn' }];
    expect(await left(31)).toEqual({ states: ['ended'], emails: [], proofs: expect.arrayContaining(proofs) });
    expect(await left(3 * 365 + 1)).toEqual({ states: [], emails: [], proofs: [] });
  });
});

test('the same calls answer as JSON to programs', async () => {
  const app = await openNewsletter();
  await app.subscribe();
  const link = new URL(linkIn((await app.mails())[0]?.text ?? '', 'confirm'), 'http://localhost');
  const token = link.searchParams.get('token');
  expect(await (await app.request(`${link.pathname}${link.search}`)).json()).toMatchObject({ status: 'info' });
  expect(await (await app.post('/api/newsletter/confirm', { token })).json()).toEqual({
    status: 'success',
    message: 'You are subscribed. Welcome!',
  });
  expect(await (await app.request(`${link.pathname}${link.search}`)).json()).toMatchObject({ status: 'success' });
});

test('both mails carry the headers of a one-click unsubscription, which a mail program posts as a form', async () => {
  const app = await openNewsletter();
  await app.subscribe();
  const [confirmation] = await app.mails();
  const address = confirmation?.unsubscribeUrl?.replace('http://localhost:4173', '') ?? '';
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await app.request(address, { method: 'POST', body: form })).status).toBe(200);
  expect(await stateOf(app)).toEqual(['ended']);
});

test('a confirmation is not sent again within a quarter of an hour, so no mailbox is filled', async () => {
  const app = await openNewsletter();
  await app.subscribe();
  app.time.now = new Date(testNow.getTime() + 14 * 60_000);
  expect(await (await app.subscribe()).json()).toMatchObject({ status: 'success' });
  expect(await app.mails()).toHaveLength(1);
  app.time.now = new Date(testNow.getTime() + 16 * 60_000);
  await app.subscribe();
  expect(await app.mails()).toHaveLength(1);
});

test('a confirmation link works for a week', async () => {
  const app = await openNewsletter();
  await app.subscribe();
  const link = linkIn((await app.mails())[0]?.text ?? '', 'confirm');
  app.time.now = new Date(testNow.getTime() + 7 * day + 1000);
  expect(await (await openPage(app, link)).text()).not.toContain('<button>');
  expect(await (await pressButton(app, link)).text()).toContain('This link no longer works');
  expect(await stateOf(app)).toEqual(['requested']);
});

test.each(['.', '>', '%3E', ')', '%22', '.%0A', '%20'])('a link works with ‘%s’ pasted along', async (after) => {
  const app = await openNewsletter();
  await app.subscribe();
  const link = linkIn((await app.mails())[0]?.text ?? '', 'confirm');
  expect(await (await openPage(app, link + after)).text()).toContain('<button>');
  expect(await (await pressButton(app, link + after)).text()).toContain('You are subscribed. Welcome!');
});

test('a link that was guessed, changed or made for something else does nothing and says the same', async () => {
  const app = await openNewsletter();
  await app.subscribe();
  const { subscription_id: id } = await app.store.db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .executeTakeFirstOrThrow();
  const tokens = createNewsletterTokens(testSecret);
  const genuine = tokens.make('confirm', id, testNow);
  const [, issued, signature] = genuine.split('.');
  const wrong = [
    '',
    'x',
    id,
    `${id}.${issued}.${'A'.repeat(43)}`,
    `${'0'.repeat(16)}.${issued}.${signature}`,
    `${id}.zzzzzz.${signature}`,
    tokens.make('unsubscribe', id, testNow),
    tokens.make('confirm', '0123456789abcdef', testNow),
  ];
  const answers = new Set<string>();
  for (const token of wrong) {
    const path = `/api/newsletter/confirm?token=${encodeURIComponent(token)}`;
    answers.add(await (await pressButton(app, path)).text());
  }
  expect(answers.size).toBe(1);
  expect(await stateOf(app)).toEqual(['requested']);
  const unsubscribe = await pressButton(app, `/api/newsletter/unsubscribe?token=${genuine}`);
  expect(await unsubscribe.text()).toContain('This link is not complete');
  expect(await stateOf(app)).toEqual(['requested']);
});

test('a token is needed, and each is good for one subscription', async () => {
  const app = await openNewsletter();
  const turnstileToken = await app.token('newsletter');
  const post = (email: string) => app.post('/api/newsletter/subscribe', { email, source: 'footer', turnstileToken });
  expect((await post('a@b.example')).status).toBe(200);
  expect(await (await post('c@d.example')).json()).toMatchObject({ code: 'bot_check_failed' });
});

test('a store that is away is told in words', async () => {
  const app = await openTestApp({ store: failingStore() });
  const response = await app.subscribe();
  expect(response.status).toBe(503);
  expect((await response.json()).message).toMatch(/not be saved.*try again/);
});

test('the pages bring their own style and no script', async () => {
  const app = await openNewsletter();
  const page = await (await openPage(app, '/api/newsletter/unsubscribe?token=%3Cscript%3E')).text();
  expect(page).not.toMatch(/<script|style=|onclick/);
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
  const response = await app.request(style);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test('links in mails lead to where the API lives', () => {
  const tokens = createNewsletterTokens(testSecret);
  const siteUrl = 'https://acacia.example';
  const apart = { operator: { siteUrl, apiUrl: 'https://api.acacia.example' }, tokens };
  expect(newsletterUrl('confirm', apart, 's1', testNow)).toMatch(
    /^https:\/\/api\.acacia\.example\/api\/newsletter\/confirm\?token=/,
  );
  expect(newsletterUrl('unsubscribe', apart, 's1', testNow)).toContain(
    'https://api.acacia.example/api/newsletter/unsubscribe?token=',
  );
  expect(newsletterUrl('unsubscribe', { operator: { siteUrl }, tokens }, 's1', testNow)).toContain(
    `${siteUrl}/api/newsletter/`,
  );
});
