import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { claimDue, longestLeaseMs, markFailed, markSent } from '#server/mail/outbox.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { remindTravellers } from '#server/proposals/remind-travellers.ts';
import type { Operator } from '#server/settings/operator.ts';
import { createWriteQueue, type WriteQueue } from '#server/store/write-queue.ts';
import { openProposalDesk, type ProposalDesk, receipt } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { testSecret } from '#tests/support/test-app.ts';

const chosen = { from: '2026-11-27', paymentDue: 5, paymentOverdue: 2, beforeTrip: 10, afterTrip: 3 };

/** An office with this choice, and its minute: what travellers are sent in it. */
async function openWith(engine: StoreEngine, lettersByThemselves: Operator['lettersByThemselves']) {
  const operator = { ...readEnv({}).enquiries.operator, lettersByThemselves };
  const office = await openProposalDesk(engine, { backing: { operator } });
  const { store, time } = office;
  const tokens = createProposalTokens(testSecret);
  const logged: string[] = [];
  const log = createLog({ level: 'info', sink: (line) => logged.push(line), clock: () => time.now });
  /** By a server of its own. */
  const minute = (queue: WriteQueue = createWriteQueue(store)) =>
    remindTravellers({ store, queue, log, operator, tokens }, time.now);
  const sentAt = async (at: string) => {
    time.now = new Date(at);
    await minute();
    return (await office.mails()).map(({ text }) => text.split('\n\n')[2]?.split('\n')[0] ?? '');
  };
  return { office, minute, sentAt, logged };
}

/** $418.20 by 11 December, $975.80 by 20 December, from 1 January on. */
async function confirmed(office: ProposalDesk, seats?: number): Promise<DeskProposal> {
  const { id } = await office.held(seats);
  const proposal = await office.book(id, { act: 'confirm' });
  await office.mails();
  return proposal;
}

async function writeByHand(office: ProposalDesk, { id, reference }: DeskProposal, name: string): Promise<void> {
  const template = (await office.get(id)).booking?.letters.find((letter) => letter.name === name)?.id;
  const { version } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
  const reply = { channel: 'call', replyId: randomUUID(), text: 'She knows.', template };
  expect((await office.request('POST', `/enquiries/${reference}/replies`, reply, version)).status).toBe(200);
}

onEveryEngine((engine) => {
  test('letters that the office leaves to the server go on their day, by day, once, and the desk says when (B-901)', async () => {
    const { office, minute, sentAt } = await openWith(engine, chosen);
    const proposal = await confirmed(office);
    const { id, reference } = proposal;
    const letters = async () =>
      (await office.get(id)).booking?.letters.map(({ name, goesOn, canBeWritten }) => [name, goesOn, canBeWritten]);
    expect(await letters()).toEqual([
      ['Confirmation', null, true],
      ['Deposit is due', '2026-12-06', true],
      ['Before the trip', '2026-12-22', true],
      ['Deposit is overdue', '2026-12-13', false],
      ['Thank you', '2027-01-06', false],
    ]);
    expect(await sentAt('2026-12-06T05:59:59Z')).toEqual([]);
    expect(await sentAt('2026-12-06T06:00:00Z')).toEqual([
      expect.stringMatching(/^The deposit for your trip, Marsh together, .+ is \$418\.20, due by Friday 11 December/),
    ]);
    expect((await office.get(id)).booking?.letters).toContainEqual(
      expect.objectContaining({ name: 'Deposit is due', writtenAt: '2026-12-06T06:00:00.000Z', goesOn: null }),
    );
    const enquiry = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(enquiry).toMatchObject({ state: 'won', replies: [{ channel: 'mail', by: '' }] });
    expect(enquiry.history).toContainEqual(expect.objectContaining({ what: 'reply', by: null }));

    // Not at night: the next morning.
    expect(await sentAt('2026-12-13T15:00:00Z')).toEqual([]);
    expect(await letters()).toContainEqual(['Deposit is overdue', '2026-12-14', true]);
    expect(await sentAt('2026-12-14T06:00:00Z')).toEqual([
      expect.stringContaining('was due by Friday 11 December 2026. $418.20 has not come in yet.'),
    ]);
    await office.book(id, receipt(418.2, '2026-12-14'));
    // What was said by hand is not said again.
    await writeByHand(office, proposal, 'Balance is due');
    expect(await sentAt('2026-12-15T09:00:00Z')).toEqual([]);
    await office.book(id, receipt(975.8, '2026-12-16'));
    expect(await sentAt('2026-12-22T09:00:00Z')).toEqual([
      expect.stringMatching(/^In 10 days your trip begins: Marsh together, /),
    ]);
    expect(await sentAt('2027-01-06T09:00:00Z')).toEqual([
      expect.stringMatching(/^Thank you for travelling with us: /),
    ]);
    await minute();
    expect(await sentAt('2027-01-07T09:00:00Z')).toEqual([]);
  });

  test('nothing goes by itself that nobody chose, that was due before, or about what is not confirmed (B-902)', async () => {
    const days = ['2026-12-06', '2026-12-13', '2026-12-15', '2026-12-22', '2027-01-06'];
    const sentIn = async (
      choice: Operator['lettersByThemselves'],
      prepare?: (office: ProposalDesk, id: string) => unknown,
    ) => {
      const { office, sentAt } = await openWith(engine, choice);
      const { id } = await confirmed(office);
      await prepare?.(office, id);
      await office.mails();
      const sent: string[] = [];
      for (const day of days) sent.push(...(await sentAt(`${day}T09:00:00Z`)).map(() => day));
      return sent;
    };
    expect(await sentIn(undefined)).toEqual([]);
    expect(await sentIn({ from: '2026-11-27' })).toEqual([]);
    expect(await sentIn({ ...chosen, from: '2026-12-22' })).toEqual(['2026-12-22', '2027-01-06']);
    const back = (office: ProposalDesk, id: string) => office.book(id, { act: 'give-back', kept: 0, reason: 'Ill' });
    expect(await sentIn(chosen, back)).toEqual([]);
    expect(await sentIn(chosen, (office, id) => office.book(id, { act: 'unconfirm' }))).toEqual([]);
    // The confirmation of a later day has said what is due.
    const later = async (office: ProposalDesk, id: string) => {
      await office.book(id, { act: 'unconfirm' });
      office.time.now = new Date('2026-12-06T05:00:00Z');
      await office.book(id, { act: 'confirm' });
    };
    expect(await sentIn({ from: chosen.from, paymentDue: 5 }, later)).toEqual([]);
  });

  test('a server that stood still for longer than a week writes to nobody late (B-902)', async () => {
    const { office, sentAt } = await openWith(engine, { from: chosen.from, beforeTrip: 20, afterTrip: 3 });
    await confirmed(office);
    expect(await sentAt('2026-12-20T09:00:00Z')).toEqual([]);
    expect(await sentAt('2027-01-13T09:00:00Z')).toHaveLength(1);
  });

  test('of five servers at once, one of which ends half way, each traveller has one letter (B-903)', async () => {
    const { office, minute } = await openWith(engine, chosen);
    const { store, time } = office;
    for (const _ of [1, 2, 3]) await confirmed(office, 1);
    time.now = new Date('2026-12-06T09:00:00Z');
    const queue = createWriteQueue(store);
    let writes = 0;
    const ending: WriteQueue = {
      ...queue,
      write: (work) =>
        queue.write(async (db) => {
          const done = await work(db);
          writes += 1;
          if (writes === 2) throw new Error('The power went.');
          return done;
        }),
    };
    await expect(minute(ending)).rejects.toThrow('The power went.');
    expect(await office.mails()).toHaveLength(1);
    await Promise.all([1, 2, 3, 4, 5].map(() => minute()));
    expect(await office.mails()).toHaveLength(2);
    const replies = await store.db.selectFrom('enquiry_replies').select('template').execute();
    expect(new Set(replies.map(({ template }) => template)).size).toBe(3);
    expect(replies).toHaveLength(3);
  });

  test('a letter that waits for a mail server does not go about a trip that was given back meanwhile (B-902)', async () => {
    const { office, minute } = await openWith(engine, chosen);
    const { id, reference } = await confirmed(office);
    office.time.now = new Date('2026-12-06T09:00:00Z');
    await minute();
    expect(await office.read('/enquiries?q=forget+this+letter')).toMatchObject({ total: 1 });
    await office.book(id, { act: 'give-back', kept: 0, reason: 'She is ill' });
    expect(await office.mails()).toEqual([]);
    const enquiry = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(enquiry.replies).toEqual([]);
    expect(enquiry.history.map(({ what }) => what)).not.toContain('reply');
    expect(await office.read('/enquiries?q=forget+this+letter')).toMatchObject({ total: 0 });
  });

  test('a letter that waits for a mail server does not go at night, and a reply of the staff does (B-901)', async () => {
    const { office, minute } = await openWith(engine, chosen);
    const proposal = await confirmed(office);
    office.time.now = new Date('2026-12-06T14:59:59Z');
    await minute();
    office.time.now = new Date('2026-12-06T15:00:00Z');
    const { version } = await office.read<DeskEnquiry>(`/enquiries/${proposal.reference}`);
    const reply = { channel: 'mail', replyId: randomUUID(), subject: 'Your trip', text: 'It is ready.' };
    await office.request('POST', `/enquiries/${proposal.reference}/replies`, reply, version);
    expect(await office.mails()).toMatchObject([{ text: expect.stringContaining('It is ready.') }]);
    office.time.now = new Date('2026-12-07T05:59:59Z');
    expect(await office.mails()).toEqual([]);
    office.time.now = new Date('2026-12-07T06:00:00Z');
    await minute();
    expect(await office.mails()).toMatchObject([{ text: expect.stringContaining('The deposit for your trip') }]);
  });

  test.each([
    // The mail server is back before the server looks at its letters, or after that.
    ['the mail server first', ['mails', 'minute']],
    ['the letters first', ['minute', 'mails']],
  ] as const)(
    'a letter that waited overnight says what is true next morning, or does not go: %s (B-902)',
    async (_, order) => {
      const { office, minute } = await openWith(engine, { from: chosen.from, paymentDue: 0, beforeTrip: 2 });
      await confirmed(office);
      const sent: string[] = [];
      const morning = async (at: string) => {
        office.time.now = new Date(at);
        for (const one of [...order, ...order]) {
          if (one === 'minute') await minute();
          else sent.push(...(await office.mails()).map(({ text }) => text));
          later(office, longestLeaseMs);
        }
        return sent.splice(0);
      };
      office.time.now = new Date('2026-12-11T09:00:00Z');
      await minute();
      // It was due by the day before.
      expect(await morning('2026-12-12T06:00:00Z')).toEqual([]);
      office.time.now = new Date('2026-12-30T09:00:00Z');
      await minute();
      expect(await morning('2026-12-31T06:00:00Z')).toEqual([expect.stringContaining('Tomorrow your trip begins')]);
      expect(await morning('2027-01-01T06:00:00Z')).toEqual([]);
    },
  );

  test('a letter that was given up stays so overnight, and is not sent again as it is (B-902)', async () => {
    const { office, minute } = await openWith(engine, { from: chosen.from, beforeTrip: 2 });
    await confirmed(office);
    office.time.now = new Date('2026-12-30T09:00:00Z');
    await minute();
    await markFailed(office.store.db, await take(office), { reason: 'No such mailbox' });
    office.time.now = new Date('2026-12-31T09:00:00Z');
    await minute();
    expect(await office.mails()).toEqual([]);
    await office.request('POST', '/mails/send-again', { all: true });
    expect(await office.mails()).toEqual([]);
    await minute();
    expect(await office.mails()).toMatchObject([{ text: expect.stringContaining('Tomorrow your trip begins') }]);
  });

  test('a letter that waits while a receipt is written down goes with what is open then, or not at all (B-902)', async () => {
    const { office, minute } = await openWith(engine, { from: chosen.from, paymentOverdue: 2 });
    const { id } = await confirmed(office, 2);
    const other = await confirmed(office, 1);
    office.time.now = new Date('2026-12-13T09:00:00Z');
    await minute();
    await office.book(other.id, receipt(other.total ?? 0, '2026-12-13'));
    await office.book(id, receipt(400, '2026-12-13'));
    await minute();
    await office.book(id, { act: 'correct', receiptId: (await office.get(id)).booking?.receipts[0]?.receiptId ?? '' });
    await minute();
    expect(await office.mails()).toMatchObject([{ text: expect.stringContaining('$418.20 has not come in yet.') }]);
  });

  test('nothing is written each minute, or promised at the desk, that cannot go (B-902)', async () => {
    const { office, minute } = await openWith(engine, chosen);
    const { id, reference } = await confirmed(office);
    const queue = createWriteQueue(office.store);
    let writes = 0;
    const counting: WriteQueue = {
      ...queue,
      write: (work) => {
        writes += 1;
        return queue.write(work);
      },
    };
    const writesOn = async (at: string) => {
      office.time.now = new Date(at);
      writes = 0;
      await minute(counting);
      await office.mails();
      return writes;
    };
    expect(await writesOn('2026-12-13T09:00:00Z')).toBe(1);
    // The deposit is still open when the balance is due.
    expect(await writesOn('2026-12-15T09:00:00Z')).toBe(0);
    const enquiries = office.store.db.updateTable('enquiries').where('reference', '=', reference);
    const { details } = await office.store.db
      .selectFrom('enquiries')
      .select('details')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await enquiries.set({ email: 'ada', details: details.replace('ada@mail.example', 'ada') }).execute();
    expect(await writesOn('2026-12-22T09:00:00Z')).toBe(0);
    expect((await office.get(id)).booking?.letters.filter(({ goesOn }) => goesOn !== null)).toEqual([]);
  });

  test('a letter that cannot be written keeps nobody from theirs, and is logged (B-911)', async () => {
    const { office, minute, logged } = await openWith(engine, chosen);
    const [one, other] = [await confirmed(office, 1), await confirmed(office, 1)];
    // Letters go in this order.
    const first = one.id < other.id ? one.id : other.id;
    const version = office.store.db.updateTable('proposal_versions').where('proposal_id', '=', first);
    // As the engine says it, the mistake quotes what is written there.
    await version.set({ offer: '{"traveller": Marsh}' }).execute();
    office.time.now = new Date('2026-12-06T09:00:00Z');
    await minute();
    expect(await office.mails()).toHaveLength(1);
    expect(logged).toEqual([expect.stringContaining(`${first} deposit due`)]);
    expect(logged[0]).not.toContain('Marsh');
    expect(logged[0]).toContain('offerOfVersion');
  });

  /** A mail server takes what is due, until the lease ends. */
  async function take({ store, time }: ProposalDesk): Promise<string> {
    const lease = { now: time.now, leaseMs: longestLeaseMs, most: 9 };
    const [claimed] = await store.db.transaction().execute((db) => claimDue(db, store, lease));
    return claimed?.messageId ?? '';
  }

  const later = ({ time }: ProposalDesk, ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };

  /** A trip whose letter failed in this way, and is given back. */
  async function givenBack(failed: (office: ProposalDesk) => Promise<unknown>) {
    const { office, minute } = await openWith(engine, chosen);
    const { id, reference } = await confirmed(office);
    office.time.now = new Date('2026-12-06T09:00:00Z');
    await minute();
    await failed(office);
    await office.book(id, { act: 'give-back', kept: 0, reason: 'She is ill' });
    return { ...office, minute, enquiry: () => office.read<DeskEnquiry>(`/enquiries/${reference}`) };
  }

  test('a letter that was given up is not sent again about a trip that was given back (B-902)', async () => {
    const office = await givenBack(({ store }) =>
      store.db.updateTable('outbox').set({ state: 'dead' }).where('state', '=', 'waiting').execute(),
    );
    expect((await office.request('POST', '/mails/send-again', { all: true })).status).toBe(200);
    expect(await office.mails()).toEqual([]);
    expect((await office.enquiry()).replies).toEqual([]);
  });

  test('a letter that a mail server is taking just then stands there as sent, or is not tried again (B-902)', async () => {
    const office = await givenBack(take);
    const { replies } = await office.enquiry();
    expect(replies).toHaveLength(1);
    const messageId = replies[0]?.messageId ?? '';
    await markFailed(office.store.db, messageId, { reason: 'No answer', retryAt: office.time.now });
    expect(await office.mails()).toEqual([]);
    await markSent(office.store.db, messageId, office.time.now);
    expect((await office.enquiry()).mails.at(-1)).toMatchObject({ state: 'sent' });
  });

  test('a letter that failed about a trip that was given back is not sent with all others, and is gone (B-902)', async () => {
    const office = await givenBack(take);
    expect((await office.request('POST', '/mails/send-again', { all: true })).status).toBe(200);
    expect(await office.mails()).toEqual([]);
    later(office, longestLeaseMs);
    await office.minute();
    expect((await office.enquiry()).replies).toEqual([]);
  });

  test('a letter that a mail server takes while a receipt is taken out and put back goes once (B-902)', async () => {
    const { office, minute } = await openWith(engine, { from: chosen.from, paymentOverdue: 2 });
    const { id } = await confirmed(office);
    await office.book(id, receipt(100, '2026-12-01'));
    office.time.now = new Date('2026-12-13T09:00:00Z');
    await minute();
    const messageId = await take(office);
    await office.book(id, { act: 'correct', receiptId: (await office.get(id)).booking?.receipts[0]?.receiptId ?? '' });
    await office.book(id, receipt(100, '2026-12-01'));
    await minute();
    await markSent(office.store.db, messageId, office.time.now);
    later(office, longestLeaseMs);
    await minute();
    expect(await office.mails()).toEqual([]);
    expect((await office.store.db.selectFrom('enquiry_replies').select('template').execute()).length).toBe(1);
  });

  test('a letter that waits to be tried again while a receipt is written down is written anew (B-902)', async () => {
    const { office, minute } = await openWith(engine, { from: chosen.from, paymentOverdue: 2 });
    const { id } = await confirmed(office);
    office.time.now = new Date('2026-12-13T09:00:00Z');
    await minute();
    const messageId = await take(office);
    const retryAt = new Date(office.time.now.getTime() + 60_000);
    await markFailed(office.store.db, messageId, { reason: 'No answer', retryAt });
    await office.book(id, receipt(100, '2026-12-13'));
    later(office, longestLeaseMs);
    await minute();
    expect(await office.mails()).toMatchObject([{ text: expect.stringContaining('$318.20 has not come in yet.') }]);
  });
});
