import { expect, test } from 'vitest';
import { changesOf } from '#server/history/desk-changes.ts';
import { claimDue, markFailed, markSent, queueMail } from '#server/mail/outbox.ts';
import { requestSubscription, subscriberHash } from '#server/newsletter/subscriptions.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

/* The outbox at the desk, over the mails of real enquiries. */

const later = new Date(testNow.getTime() + 3_600_000);

async function openOutbox(engine: StoreEngine) {
  let woken = 0;
  const wakeOutbox = () => {
    woken += 1;
  };
  const office = await openOffice(engine, { backing: { wakeOutbox } });
  return {
    ...office,
    woken: () => woken,
    list: async (query = '') => (await office.request('GET', `/mails${query}`)).json(),
    sendAgain(body: unknown) {
      office.time.now = later;
      return office.request('POST', '/mails/send-again', body);
    },
    /** Tries this mail so many times, the last of them for good. */
    async giveUp(messageId: string, attempts = 54) {
      await office.store.db.updateTable('outbox').set({ attempts }).where('message_id', '=', messageId).execute();
      await markFailed(office.store.db, messageId, { reason: 'ECONNECTION 421' });
    },
  };
}

onEveryEngine((engine) => {
  test('the outbox shows each mail, what it is about, how often it was tried and why (B-543)', async () => {
    const outbox = await openOutbox(engine);
    const reference = await outbox.contact();
    await outbox.giveUp(`${reference}-receipt`);
    await queueMail(outbox.store.db, [{ messageId: 'gone-mail', kind: 'receipt', subjectId: 'ERASED22' }], testNow);
    await markSent(outbox.store.db, 'gone-mail', later);

    const mail = {
      about: { kind: 'enquiry', reference, name: 'Ada Traveller', email: 'ada@mail.example' },
      queuedAt: testNow.toISOString(),
      sentAt: null,
    };
    const enquiry = {
      ...mail,
      messageId: `${reference}-enquiry`,
      kind: 'enquiry',
      state: 'waiting',
      attempts: 0,
      nextAt: testNow.toISOString(),
      why: null,
    };
    const receipt = {
      ...mail,
      messageId: `${reference}-receipt`,
      kind: 'receipt',
      state: 'failed',
      attempts: 54,
      nextAt: null,
      why: 'ECONNECTION 421',
    };
    const erased = { messageId: 'gone-mail', about: null, state: 'sent', sentAt: later.toISOString(), nextAt: null };
    const counts = { waiting: 1, sent: 1, failed: 1 };
    const all = await outbox.list();
    expect(all).toMatchObject({ page: 1, total: 3, counts });
    expect(all.mails).toEqual(expect.arrayContaining([enquiry, receipt, expect.objectContaining(erased)]));
    expect(await outbox.list('?state=failed')).toEqual({ mails: [receipt], page: 1, total: 1, counts });
    expect((await outbox.list('?state=waiting')).mails).toEqual([enquiry]);
  });

  test('a mail of the newsletter is about the subscription', async () => {
    const outbox = await openOutbox(engine);
    const email = 'Bob@mail.example';
    const subscriber = { email, emailHash: subscriberHash(testSecret, email), source: 'footer' };
    await outbox.backing.queue.write((db) => requestSubscription(db, subscriber, testNow));
    const { mails } = await outbox.list();
    const { subscription_id: subscriptionId } = await outbox.store.db
      .selectFrom('subscriptions')
      .select('subscription_id')
      .executeTakeFirstOrThrow();
    expect(mails).toEqual([
      expect.objectContaining({
        kind: 'newsletter-confirmation',
        about: { kind: 'subscription', subscriptionId, email },
      }),
    ]);
  });

  test('a mail of a morning is about its day', async () => {
    const outbox = await openOutbox(engine);
    const morning = { messageId: 'morning-2026-11-20', kind: 'morning' as const, subjectId: '2026-11-20' };
    await queueMail(outbox.store.db, [morning], testNow);
    const { mails } = await outbox.list();
    expect(mails).toEqual([expect.objectContaining({ kind: 'morning', about: { kind: 'day', day: '2026-11-20' } })]);
  });

  test('an empty outbox is an empty list, and so is a page past the end', async () => {
    const outbox = await openOutbox(engine);
    const nothing = { mails: [], total: 0, counts: { waiting: 0, sent: 0, failed: 0 } };
    expect(await outbox.list()).toEqual({ ...nothing, page: 1 });
    const mails = Array.from({ length: 51 }, (_, index) => {
      return { messageId: `mail-${index}`, kind: 'receipt' as const, subjectId: 'ERASED22' };
    });
    await queueMail(outbox.store.db, mails, testNow);
    expect((await outbox.list()).mails).toHaveLength(50);
    expect((await outbox.list('?page=2')).mails).toHaveLength(1);
    expect(await outbox.list('?page=9')).toMatchObject({ mails: [], page: 9, total: 51 });
  });

  test('a mail that was given up is sent again, which is recorded and wakes the outbox', async () => {
    const outbox = await openOutbox(engine);
    const reference = await outbox.contact();
    await outbox.giveUp(`${reference}-receipt`);
    const answer = await outbox.sendAgain({ messageId: `${reference}-receipt` });
    expect([answer.status, await answer.json(), outbox.woken()]).toEqual([200, { count: 1 }, 1]);
    const again = { state: 'waiting', attempts: 0, nextAt: later.toISOString(), why: 'ECONNECTION 421' };
    expect((await outbox.list()).mails).toContainEqual(expect.objectContaining({ kind: 'receipt', ...again }));
    expect(await changesOf(outbox.store.db, { kind: 'mail', id: reference })).toEqual([
      {
        id: expect.any(String),
        at: later.toISOString(),
        by: testStaff.email,
        what: 'sent-again',
        before: { kind: 'receipt', state: 'failed', attempts: 54, why: 'ECONNECTION 421' },
        after: { kind: 'receipt', state: 'waiting' },
      },
    ]);
    const sent = await outbox.mails();
    expect(sent.map(({ messageId }) => messageId)).toContain(`${reference}-receipt`);
  });

  test('of a mail that waits, is being sent or was sent nothing is sent twice (B-543)', async () => {
    const outbox = await openOutbox(engine);
    const reference = await outbox.contact();
    const lease = { now: later, leaseMs: 60_000, most: 16 };
    await outbox.backing.queue.write((db) => claimDue(db, outbox.store, lease));
    const before = await outbox.list();
    await markSent(outbox.store.db, `${reference}-receipt`, later);
    for (const name of ['enquiry', 'receipt']) {
      const answer = await outbox.sendAgain({ messageId: `${reference}-${name}` });
      expect(await answer.json(), name).toEqual({ count: 0 });
    }
    const { mails } = await outbox.list('?state=waiting');
    expect(mails).toEqual(before.mails.filter(({ kind }: { kind: string }) => kind === 'enquiry'));
    expect(await outbox.store.db.selectFrom('desk_changes').selectAll().execute()).toEqual([]);
    expect(outbox.woken()).toBe(0);
  });

  test('every mail that was given up is sent again at once, but none to sign in (B-543)', async () => {
    const outbox = await openOutbox(engine);
    for (const reference of [await outbox.contact(), await outbox.contact()])
      await outbox.giveUp(`${reference}-receipt`);
    await queueMail(outbox.store.db, [{ messageId: 'sign-in', kind: 'desk-sign-in', subjectId: 'somebody' }], testNow);
    await outbox.giveUp('sign-in');
    expect((await outbox.list()).counts).toEqual({ waiting: 2, sent: 0, failed: 2 });
    expect(await (await outbox.sendAgain({ all: true })).json()).toEqual({ count: 2 });
    expect((await outbox.list()).counts).toEqual({ waiting: 4, sent: 0, failed: 0 });
    const [change] = await changesOf(outbox.store.db, { kind: 'mail', id: 'all' });
    expect(change).toMatchObject({ what: 'sent-again', by: testStaff.email, before: null, after: { count: 2 } });
    expect(await (await outbox.sendAgain({ all: true })).json()).toEqual({ count: 0 });
  });
});
