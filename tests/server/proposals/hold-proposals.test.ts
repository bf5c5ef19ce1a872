import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/api/errors.ts';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { openStore } from '#server/store/open-store.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { newYear } from '#tests/support/enquiries/enquiries.ts';
import { leaveSeats, openProposalDesk, type ProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine, postgres, postgresUrl } from '#tests/support/store/store-engines.ts';

const yes = (proposal: DeskProposal, given: object = {}) => ({
  token: tokenIn(proposal),
  name: 'Ada Traveller',
  total: proposal.total,
  clientRequestId: randomUUID(),
  ...given,
});

async function refusal(response: Response): Promise<string> {
  const { code, message }: ErrorBody = await response.json();
  expect([response.status, code]).toEqual([409, 'conflict']);
  return message;
}

const holds = async ({ store }: ProposalDesk) =>
  store.db.selectFrom('seat_holds').selectAll().orderBy('made_at').execute();

onEveryEngine((engine) => {
  test('who says yes has it held with its seats, and both are told (B-687)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sentSeats(2);
    const body = yes(proposal);
    const response = await office.visitors.post('/api/proposal/hold', body);
    expect(response.status).toBe(200);
    const view: ProposalView = await response.json();
    // The deposit is due on 11 December, and the day ends at nine in the evening in UTC.
    const seatsUntil = '2026-12-11T21:00:00.000Z';
    const at = office.time.now.toISOString();
    expect(view).toMatchObject({
      state: 'held',
      held: { number: 1, name: 'Ada Traveller', at, total: 1394, seatsUntil },
    });
    expect(await holds(office)).toMatchObject([
      {
        seats: 2,
        held_until: seatsUntil,
        state: 'live',
        for_whom: 'Ada Traveller',
        enquiry_reference: proposal.reference,
        made_by: null,
      },
    ]);
    const known = await office.get(proposal.id);
    expect(known).toMatchObject({
      state: 'held',
      held: { number: 1, name: 'Ada Traveller', at, total: 1394, seatsUntil },
    });
    expect(known.faults).toHaveProperty('state');
    expect(known.history.map(({ what, by }) => [what, by === null])).toEqual(
      expect.arrayContaining([
        ['held', true],
        ['sent', false],
        ['begun', false],
      ]),
    );
    expect(await office.read(`/enquiries/${proposal.reference}`)).toMatchObject({ state: 'answering' });

    const mails = await office.mails();
    const mail = (kind: string) => mails.find(({ messageId }) => messageId.includes(`-${kind}-`));
    expect(mail('proposal-held')).toMatchObject({ to: { address: 'ada@mail.example' } });
    expect(mail('proposal-held')?.text).toContain('Ada Traveller agreed to version 1 of our proposal, at $1,394');
    expect(mail('proposal-held')?.text).toContain('2 seats are held for you until Saturday 12 December 2026 at 00:00');
    expect(mail('proposal-held-office')?.text).toContain('Ada Traveller agreed to version 1');
    expect(mail('proposal-held-office')?.text).not.toContain('#proposal=');

    // The same once more, and from another window, is the same.
    for (const again of [body, yes(proposal, { name: 'Grace' })]) {
      const repeated = await office.visitors.post('/api/proposal/hold', again);
      expect([repeated.status, await repeated.json()]).toEqual([200, view]);
    }
    expect(await holds(office)).toHaveLength(1);
    expect(await office.mails()).toEqual([]);
  });

  test('what cannot be held says why, and nothing is held', async () => {
    const office = await openProposalDesk(engine);
    const hold = (body: object) => office.visitors.post('/api/proposal/hold', body);
    const first = await office.sentSeats(2);
    expect(await refusal(await hold(yes(first, { total: 1393.99 })))).toContain('load the page again');
    await office.draft(first.id, { words: 'Another.' });
    const second = await office.send(first.id);
    expect(await refusal(await hold(yes(first)))).toContain('newer version');
    await leaveSeats(office.store, 1);
    expect(await refusal(await hold(yes(second)))).toContain('seats on this departure have gone');
    await office.store.db.updateTable('departure_seats').set({ booked_seats: 0, state: 'closed' }).execute();
    expect(await refusal(await hold(yes(second)))).toContain('seats on this departure have gone');
    await office.store.db.updateTable('departure_seats').set({ state: 'open' }).execute();
    await office.withdraw(second.id);
    expect(await refusal(await hold(yes(second)))).toContain('take this trip back');
    const third = await office.sentSeats(2);
    office.time.now = new Date('2026-12-05T00:00:00+03:00');
    expect(await refusal(await hold(yes(third)))).toContain('has run out');
    expect(await holds(office)).toEqual([]);
    expect((await office.mails()).filter(({ messageId }) => messageId.includes('held'))).toEqual([]);
  });

  test('a trip of one’s own is held without seats, and stays held past its end', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sent();
    expect((await office.visitors.post('/api/proposal/hold', yes(proposal))).status).toBe(200);
    office.time.now = new Date('2027-01-05T09:00:00Z');
    expect(await office.open(tokenIn(proposal))).toMatchObject({ state: 'held', held: { seatsUntil: null } });
  });

  test('who says yes after the deposit was due has two days, and who withdraws frees the seats', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sentSeats(3, { deposit: { percent: 20, dueOn: '2026-11-27' } });
    office.time.now = new Date('2026-12-02T09:00:00Z');
    await office.visitors.post('/api/proposal/hold', yes(proposal));
    expect(await holds(office)).toMatchObject([{ state: 'live', held_until: '2026-12-04T09:00:00.000Z' }]);
    office.time.now = new Date('2026-12-04T09:00:01Z');
    expect(await office.open(tokenIn(proposal))).toMatchObject({ state: 'held', held: { seatsUntil: null } });
    expect((await office.get(proposal.id)).held?.seatsUntil).toBe('2026-12-04T09:00:00.000Z');
    office.time.now = new Date('2026-12-03T09:00:00Z');
    expect(await office.withdraw(proposal.id)).toMatchObject({ state: 'withdrawn' });
    expect(await holds(office)).toMatchObject([{ state: 'released' }]);
    expect(await office.open(tokenIn(proposal))).toMatchObject({ state: 'withdrawn', held: null });
  });

  test('seats that the office held for who says yes are those of the yes, and stay held where it is refused (B-873)', async () => {
    const office = await openProposalDesk(engine);
    const [three, two] = [await office.sentSeats(3), await office.sentSeats(2)];
    const keep = (seats: number, enquiry?: string) => {
      const body = { seats, until: '2026-11-25T09:00:00Z', forWhom: 'Ada', enquiry };
      return office.request('POST', `/departures/${newYear}/holds`, body);
    };
    const kept = async () =>
      (await holds(office))
        .map(({ seats, state }) => `${seats} ${state}`)
        .toSorted((one, other) => one.localeCompare(other));
    await leaveSeats(office.store, 3);
    await keep(2, three.reference);
    await keep(1);
    const say = (proposal: DeskProposal) => office.visitors.post('/api/proposal/hold', yes(proposal));
    expect(await refusal(await say(three))).toContain('seats on this departure have gone');
    expect(await kept()).toEqual(['1 live', '2 live']);
    await leaveSeats(office.store, 5);
    await keep(2, two.reference);
    // As if they were taken from the waiting list.
    const { db } = office.store;
    const taken = (await holds(office)).find((hold) => hold.enquiry_reference === two.reference)?.hold_id ?? null;
    const at = office.time.now.toISOString();
    const who = { place_id: 'place', departure_id: newYear, name: 'Ada', email: 'ada@mail.example', seats: 2 };
    const place = {
      ...who,
      state: 'taken' as const,
      requested_at: at,
      changed_at: at,
      waiting_since: at,
      hold_id: taken,
    };
    await db.insertInto('waiting_places').values(place).execute();
    expect((await say(two)).status).toBe(200);
    expect(await kept()).toEqual(['1 live', '2 live', '2 live', '2 released']);
    const { hold_id: booked } = await db.selectFrom('waiting_places').select('hold_id').executeTakeFirstOrThrow();
    expect((await holds(office)).find(({ hold_id: id }) => id === booked)).toMatchObject({ state: 'live', seats: 2 });
    const { departure, history } = await office.read<DeskDepartureDetail>(`/departures/${newYear}`);
    expect(departure).toMatchObject({ held: 5, free: 0 });
    expect(history.map(({ what }) => what)).toEqual(['hold', 'released', 'hold', 'hold', 'hold']);
  });

  test('of many who press at once for the last seats exactly one gets them (B-688)', async () => {
    const office = await openProposalDesk(engine);
    const proposals = [];
    for (let each = 0; each < 6; each += 1) proposals.push(await office.sentSeats(2));
    await leaveSeats(office.store, 3);
    // A second server over the same database, where there can be one.
    const other = engine === postgres ? await secondServer(office) : office.visitors;
    const presses = proposals.flatMap((proposal) => [
      office.visitors.post('/api/proposal/hold', yes(proposal)),
      other.post('/api/proposal/hold', yes(proposal)),
    ]);
    const statuses = (await Promise.all(presses)).map(({ status }) => status);
    // Both presses of the one that has them.
    expect(statuses.toSorted()).toEqual([200, 200, ...Array(10).fill(409)]);
    expect(await holds(office)).toHaveLength(1);
    const states = await Promise.all(proposals.map(async ({ id }) => (await office.get(id)).state));
    expect(states.toSorted()).toEqual(['held', 'sent', 'sent', 'sent', 'sent', 'sent']);
  });

  test('withdrawn and agreed to at once, it is one or the other, and so are its seats (B-688)', async () => {
    const office = await openProposalDesk(engine);
    for (let round = 0; round < 4; round += 1) {
      const proposal = await office.sentSeats(1);
      const { version } = await office.get(proposal.id);
      const [held, withdrawn] = await Promise.all([
        office.visitors.post('/api/proposal/hold', yes(proposal)),
        office.request('POST', `/proposals/${proposal.id}/withdraw`, {}, version),
      ]);
      const { state } = await office.get(proposal.id);
      const live = (await holds(office)).filter(
        (hold) => hold.enquiry_reference === proposal.reference && hold.state === 'live',
      );
      expect([held.status, withdrawn.status, state, live.length]).toEqual(
        held.status === 200 ? [200, 412, 'held', 1] : [409, 200, 'withdrawn', 0],
      );
    }
  });
});

async function secondServer({ time }: ProposalDesk) {
  const store = await openStore({ dataDir: ':memory:', databaseUrl: postgresUrl });
  return openTestApp({ store, clock: () => time.now });
}
