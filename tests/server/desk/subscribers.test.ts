import { expect, test } from 'vitest';
import { markFailed } from '#server/mail/outbox.ts';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { createNewsletterTokens, newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  subscriberHash,
} from '#server/newsletter/subscriptions.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

/* The newsletter's list at the desk, over what the website stores. */

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

async function openList(engine: StoreEngine) {
  const erased: string[] = [];
  const eraseMails = async (ids: readonly string[]) => erased.push(...ids);
  const office = await openOffice(engine, { backing: { eraseMails } });
  office.time.now = minutes(60);
  const { db } = office.store;
  const { queue } = office.backing;
  return {
    ...office,
    erased,
    get: async (path: string) => (await office.request('GET', path)).json(),
    async subscribe(email: string, at = testNow) {
      const emailHash = subscriberHash(testSecret, email);
      await queue.write((writing) => requestSubscription(writing, { email, emailHash, source: 'footer' }, at));
      const rows = db.selectFrom('subscriptions').select('subscription_id').where('email_hash', '=', emailHash);
      return (await rows.executeTakeFirstOrThrow()).subscription_id;
    },
    confirm: (id: string, at = testNow) => queue.write((writing) => confirmSubscription(writing, id, at)),
    end: (id: string) => queue.write((writing) => endSubscription(writing, id, { source: 'mail', now: testNow })),
    async failMails(id: string, reason: string) {
      const mails = await db.selectFrom('outbox').select('message_id').where('subject_id', '=', id).execute();
      for (const { message_id } of mails) await markFailed(db, message_id, { reason });
    },
  };
}

const emails = ({ subscribers }: { subscribers: { email: string | null }[] }) => subscribers.map(({ email }) => email);

onEveryEngine((engine) => {
  test('a list shows everybody with state, counts and mails that failed (B-540)', async () => {
    const list = await openList(engine);
    const ada = await list.subscribe('ada@mail.example', minutes(1));
    await list.confirm(ada, minutes(4));
    const bob = await list.subscribe('bob@mail.example', minutes(2));
    await list.failMails(bob, 'EENVELOPE 550 RCPT TO');
    await list.end(await list.subscribe('gone@mail.example', testNow));

    const all = await list.get('/subscribers');
    expect(all).toEqual({
      subscribers: [
        {
          subscriptionId: ada,
          email: 'ada@mail.example',
          state: 'confirmed',
          requestedAt: minutes(1).toISOString(),
          changedAt: minutes(4).toISOString(),
          failedMail: null,
        },
        {
          subscriptionId: bob,
          email: 'bob@mail.example',
          state: 'pending',
          requestedAt: minutes(2).toISOString(),
          changedAt: minutes(2).toISOString(),
          failedMail: { messageId: expect.stringContaining(bob), why: 'EENVELOPE 550 RCPT TO' },
        },
        expect.objectContaining({ email: null, state: 'ended' }),
      ],
      page: 1,
      total: 3,
      counts: { confirmed: 1, pending: 1, ended: 1, undelivered: 1 },
    });
    expect(emails(await list.get('/subscribers?show=confirmed'))).toEqual(['ada@mail.example']);
    expect(emails(await list.get('/subscribers?show=pending'))).toEqual(['bob@mail.example']);
    expect(emails(await list.get('/subscribers?show=ended'))).toEqual([null]);
    const undelivered = await list.get('/subscribers?show=undelivered');
    expect([emails(undelivered), undelivered.total]).toEqual([['bob@mail.example'], 1]);
  });

  test('an address is found by any part, whatever its capitals (B-540)', async () => {
    const list = await openList(engine);
    await list.subscribe('Ada.Traveller@Mail.example');
    await list.subscribe('a_b@mail.example');
    await list.subscribe('axb@mail.example');
    const search = async (q: string) => emails(await list.get(`/subscribers?q=${encodeURIComponent(q)}`));
    expect(await search('ada.t')).toEqual(['Ada.Traveller@Mail.example']);
    expect(await search(' ADA.TRAVELLER@MAIL.EXAMPLE ')).toEqual(['Ada.Traveller@Mail.example']);
    // What a pattern is made of stands for itself.
    expect(await search('a_b')).toEqual(['a_b@mail.example']);
    expect(await search('%')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await list.get('/subscribers?q=nobody')).toEqual({
      subscribers: [],
      page: 1,
      total: 0,
      counts: { confirmed: 0, pending: 0, ended: 0, undelivered: 0 },
    });
  });

  test('an address in full finds the subscription it ended, which forgot it (B-540)', async () => {
    const list = await openList(engine);
    const ada = await list.subscribe('ada@mail.example');
    await list.end(ada);
    const found = await list.get('/subscribers?q=ADA@mail.example');
    expect(found.subscribers).toEqual([expect.objectContaining({ subscriptionId: ada, email: null, state: 'ended' })]);
    expect((await list.get('/subscribers?q=ada@mail')).total).toBe(0);
  });

  test('pages hold fifty, and one past the end holds nothing', async () => {
    const list = await openList(engine);
    for (let index = 0; index < 53; index += 1) await list.subscribe(`a${index}@mail.example`, minutes(index));
    const [first, second, third] = [
      await list.get('/subscribers'),
      await list.get('/subscribers?page=2'),
      await list.get('/subscribers?page=3'),
    ];
    expect(emails(first)).toHaveLength(50);
    expect(emails(first)[0]).toBe('a52@mail.example');
    expect(emails(second)).toEqual(['a2@mail.example', 'a1@mail.example', 'a0@mail.example']);
    expect(third).toMatchObject({ subscribers: [], page: 3, total: 53 });
  });

  test('one subscription stands with the evidence of each consent (B-541)', async () => {
    const list = await openList(engine);
    const ada = await list.subscribe('ada@mail.example', testNow);
    await list.confirm(ada, minutes(5));
    const { consents, changes } = await list.get(`/subscribers/${ada}`);
    const wording = expect.stringContaining('Unsubscribe at any time.');
    expect(consents).toEqual([
      { step: 'requested', at: testNow.toISOString(), source: 'footer', wordingVersion: '2026-11-20', wording },
      { step: 'confirmed', at: minutes(5).toISOString(), source: 'mail', wordingVersion: '2026-11-20', wording },
    ]);
    expect(changes).toEqual([]);
  });

  test('the staff withdraw somebody once, and no record says the address (B-541)', async () => {
    const list = await openList(engine);
    const ada = await list.subscribe('Ada@mail.example');
    await list.confirm(ada);
    const first = await list.request('POST', `/subscribers/${ada}/withdraw`);
    expect(first.status).toBe(200);
    const after = await first.json();
    expect(after.subscriber).toMatchObject({ email: null, state: 'ended', failedMail: null });
    expect(after.consents.at(-1)).toMatchObject({
      step: 'withdrawn',
      source: 'staff',
      at: minutes(60).toISOString(),
    });
    const change = { what: 'withdrawn', before: { state: 'confirmed' }, after: { state: 'ended' } };
    expect(after.changes).toEqual([
      { id: expect.any(String), at: minutes(60).toISOString(), by: testStaff.email, ...change },
    ]);
    expect(list.erased).toEqual([ada]);

    const again = await list.request('POST', `/subscribers/${ada}/withdraw`);
    expect(await again.json()).toEqual(after);
    for (const table of ['subscriptions', 'newsletter_consents', 'outbox', 'desk_changes'] as const) {
      const rows = await list.store.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows).toLowerCase(), table).not.toContain('ada@');
    }
  });

  test('what was done with a subscription is forgotten with it (B-541)', async () => {
    const list = await openList(engine);
    await list.request('POST', `/subscribers/${await list.subscribe('ada@mail.example')}/withdraw`);
    const { store, backing } = list;
    const later = new Date(testNow.getTime() + 4 * 365 * 86_400_000);
    await forgetSubscriptions({ ...backing, outboxFolder: 'none' }, later);
    expect(await store.db.selectFrom('desk_changes').select('what').execute()).toEqual([]);
  });

  test('the table has who confirmed, each with the link that ends it (B-542)', async () => {
    const list = await openList(engine);
    const empty = await list.get('/subscriber-table');
    expect(empty).toEqual({
      fileName: 'subscribers-2026-11-20.csv',
      csv: '\ufeff"Email","Confirmed (UTC)","Unsubscribe"\r\n',
    });
    const ada = await list.subscribe('=Ada@mail.example');
    await list.confirm(ada);
    await list.subscribe('pending@mail.example');
    const { csv } = await list.get('/subscriber-table');
    const link = newsletterUrl(
      'unsubscribe',
      { ...list.backing, tokens: createNewsletterTokens(testSecret) },
      ada,
      testNow,
    );
    expect(csv).toBe(`${empty.csv}"'=Ada@mail.example","${testNow.toISOString()}","${link}"\r\n`);
  });
});

test('a store that is away is said to be, and nobody is withdrawn', async () => {
  const eraseMails = async () => expect.fail('mails were erased');
  const { request } = await openOffice(undefined, { store: failingStore(), backing: { eraseMails } });
  for (const [method, path] of [
    ['GET', '/subscribers'],
    ['GET', '/subscriber-table'],
    ['POST', '/subscribers/0123456789abcdef/withdraw'],
  ] as const) {
    expect((await request(method, path)).status, path).toBe(503);
  }
});
