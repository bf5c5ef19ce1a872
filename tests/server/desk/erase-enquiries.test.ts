import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { forgetEnquiries } from '#server/enquiries/forget-enquiries.ts';
import { replyToEnquiry } from '#server/enquiries/office/reply-to-enquiry.ts';
import { holdSeats } from '#server/group-tours/seat-holds.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { runEraseCommand } from '#server/operator-commands/run-erase-command.ts';
import type { Tables } from '#server/store/tables.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { wholeStore } from '#tests/support/store/whole-store.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/** A word that stands in everything the office writes about an enquiry. */
const canary = 'canary7351';

/** An enquiry with all there can be: work, tags, a note, replies, history and mails, two of them as files. */
async function worked(desk: Office, outbox: string, word = canary): Promise<string> {
  const reference = await desk.contact({ message: `Please remember ${word}.`, phone: '+44 20 7946 0958' });
  const path = `/enquiries/${reference}`;
  const steps: [string, object][] = [
    ['work', { state: 'lost', lostReason: `Because ${word}`, tags: [word], owner: testStaff.email }],
    ['notes', { noteId: randomUUID(), text: `A note of ${word}` }],
    ['replies', { channel: 'mail', replyId: randomUUID(), subject: word, text: `About ${word}` }],
    ['replies', { channel: 'whatsapp', replyId: randomUUID(), text: `Again ${word}` }],
  ];
  for (const [index, [what, body]] of steps.entries()) {
    const { status } = await desk.request('POST', `${path}/${what}`, body, index + 1);
    if (status !== 200) throw new Error(`${what}: ${status}`);
  }
  for (const mail of ['enquiry', 'reply-1']) writeFileSync(join(outbox, `${reference}-${mail}.eml`), word);
  return reference;
}

async function open(engine: StoreEngine) {
  const dataDir = temporaryFolder();
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  return { dataDir, outbox, desk: await openOffice(engine, { dataDir }) };
}

async function isGone(desk: Office, outbox: string, reference: string): Promise<void> {
  const left = JSON.stringify(await wholeStore(desk.store));
  expect(left).not.toContain(reference);
  expect(left).not.toContain(canary);
  expect(readdirSync(outbox).filter((file) => file.startsWith(reference))).toEqual([]);
}

onEveryEngine((engine) => {
  test('a person is erased by one press: every enquiry, place in line and newsletter of the address, and of nobody else (B-526)', async () => {
    const { desk, outbox } = await open(engine);
    const [one, two] = [await worked(desk, outbox), await worked(desk, outbox)];
    const other = await desk.contact({ email: 'somebody.else@mail.example' });
    const { email } = (await desk.read<DeskEnquiry>(`/enquiries/${one}`)).details.traveller;
    const at = testNow.toISOString();
    const times = { requested_at: at, changed_at: at, waiting_since: at };
    await desk.store.db
      .insertInto('waiting_places')
      .values({
        ...{ place_id: 'place', departure_id: 'marsh-together-2026-12-04', name: 'Ada', email: email.toUpperCase() },
        ...{ seats: 1, state: 'waiting' as const, hold_id: null, ...times },
      })
      .execute();
    const erase = (reference: string) => desk.request('POST', `/enquiries/${one}/erase-person`, { reference });
    expect((await erase(two)).status).toBe(422);
    expect(await (await erase(one)).json()).toEqual({ enquiries: 2, places: 1, subscriptions: 0 });
    const left = JSON.stringify(await wholeStore(desk.store)).toLowerCase();
    for (const gone of [one.toLowerCase(), two.toLowerCase(), canary, email.toLowerCase()])
      expect(left).not.toContain(gone);
    expect(left).toContain(other.toLowerCase());
    expect((await erase(one)).status).toBe(404);
  });

  test('an enquiry is erased by a press with all that was made of it, and no other is touched (B-526)', async () => {
    const { desk, outbox } = await open(engine);
    const other = await worked(desk, outbox, 'another');
    const reference = await worked(desk, outbox);
    const before = await desk.read<DeskEnquiry>(`/enquiries/${other}`);
    expect(JSON.stringify(await wholeStore(desk.store))).toContain(canary);

    const erased = await desk.request('POST', `/enquiries/${reference}/erase`, {
      reference: reference.toLowerCase(),
    });
    expect([erased.status, await erased.json()]).toEqual([200, { erased: reference }]);
    await isGone(desk, outbox, reference);
    expect((await desk.request('GET', `/enquiries/${reference}`)).status).toBe(404);
    expect((await desk.request('POST', `/enquiries/${reference}/erase`, { reference })).status).toBe(404);
    expect(await desk.read(`/enquiries/${other}`)).toEqual({ ...before, others: [] });
    expect(readdirSync(outbox)).toHaveLength(2);
    // Who erased something stays known.
    const kept = await desk.store.db.selectFrom('desk_changes').selectAll().where('what', '=', 'erased').execute();
    expect(kept).toMatchObject([{ subject_kind: 'upkeep', changed_by: testStaff.email, before: null, after: null }]);
  });

  test('a reply, or a hold, made while it is erased leaves nothing of it', async () => {
    const { desk, outbox } = await open(engine);
    const departure = await desk.store.db
      .selectFrom('departure_seats')
      .select('departure_id')
      .where('start_date', '>', '2026-12-01')
      .whereRef('booked_seats', '<', 'total_seats')
      .executeTakeFirstOrThrow();
    const by = testStaff.email;
    const reply = async (db: Transaction<Tables>, reference: string) => {
      const written = { channel: 'mail', replyId: randomUUID(), subject: canary, text: canary } as const;
      await replyToEnquiry(db, { reference, version: 1, by, now: testNow }, written);
      const subject = { kind: 'enquiry', id: reference } as const;
      await recordChange(db, { subject, by, at: testNow, what: 'reply', after: { subject: canary } });
    };
    const hold = async (db: Transaction<Tables>, enquiry: string) => {
      const until = new Date(testNow.getTime() + 86_400_000);
      const made = { departureId: departure.departure_id, seats: 1, until, forWhom: canary, enquiry, by };
      expect(await holdSeats(db, made, testNow)).toMatchObject({ state: 'live' });
    };
    for (const write of [reply, hold]) {
      const reference = await desk.contact({ email: `${write.name}@mail.example` });
      let erased: Promise<Response> | undefined;
      await desk.store.db.transaction().execute(async (db) => {
        await write(db, reference);
        erased = desk.request('POST', `/enquiries/${reference}/erase`, { reference });
        await wait(200);
      });
      expect([write.name, (await erased)?.status]).toEqual([write.name, 200]);
      await isGone(desk, outbox, reference);
    }
  });

  test('without its reference typed again nothing is erased', async () => {
    const { desk, outbox } = await open(engine);
    const reference = await worked(desk, outbox);
    for (const body of [{ reference: 'ABCD2345' }, { reference: 'yes' }, {}]) {
      const response = await desk.request('POST', `/enquiries/${reference}/erase`, body);
      expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['reference']]);
    }
    expect((await desk.request('GET', `/enquiries/${reference}`)).status).toBe(200);
  });

  test('the clock forgets an enquiry with all that was made of it', async () => {
    const { desk, outbox } = await open(engine);
    const reference = await worked(desk, outbox);
    const queue = createWriteQueue(desk.store);
    const later = new Date('2028-11-21T09:00:00Z');
    expect(await forgetEnquiries({ queue, outboxFolder: outbox, months: 24 }, later)).toBe(1);
    await isGone(desk, outbox, reference);
  });

  test('so does the command', async () => {
    const { desk, outbox, dataDir } = await open(engine);
    const reference = await worked(desk, outbox);
    const env = engine.settings(dataDir);
    const said: string[] = [];
    const out = (text: string) => {
      said.push(text);
    };
    await runEraseCommand(['erase', reference, '--yes'], { env, out, err: out, clock: () => testNow });
    expect(said.join('')).toContain('Erased 1 enquiry');
    await isGone(desk, outbox, reference);
  });
});
