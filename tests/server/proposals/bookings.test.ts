import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import { type BookingStage, bookingStage, openPayment } from '#contract/trip/booking.ts';
import { forgetEnquiries } from '#server/enquiries/forget-enquiries.ts';
import { newYear, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import {
  leaveSeats,
  openProposalDesk,
  type ProposalDesk,
  receipt,
  tokenIn,
} from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

async function act(office: ProposalDesk, id: string, body: object, version?: number): Promise<Response> {
  return office.request('POST', `/proposals/${id}/booking`, body, version ?? (await office.get(id)).version);
}

const seats = async ({ store }: ProposalDesk) => {
  const departure = await store.db
    .selectFrom('departure_seats')
    .select('booked_seats')
    .where('departure_id', '=', newYear)
    .executeTakeFirstOrThrow();
  const holds = await store.db.selectFrom('seat_holds').select(['seats', 'state']).orderBy('made_at').execute();
  return [departure.booked_seats, ...holds.map((hold) => `${hold.seats} ${hold.state}`)];
};

async function letter(office: ProposalDesk, { reference }: DeskProposal, name: string): Promise<ReplyTemplate> {
  const { templates } = await office.read<{ templates: ReplyTemplate[] }>(`/enquiries/${reference}/reply-templates`);
  const found = templates.find((template) => template.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${templates.map((one) => one.name)}`);
  return found;
}

const agreed = (office: ProposalDesk, proposal: DeskProposal) => {
  const yes = { token: tokenIn(proposal), name: 'Ada Traveller', total: proposal.total, clientRequestId: randomUUID() };
  return office.visitors.post('/api/proposal/hold', yes);
};

const list = (office: ProposalDesk, query = '') =>
  office.read<{ bookings: DeskBookingSummary[]; total: number; counts: Record<BookingStage, number> }>(
    `/bookings${query}`,
  );

onEveryEngine((engine) => {
  test('from the yes to the journey: confirmed, paid and travelled, each with its letter (B-850)', async () => {
    const office = await openProposalDesk(engine);
    const [sold] = await seats(office);
    const { id, reference, booking } = await office.held();
    expect(booking).toMatchObject({
      stage: 'held',
      received: 0,
      open: { what: 'deposit', amount: 418.2 },
      letters: [],
    });

    const confirmed = await office.book(id, { act: 'confirm' });
    expect(confirmed.booking).toMatchObject({ stage: 'confirmed', confirmedAt: office.time.now.toISOString() });
    expect(await seats(office)).toEqual([Number(sold) + 2, '2 sold']);
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ state: 'won', remindOn: '2026-12-12' });
    expect(await office.open(tokenIn(confirmed))).toMatchObject({
      state: 'held',
      held: { confirmedAt: office.time.now.toISOString(), received: 0, open: { what: 'deposit', amount: 418.2 } },
    });
    const confirmation = await letter(office, confirmed, 'Confirmation');
    expect(confirmation.text).toContain('Your trip is confirmed: Marsh together, ');
    expect(confirmation.text).toContain(
      'In all: $1,394\nDeposit: $418.20 by Friday 11 December 2026\nBalance: $975.80 by ',
    );
    expect(confirmation.text).toContain('/group-tour/marsh-together#proposal=');
    expect(confirmation.text).toContain('There you also tell us who travels');
    expect((await letter(office, confirmed, 'Deposit is due')).text).toContain('is $418.20, due by Friday 11 December');

    // It is written as any reply is, and stands as written.
    const { version } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    const reply = { channel: 'mail', replyId: randomUUID(), ...confirmation, template: confirmation.id };
    const { name: _name, id: _id, ...body } = reply;
    expect((await office.request('POST', `/enquiries/${reference}/replies`, body, version)).status).toBe(200);
    const written = (await office.get(id)).booking?.letters.map(({ name, writtenAt }) => [name, writtenAt !== null]);
    expect(written).toEqual([
      ['Confirmation', true],
      ['Deposit is due', false],
      ['Before the trip', false],
    ]);
    expect((await office.mails()).at(-1)?.text).toContain('Your trip is confirmed');

    const first = receipt(400, '2026-11-30');
    expect((await office.book(id, first)).booking).toMatchObject({
      stage: 'confirmed',
      open: { what: 'deposit', amount: 18.2 },
    });
    expect((await office.book(id, first)).booking).toMatchObject({ received: 400 });
    const second = await office.book(id, receipt(18.2, '2026-12-01'));
    expect(second.booking).toMatchObject({
      stage: 'deposit',
      received: 418.2,
      open: { what: 'balance', amount: 975.8 },
    });
    expect((await letter(office, second, 'Payment received')).text).toContain(
      '$18.20 for Marsh together came in on Tuesday 1 December 2026.\n\nWhat is due to us next:\nBalance: $975.80 by ',
    );
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ remindOn: '2026-12-21' });
    const paid = await office.book(id, receipt(975.8, '2026-12-02'));
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ remindOn: null });
    expect(paid.booking).toMatchObject({ stage: 'paid', received: 1394, open: null });
    expect((await letter(office, paid, 'Payment received')).text).toContain('Nothing more is due to us.');
    const wrong = paid.booking?.receipts.at(-1)?.receiptId ?? '';
    expect((await office.book(id, { act: 'correct', receiptId: wrong })).booking).toMatchObject({ stage: 'deposit' });
    await office.book(id, receipt(975.8, '2026-12-02'));

    office.time.now = new Date('2027-02-01T09:00:00Z');
    const travelled = await office.get(id);
    expect(travelled.booking).toMatchObject({ stage: 'travelled', open: null });
    expect((await letter(office, travelled, 'Thank you')).text).toContain('Thank you for travelling with us');
    const told = travelled.history.map(({ what, by }) => [what, by !== null]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['booking-confirmed', true],
        ['payment-corrected', true],
      ]),
    );
  });

  test('given back, its seats are free, what is kept is said, and the enquiry is lost (B-851)', async () => {
    const office = await openProposalDesk(engine);
    const [sold] = await seats(office);
    const { id, reference, booking } = await office.held();
    // Before the confirmation there is no contract.
    expect(booking?.wouldKeep).toBe(0);
    expect((await office.book(id, { act: 'confirm' })).booking?.wouldKeep).toBeGreaterThan(0);
    await office.book(id, receipt(418.2, '2026-12-01'));
    const back = await office.book(id, { act: 'give-back', kept: 278.8, reason: 'She is ill' });
    expect(back).toMatchObject({ state: 'withdrawn', booking: { stage: 'given-back', kept: 278.8, open: null } });
    expect(await seats(office)).toEqual([sold, '2 released']);
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ state: 'lost', lostReason: 'She is ill' });
    const { text } = await letter(office, back, 'Cancelled');
    expect(text).toContain('we keep $278.80 of its price. $418.20 came in; $139.40 goes back to you.');
    // What is over is not written on.
    expect((await act(office, id, receipt(1, '2026-12-02'))).status).toBe(412);
    expect((await act(office, id, { act: 'confirm' })).status).toBe(412);
  });

  test('an enquiry is not lost with one of its two trips, and keeps why that was given back (B-851)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held(1);
    await office.book(id, { act: 'confirm' });
    const second = await another(office, reference, '2026-12-14');
    const work = () => office.read<DeskEnquiry>(`/enquiries/${reference}`);
    await office.book(id, { act: 'give-back', kept: 0, reason: 'One is enough' });
    const left = await work();
    expect(left).toMatchObject({ state: 'won', lostReason: null, remindOn: '2026-12-15' });
    expect(left.history).toContainEqual(
      expect.objectContaining({ what: 'booking-given-back', after: { kept: 0, reason: 'One is enough' } }),
    );
    await office.book(second, { act: 'give-back', kept: 0, reason: 'She is ill' });
    expect(await work()).toMatchObject({ state: 'lost', lostReason: 'She is ill' });
  });

  test('a confirmation by mistake is taken back: seats are held, the yes waits, and what came in stays (B-900)', async () => {
    const office = await openProposalDesk(engine);
    const before = await seats(office);
    const { id, reference, held } = await office.held();
    const work = () => office.read<DeskEnquiry>(`/enquiries/${reference}`);
    const { state, isUnanswered } = await work();
    await office.book(id, { act: 'confirm' });
    await office.book(id, receipt(418.2, '2026-12-01'));
    const back = await office.book(id, { act: 'unconfirm' });
    expect(back.booking).toMatchObject({
      stage: 'held',
      confirmedAt: null,
      received: 418.2,
      wouldKeep: 0,
      letters: [],
    });
    expect(back.held?.seatsUntil).toBe(held?.seatsUntil);
    expect(await seats(office)).toEqual([...before, '2 live']);
    expect(await work()).toMatchObject({ state, isUnanswered, remindOn: null });
    expect(await office.open(tokenIn(back))).toMatchObject({ state: 'held', held: { confirmedAt: null } });
    expect(back.history).toContainEqual(expect.objectContaining({ what: 'booking-unconfirmed' }));
    // Pressed once more it is as it was, and can be confirmed again with the same seats.
    expect((await office.book(id, { act: 'unconfirm' })).version).toBe(back.version);
    const again = await office.book(id, { act: 'confirm' });
    expect(again.booking).toMatchObject({ stage: 'deposit', open: { what: 'balance' } });
    expect(await seats(office)).toEqual([Number(before[0]) + 2, '2 sold']);
    expect(await work()).toMatchObject({ state: 'won', remindOn: '2026-12-21' });
  });

  /** Another trip for the same enquiry. */
  async function another(office: ProposalDesk, reference: string, dueOn = '2026-12-11'): Promise<string> {
    const { id } = await office.begin(reference);
    await office.draft(id, { deposit: { percent: 30, dueOn }, balanceDueOn: '2026-12-20' });
    expect((await agreed(office, await office.send(id))).status).toBe(200);
    await office.book(id, { act: 'confirm' });
    return id;
  }

  test('an enquiry with another confirmed booking stays won, with the reminder of that (B-900)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held(1);
    await office.book(id, { act: 'confirm' });
    const second = await another(office, reference);
    const work = () => office.read<DeskEnquiry>(`/enquiries/${reference}`);
    await office.book(second, { act: 'unconfirm' });
    expect(await work()).toMatchObject({ state: 'won', remindOn: '2026-12-12' });
    await office.book(id, { act: 'unconfirm' });
    expect(await work()).toMatchObject({ state: 'answering', isUnanswered: true, remindOn: null });
  });

  test('of two other confirmed bookings it has the reminder of what is due first (B-900)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held(1);
    await office.book(id, { act: 'confirm' });
    await another(office, reference, '2026-12-14');
    const third = await another(office, reference);
    const remindOn = async () => (await office.read<DeskEnquiry>(`/enquiries/${reference}`)).remindOn;
    await office.book(third, { act: 'unconfirm' });
    expect(await remindOn()).toBe('2026-12-12');
    const { booking } = await office.get(id);
    await office.book(id, receipt(booking?.open?.amount ?? 0, '2026-12-01'));
    await office.book(third, { act: 'confirm' });
    await office.book(third, { act: 'unconfirm' });
    expect(await remindOn()).toBe('2026-12-15');
  });

  test('a confirmation is not taken back once the trip has begun, or by who has not seen it as it is (B-900)', async () => {
    const office = await openProposalDesk(engine);
    const { id } = await office.held();
    const { version } = await office.book(id, { act: 'confirm' });
    await office.book(id, receipt(10, '2026-12-01'));
    expect((await act(office, id, { act: 'unconfirm' }, version)).status).toBe(412);
    const pressed = await office.get(id);
    const statuses = [1, 2, 3].map(() => act(office, id, { act: 'unconfirm' }, pressed.version));
    expect((await Promise.all(statuses)).map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    await office.book(id, { act: 'confirm' });
    const sold = await seats(office);
    office.time.now = new Date('2027-01-01T05:00:00Z');
    const late = await act(office, id, { act: 'unconfirm' });
    expect([late.status, (await late.json()).message]).toEqual([409, expect.stringContaining('This trip has begun.')]);
    expect((await office.get(id)).booking?.confirmedAt).not.toBeNull();
    expect(await seats(office)).toEqual(sold);
  });

  test('a confirmation taken back late keeps its seats for two days, however long ago the first payment was due (B-900)', async () => {
    const office = await openProposalDesk(engine);
    const { id } = await office.held();
    await office.book(id, { act: 'confirm' });
    await leaveSeats(office.store, 0);
    office.time.now = new Date('2026-12-20T09:00:00Z');
    const back = await office.book(id, { act: 'unconfirm' });
    expect(back.held?.seatsUntil).toBe('2026-12-22T09:00:00.000Z');
    expect(await seats(office)).toEqual([6, '2 live']);
  });

  test.each([true, false])(
    'given back by mistake, it is booked again as it stood, confirmed or not: %s (B-916)',
    async (isConfirmed) => {
      const office = await openProposalDesk(engine);
      const { id, reference } = await office.held();
      if (isConfirmed) await office.book(id, { act: 'confirm' });
      const before = await office.book(id, receipt(418.2, '2026-12-01'));
      const work = async () => {
        const { state, isUnanswered, remindOn, lostReason } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
        return { state, isUnanswered, remindOn, lostReason };
      };
      const [stood, taken] = [await work(), await seats(office)];
      await office.book(id, { act: 'give-back', kept: 100, reason: 'Another Ada' });
      const back = await office.get(id);
      const presses = [1, 2, 3].map(() => act(office, id, { act: 'reopen' }, back.version));
      expect((await Promise.all(presses)).map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
      const again = await office.get(id);
      expect(again).toMatchObject({ state: 'held', held: before.held, booking: before.booking });
      expect(await seats(office)).toEqual([taken[0], '2 released', taken[1]]);
      expect(await work()).toEqual(stood);
      expect(again.history).toContainEqual(expect.objectContaining({ what: 'booking-reopened' }));
      expect(await office.open(tokenIn(again))).toMatchObject({ state: 'held', held: { received: 418.2 } });
      expect((await office.book(id, { act: 'reopen' })).version).toBe(again.version);
    },
  );

  test.each([true, false])(
    'given back by mistake, it takes no seats that went to somebody else, confirmed or not: %s (B-916)',
    async (isConfirmed) => {
      const office = await openProposalDesk(engine);
      const { id, reference } = await office.held();
      if (isConfirmed) await office.book(id, { act: 'confirm' });
      await office.book(id, { act: 'give-back', kept: 0, reason: 'Another Ada' });
      await leaveSeats(office.store, 1);
      const before = await seats(office);
      const late = await act(office, id, { act: 'reopen' });
      expect([late.status, (await late.json()).message]).toEqual([
        409,
        'Its seats are kept no longer, and nothing was changed. Only 1 seat is free on this departure. Look at it, or offer another.',
      ]);
      expect(await seats(office)).toEqual(before);
      expect(await office.get(id)).toMatchObject({ state: 'withdrawn', booking: { stage: 'given-back' } });
      expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ state: 'lost' });
    },
  );

  test('an enquiry that stayed won, or was made something else of, stays so when its other trip is booked again (B-916)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held(1);
    await office.book(id, { act: 'confirm' });
    const second = await another(office, reference, '2026-12-14');
    const work = () => office.read<DeskEnquiry>(`/enquiries/${reference}`);
    await office.book(second, { act: 'give-back', kept: 0, reason: 'One is enough' });
    await office.book(second, { act: 'reopen' });
    expect(await work()).toMatchObject({ state: 'won', remindOn: '2026-12-12' });
    for (const each of [id, second]) await office.book(each, { act: 'give-back', kept: 0, reason: 'She is ill' });
    await office.request('POST', `/enquiries/${reference}/work`, { state: 'waiting' }, (await work()).version);
    await office.book(second, { act: 'reopen' });
    expect(await work()).toMatchObject({ state: 'waiting' });
    // What was never agreed to is not booked by it.
    const sent = await office.sent();
    await office.withdraw(sent.id);
    expect((await act(office, sent.id, { act: 'reopen' })).status).toBe(412);
  });

  test('of a date that has begun its seats are sold once more where they are there still, and held no more (B-916)', async () => {
    const office = await openProposalDesk(engine);
    const [{ id }, other] = [await office.held(), await office.held(1)];
    await office.book(id, { act: 'confirm' });
    const sold = await seats(office);
    office.time.now = new Date('2027-01-03T09:00:00Z');
    const back = { act: 'give-back', kept: 0, reason: 'Another Ada' } as const;
    for (const each of [id, other.id]) await office.book(each, back);
    await leaveSeats(office.store, 1);
    const late = await act(office, id, { act: 'reopen' });
    expect([late.status, (await late.json()).message]).toEqual([409, expect.stringContaining('Only 1 seat is free')]);
    const counted = { booked_seats: Number(sold[0]) - 2 };
    await office.store.db.updateTable('departure_seats').set(counted).where('departure_id', '=', newYear).execute();
    expect(await office.book(id, { act: 'reopen' })).toMatchObject({ state: 'held', booking: { stage: 'confirmed' } });
    expect(await seats(office)).toEqual(expect.arrayContaining([sold[0], '2 sold']));
    const left = await act(office, other.id, { act: 'reopen' });
    expect([left.status, (await left.json()).message]).toEqual([
      409,
      expect.stringContaining('This departure has left.'),
    ]);
  });

  test('seats are sold of what an earlier server sent while this one began, which names the date in the offer alone (B-850)', async () => {
    const office = await openProposalDesk(engine);
    const { id } = await office.held();
    const [free] = await seats(office);
    await office.store.db.updateTable('proposal_versions').set({ departure_id: null }).execute();
    await office.book(id, { act: 'confirm' });
    expect(await seats(office)).toEqual([Number(free) + 2, '2 sold']);
  });

  test('booked again it keeps the office’s own reminder, waits from then on, and who took seats in line has them (B-916)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held();
    const work = () => office.read<DeskEnquiry>(`/enquiries/${reference}`);
    const back = { act: 'give-back', kept: 0, reason: 'Another Ada' } as const;
    const { db } = office.store;
    const { hold_id } = await db.selectFrom('seat_holds').select('hold_id').executeTakeFirstOrThrow();
    const at = office.time.now.toISOString();
    const who = { place_id: 'place', departure_id: newYear, name: 'Ada', email: 'ada@mail.example', seats: 2 };
    const place = { ...who, state: 'taken' as const, requested_at: at, changed_at: at, waiting_since: at, hold_id };
    await db.insertInto('waiting_places').values(place).execute();
    await office.book(id, back);
    office.time.now = new Date('2026-11-23T09:00:00Z');
    await office.book(id, { act: 'reopen' });
    const { waits_since } = await db.selectFrom('enquiries').select('waits_since').executeTakeFirstOrThrow();
    expect(waits_since).toBe('2026-11-23T09:00:00.000Z');
    const taken = db
      .selectFrom('waiting_places')
      .innerJoin('seat_holds', 'seat_holds.hold_id', 'waiting_places.hold_id');
    expect(await taken.select('seat_holds.state').execute()).toEqual([{ state: 'live' }]);

    await office.book(id, { act: 'confirm' });
    await office.request('POST', `/enquiries/${reference}/work`, { remindOn: '2026-11-30' }, (await work()).version);
    await office.book(id, back);
    await office.book(id, { act: 'reopen' });
    expect(await work()).toMatchObject({ state: 'won', remindOn: '2026-11-30' });
  });

  test('what says that it is cancelled does not go once it is booked again, and is written anew the next time (B-916)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const { id, reference } = proposal;
    const back = { act: 'give-back', kept: 0, reason: 'Another Ada' } as const;
    const cancel = async () => {
      const { id: template, subject, text } = await letter(office, proposal, 'Cancelled');
      const { version } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
      const reply = { channel: 'mail', replyId: randomUUID(), subject, text, template };
      expect((await office.request('POST', `/enquiries/${reference}/replies`, reply, version)).status).toBe(200);
    };
    const written = async () => (await office.get(id)).booking?.letters.map(({ writtenAt }) => writtenAt !== null);
    const { db } = office.store;
    const replies = db.selectFrom('outbox').select('message_id').where('message_id', 'like', '%-reply-%');
    await office.book(id, back);
    await cancel();
    expect([await written(), await replies.execute()]).toEqual([[true], [expect.anything()]]);
    await office.book(id, { act: 'reopen' });
    expect(await replies.execute()).toEqual([]);
    await office.book(id, back);
    await cancel();
    await db.updateTable('outbox').set({ state: 'sent', sent_at: office.time.now.toISOString() }).execute();
    await office.book(id, { act: 'reopen' });
    expect(await replies.execute()).toHaveLength(1);
    office.time.now = new Date(office.time.now.getTime() + 60_000);
    await office.book(id, back);
    expect(await written()).toEqual([false]);
  });

  test('at the departure it stands with its stage, and its seats are sold and given back with it alone (B-870)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held();
    const departure = async () => office.read<DeskDepartureDetail>(`/departures/${newYear}`);
    const party = async () => (await departure()).parties.find(({ enquiry }) => enquiry === reference);
    expect(await party()).toMatchObject({
      name: 'Ada Traveller',
      email: 'ada@mail.example',
      standing: 'held',
      seats: 2,
      holds: [{ state: 'live', booking: { id, stage: 'held' } }],
    });
    const before = await seats(office);
    const press = async (what: string) => {
      const hold = (await party())?.holds[0]?.id;
      const answer = await office.request('POST', `/departures/${newYear}/holds/${hold}/${what}`);
      return [answer.status, (await answer.json()).message];
    };
    const booked = [412, 'These seats are those of a booking: confirm it or give it back there.'];
    expect([await press('sell'), await press('release')]).toEqual([booked, booked]);
    expect(await seats(office)).toEqual(before);
    await office.book(id, { act: 'confirm' });
    expect(await press('release')).toEqual(booked);
    expect(await party()).toMatchObject({
      standing: 'sold',
      holds: [{ state: 'sold', booking: { stage: 'confirmed' } }],
    });
    await office.book(id, { act: 'give-back', kept: 0, reason: 'She is ill' });
    expect(await party()).toMatchObject({ standing: 'ended', holds: [{ booking: { stage: 'given-back' } }] });
    expect(await press('release')).toEqual([412, 'This hold is released already.']);
  });

  test('what was won for another date or another trip is no longer on the date it asked for (B-870)', async () => {
    const office = await openProposalDesk(engine);
    // Each of an address of its own: they do not ask the same again.
    const ask = () => office.contact({ email: `${randomUUID()}@mail.example`, context: seatsContext(1) });
    const agree = async (trip?: ProposalDraft['trip']) => {
      const { id, reference } = await office.begin(await ask());
      await office.draft(id, trip === undefined ? {} : { trip });
      await agreed(office, await office.send(id));
      await office.book(id, { act: 'confirm' });
      return reference;
    };
    const february = 'marsh-together-2027-02-05';
    const seat = { kind: 'departure' as const, groupTour: 'marsh-together', departureId: february, seats: 1 };
    const own = (await office.sent()).draft.trip;
    const [here, later, alone, byHand, nowhere] = [
      await agree(),
      await agree(seat),
      await agree(own),
      await ask(),
      await ask(),
    ];
    const hold = { holdId: randomUUID(), seats: 1, until: '2026-11-25T09:00:00Z', forWhom: 'Ada', enquiry: byHand };
    await office.request('POST', `/departures/${february}/holds`, hold);
    await office.request('POST', `/departures/${february}/holds/${hold.holdId}/sell`);
    for (const reference of [byHand, nowhere]) {
      await office.request('POST', `/enquiries/${reference}/work`, { state: 'won' }, 1);
    }
    const standings = async (departure: string) => {
      const { parties } = await office.read<DeskDepartureDetail>(`/departures/${departure}`);
      return Object.fromEntries(parties.map(({ id, standing }) => [id, standing]));
    };
    expect(await standings(newYear)).toEqual({
      [here]: 'sold',
      [nowhere]: 'won',
      [later]: 'ended',
      [alone]: 'ended',
      [byHand]: 'ended',
    });
    expect(await standings(february)).toEqual({ [later]: 'sold', [byHand]: 'sold' });
  });

  test('the list for guides has the room and the seats that were agreed to, and not those that were asked for (B-870)', async () => {
    const office = await openProposalDesk(engine);
    const trip = { kind: 'departure' as const, groupTour: 'marsh-together', departureId: newYear, seats: 1 };
    const reference = await office.contact({ context: { ...seatsContext(2), room: 'shared' } });
    const offer = async (room: 'own' | 'shared') => {
      const { id } = await office.begin(reference);
      await office.draft(id, { trip: { ...trip, room } });
      return office.send(id);
    };
    const party = async () => (await office.read<DeskDepartureDetail>(`/departures/${newYear}`)).parties[0];
    const first = await offer('own');
    expect(await party()).toMatchObject({ standing: 'proposed', seats: 1, room: 'own', proposal: first.id });
    await agreed(office, first);
    expect(await party()).toMatchObject({ standing: 'held', seats: 1, room: 'own', proposal: null });
    await office.book(first.id, { act: 'confirm' });
    const second = await offer('shared');
    expect(await party()).toMatchObject({ standing: 'sold', seats: 1, room: 'own', proposal: second.id });
    const { csv } = await office.read<{ csv: string }>(`/departures/${newYear}/table`);
    expect(csv).toContain('"Ada Traveller",1,"A room alone"');
    await office.withdraw(first.id);
    expect(await party()).toMatchObject({ room: 'shared', proposal: second.id });
  });

  test('the rooms that were agreed to are on the list for guides and in the letters of the proposal, once (B-904)', async () => {
    const office = await openProposalDesk(engine);
    const reference = await office.contact({ context: seatsContext(2) });
    const { id } = await office.begin(reference);
    await office.mails();
    await office.draft(id, { rooms: { twin: 1 } });
    const sent = await office.send(id);
    const [mail] = await office.mails();
    expect(mail?.text.split('1 twin room')).toHaveLength(2);
    await agreed(office, sent);
    await office.book(id, { act: 'confirm' });
    const { csv } = await office.read<{ csv: string }>(`/departures/${newYear}/table`);
    expect(csv).toContain('"Ada Traveller",2,"1 twin room"');
  });

  test('a hold that ran out is sold where seats are free, and else it is said and nothing is stored (B-852)', async () => {
    const office = await openProposalDesk(engine);
    const one = await office.held();
    const other = await office.held(1);
    office.time.now = new Date('2026-12-13T09:00:00Z');
    await leaveSeats(office.store, 2);
    expect((await office.book(one.id, { act: 'confirm' })).booking?.stage).toBe('confirmed');
    const late = await act(office, other.id, { act: 'confirm' });
    expect([late.status, await late.json()]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    expect((await office.get(other.id)).booking).toMatchObject({ stage: 'held', confirmedAt: null });
    expect(await seats(office)).toEqual([8, '2 live', '1 live', '2 sold']);
  });

  test('seats that the office held for a booking whose hold ran out are those that are sold (B-873)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held();
    office.time.now = new Date('2026-12-13T09:00:00Z');
    await leaveSeats(office.store, 2);
    const body = { seats: 2, until: '2026-12-15T09:00:00Z', forWhom: 'Ada', enquiry: reference };
    expect((await office.request('POST', `/departures/${newYear}/holds`, body)).status).toBe(201);
    expect((await office.book(id, { act: 'confirm' })).booking?.stage).toBe('confirmed');
    expect(await seats(office)).toEqual([8, '2 live', '2 released', '2 sold']);
  });

  test('pressed at once by two, it is confirmed once, and who comes second is told (B-852)', async () => {
    const office = await openProposalDesk(engine);
    const [sold] = await seats(office);
    const { id, version } = await office.held();
    const presses = [1, 2, 3].map(() => act(office, id, { act: 'confirm' }, version));
    const statuses = (await Promise.all(presses)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 412, 412]);
    expect(await seats(office)).toEqual([Number(sold) + 2, '2 sold']);
  });

  test('the list begins with the oldest open sum, counts by stage, and is a table (B-853)', async () => {
    const office = await openProposalDesk(engine);
    const late = await office.held(1);
    const paid = await office.held(1);
    await office.book(paid.id, { act: 'confirm' });
    await office.book(paid.id, receipt(Number(paid.total), '2026-12-01'));
    const all = await list(office);
    expect(all.bookings.map(({ id, stage }) => [id, stage])).toEqual([
      [late.id, 'held'],
      [paid.id, 'paid'],
    ]);
    expect(all.counts).toMatchObject({ held: 1, paid: 1, confirmed: 0 });
    expect((await list(office, '?stage=paid')).bookings).toMatchObject([
      { traveller: 'Ada Traveller', tour: 'Marsh together', received: paid.total, open: null },
    ]);
    const { csv } = await office.read<{ csv: string }>('/booking-table?stage=paid');
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"paid",${paid.total},${paid.total}`);
  });

  test('what did not come in by its day is asked for the day after, and the office’s own reminder stays (B-855)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held();
    await office.book(id, { act: 'confirm' });
    office.time.now = new Date('2026-12-11T12:00:00Z');
    const needed = () => office.read<{ needed: number }>('/needed-enquiries').then((answer) => answer.needed);
    expect(await needed()).toBe(0);
    office.time.now = new Date('2026-12-12T06:00:00Z');
    expect(await needed()).toBe(1);
    const { version } = await office.read<DeskEnquiry>(`/enquiries/${reference}`);
    const own = await office.request('POST', `/enquiries/${reference}/work`, { remindOn: '2026-12-14' }, version);
    expect(own.status).toBe(200);
    await office.book(id, receipt(418.2, '2026-12-12'));
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ remindOn: '2026-12-14' });
  });

  test('what is booked is kept until it was travelled, however old its enquiry is (B-854)', async () => {
    const office = await openProposalDesk(engine);
    const { reference } = await office.held();
    await office.store.db.updateTable('bookings').set({ end_date: '2029-01-05' }).execute();
    const forget = (now: string) =>
      forgetEnquiries({ queue: office.backing.queue, outboxFolder: tmpdir(), months: 24 }, new Date(now));
    expect(await forget('2029-01-05T12:00:00Z')).toBe(0);
    expect(await office.read(`/enquiries/${reference}`)).toMatchObject({ reference });
    expect(await forget('2029-01-05T21:00:01Z')).toBe(1);
  });

  test('a booking goes with its enquiry, receipts and all (B-691)', async () => {
    const office = await openProposalDesk(engine);
    const { id, reference } = await office.held();
    await office.book(id, receipt(10, '2026-12-01'));
    const erased = await office.request('POST', `/enquiries/${reference}/erase`, { reference });
    expect(erased.status).toBe(200);
    for (const table of ['bookings', 'booking_receipts'] as const) {
      expect(await office.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

const plan = [
  { what: 'deposit' as const, amount: 300, dueOn: '2026-12-11' },
  { what: 'balance' as const, amount: 700.5, dueOn: '2027-06-01' },
];

test.each([
  [0, 'confirmed', 300],
  [299.99, 'confirmed', 0.01],
  [300, 'deposit', 700.5],
  [1000.49, 'deposit', 0.01],
  [1000.5, 'paid', undefined],
  [2000, 'paid', undefined],
] as const)('of $1,000.50 in two payments, $%s make it %s (B-850)', (received, stage, left) => {
  const facts = {
    endDate: '2027-08-01',
    payments: plan,
    received,
    confirmedAt: '2026-12-01T09:00:00Z',
    givenBackAt: null,
  };
  expect([bookingStage(facts, '2027-01-01'), openPayment(facts)?.amount]).toEqual([stage, left]);
});
