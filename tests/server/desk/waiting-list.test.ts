import { expect, test } from 'vitest';
import type { DepartureParty } from '#contract/desk/departures.ts';
import type { DeskEnquiryList } from '#contract/desk/enquiries.ts';
import { erase, findErasure } from '#server/operator-commands/erase.ts';
import { createWaitingTokens } from '#server/waiting-list/waiting-list-links.ts';
import { type DepartureDesk, holdsOf, lineOf, openDepartureDesk } from '#tests/support/desk/departure-desk.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { testNow, testSecret } from '#tests/support/test-app.ts';

/* The small catalogue's tour on its first day, 4 December: 8 seats, all of them sold, and a waiting list. */

const december = 'marsh-together-2026-12-04';
const hour = 3_600_000;
const later = (hours: number) => new Date(testNow.getTime() + hours * hour);

interface Line extends DepartureDesk {
  join(email: string, more?: object): Promise<{ status: string; message: string }>;
  /** Joins and confirms, and leaves no mail behind. */
  wait(email: string, more?: object): Promise<void>;
  /** Places by the first part of their address, with their states. */
  states(): Promise<string[]>;
}

async function openFullDeparture(engine?: StoreEngine): Promise<Line> {
  const desk = await openDepartureDesk(engine, { waitlist: true });
  await desk.change(december, { sold: 8 });
  const join: Line['join'] = async (email, more = {}) => {
    const turnstileToken = await desk.visitors.token('waiting-list');
    const body = { name: 'Ada Lovelace', email, turnstileToken, ...more };
    return (await desk.visitors.post(`/api/group-tour/${december}/waiting-list`, body)).json();
  };
  return {
    ...desk,
    join,
    wait: async (email, more) => {
      await join(email, more);
      const [mail] = await desk.mails();
      await press(desk, linkIn(mail?.text, 'confirm'));
      desk.time.now = new Date(desk.time.now.getTime() + 1000);
    },
    states: async () => {
      const rows = await desk.store.db.selectFrom('waiting_places').select(['email', 'state']).execute();
      return rows
        .map(({ email, state }) => `${email.split('@')[0]} ${state}`)
        .toSorted((one, other) => one.localeCompare(other));
    },
  };
}

/** The address of a mail's link, as a path. */
function linkIn(text = '', action: 'confirm' | 'take' | 'leave'): string {
  const link = new RegExp(`http://localhost:4173(/api/waiting-list/${action}\\?token=[\\w.-]+)`).exec(text);
  if (link?.[1] === undefined) throw new Error(`no ${action} link in ${text}`);
  return link[1];
}

const press = async ({ visitors }: DepartureDesk, path: string): Promise<string> =>
  (
    await visitors.request(path, {
      method: 'POST',
      body: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).text();

const inspect = async ({ visitors }: DepartureDesk, path: string): Promise<string> =>
  (await visitors.request(path, { headers: { accept: 'text/html' } })).text();

onEveryEngine((engine) => {
  test('from the request to an offer of 48 hours, and from there to the next in line (B-325)', async () => {
    const line = await openFullDeparture(engine);
    expect(await line.join('ada@mail.example')).toEqual({
      status: 'success',
      message: 'Almost done: we have sent you a link. Please open it to take your place on the waiting list.',
    });
    const [confirmation] = await line.mails();
    expect(confirmation).toMatchObject({
      to: { address: 'ada@mail.example' },
      subject: 'Please confirm your place on the waiting list',
    });
    expect(await press(line, linkIn(confirmation?.text, 'confirm'))).toContain(
      'You are on the waiting list of Marsh together on Friday 4 December 2026. We write to you when a seat comes free.',
    );
    line.time.now = later(0.5);
    await line.wait('ben@mail.example');
    // To whoever asks it is as if nobody waited; the mail says it to who does.
    expect(await line.join('ADA@mail.example', { name: 'Somebody else', seats: 3 })).toEqual({
      status: 'success',
      message: 'Almost done: we have sent you a link. Please open it to take your place on the waiting list.',
    });
    await line.join('ADA@mail.example');
    expect((await line.mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
      ['ada@mail.example', 'You are on the waiting list already'],
    ]);
    expect(lineOf(await line.get(december))[0]).toMatchObject({ name: 'Ada Lovelace', seats: 1, state: 'waiting' });
    expect((await line.get(december)).departure.waiting).toBe(2);

    await line.change(december, { sold: 7 });
    expect(await line.states()).toEqual(['ada offered', 'ben waiting']);
    const detail = await line.get(december);
    const { departure } = detail;
    const holds = holdsOf(detail);
    expect(departure).toMatchObject({ sold: 7, held: 1, free: 0, status: 'waitlist' });
    expect(holds[0]?.until).toBe(new Date(line.time.now.getTime() + 48 * hour).toISOString());
    const [offer, ...others] = await line.mails();
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      to: { address: 'ada@mail.example' },
      subject: 'A seat has come free: Marsh together, Friday 4 December 2026',
    });
    expect(offer?.text).toContain('We hold the seat for you until Sunday 22 November 2026 at 12:30, Nairobi time');

    line.time.now = later(48.5);
    await line.sweep();
    expect(await line.states()).toEqual(['ada offered', 'ben waiting']);
    line.time.now = new Date(later(48.5).getTime() + 60_000);
    await line.sweep();
    expect(await line.states()).toEqual(['ada expired', 'ben offered']);
    expect((await line.mails()).map(({ to }) => to.address)).toEqual(['ben@mail.example']);
    expect(await press(line, linkIn(offer?.text, 'take'))).toContain('This offer is over');
    expect((await line.get(december)).departure).toMatchObject({ sold: 7, held: 1, free: 0 });
  });

  test('what is offered and taken stays held past the 48 hours, the office is written to, and sells it (B-326)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example', { seats: 2 });
    await line.change(december, { sold: 6 });
    const [offer] = await line.mails();
    const link = linkIn(offer?.text, 'take');
    expect(await inspect(line, link)).toContain('<button>Yes, take them</button>');
    for (let time = 0; time < 3; time += 1) {
      expect(await press(line, link)).toContain('We keep 2 seats on Marsh together on Friday 4 December 2026 for you.');
    }
    const mails = await line.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: { address: 'hello@umbrellathorn.example' },
      replyTo: { name: 'Ada Lovelace', address: 'ada@mail.example' },
      subject: 'Waiting list: Ada Lovelace takes 2 seats, Marsh together, Friday 4 December 2026',
    });
    line.time.now = later(100);
    await line.sweep();
    const detail = await line.get(december);
    const { departure } = detail;
    const holds = holdsOf(detail);
    const [booking, ...others] = (await line.read<DeskEnquiryList>('/enquiries')).enquiries;
    expect(others).toEqual([]);
    expect(booking).toMatchObject({
      name: 'Ada Lovelace',
      about: 'Marsh together',
      firstDay: '2026-12-04',
      people: 2,
      state: 'new',
      isUnread: true,
      isOverdue: true,
    });
    expect(holds[0]?.enquiry).toBe(booking?.reference);
    expect(departure).toMatchObject({ sold: 6, held: 2, free: 0, waiting: 0 });
    expect(lineOf(detail)).toMatchObject([{ state: 'taken', email: 'ada@mail.example', hold: holds[0]?.id }]);
    await line.request('POST', `/departures/${december}/holds/${holds[0]?.id}/sell`);
    expect((await line.get(december)).departure).toMatchObject({ sold: 8, held: 0 });
  });

  test('who was written to in line, even if given up meanwhile, takes seats in that same enquiry (B-326)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    const to = (await line.get(december)).parties.map(({ id }) => id);
    const letter = { subject: 'Another date', text: 'Would January suit you as well?', to };
    expect((await line.request('POST', `/departures/${december}/letters`, letter)).status).toBe(200);
    const enquiries = async () => (await line.read<DeskEnquiryList>('/enquiries')).enquiries;
    const [written] = await enquiries();
    const path = `/enquiries/${written?.reference}`;
    const lost = { state: 'lost', lostReason: 'No answer' };
    expect((await line.request('POST', `${path}/work`, lost, written?.version)).status).toBe(200);
    await line.mails();
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    expect(await press(line, linkIn(offer?.text, 'take'))).toContain('We keep 1 seat on Marsh together');
    expect(await enquiries()).toMatchObject([
      { reference: written?.reference, state: 'answering', isUnanswered: true },
    ]);
    expect(holdsOf(await line.get(december))[0]?.enquiry).toBe(written?.reference);
  });

  test('who took seats that the office has released is taken out of the line, and forgotten', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    await press(line, linkIn(offer?.text, 'take'));
    const [place] = lineOf(await line.get(december));
    const remove = () => line.request('POST', `/departures/${december}/line/${place?.id}/remove`);
    expect((await remove()).status).toBe(412);
    await line.request('POST', `/departures/${december}/holds/${place?.hold}/release`);
    expect((await remove()).status).toBe(200);
    const detail = await line.get(december);
    expect([lineOf(detail), holdsOf(detail).map(({ forWhom }) => forWhom)]).toEqual([[], ['waiting list']]);
    expect(await line.states()).toEqual([' left']);
  });

  test('who took seats that the office has released is told so by their links, and may leave', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    await press(line, linkIn(offer?.text, 'take'));
    expect(await inspect(line, linkIn(offer?.text, 'leave'))).toContain('Please tell us.');
    const [place] = lineOf(await line.get(december));
    await line.request('POST', `/departures/${december}/holds/${place?.hold}/release`);
    expect(await inspect(line, linkIn(offer?.text, 'take'))).toContain('This offer is over');
    expect(await press(line, linkIn(offer?.text, 'leave'))).toContain('You are not on the waiting list');
    expect(await line.states()).toEqual([' left']);
  });

  test('the first in line whose wish fits is asked: who needs two is not asked for one (B-325)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('two@mail.example', { seats: 2 });
    await line.wait('one@mail.example');
    await line.wait('late@mail.example');
    await line.change(december, { sold: 7 });
    expect(await line.states()).toEqual(['late waiting', 'one offered', 'two waiting']);
    await line.change(december, { capacity: 11 });
    expect(await line.states()).toEqual(['late offered', 'one offered', 'two offered']);
    expect((await line.get(december)).departure).toMatchObject({ sold: 7, held: 4, free: 0 });
  });

  test('opening any link changes nothing, however often (B-326)', async () => {
    const line = await openFullDeparture(engine);
    await line.join('ada@mail.example');
    const [confirmation] = await line.mails();
    const openLinks = async (text: string | undefined, actions: ('confirm' | 'take' | 'leave')[]) => {
      for (const action of actions) {
        for (const method of ['GET', 'HEAD', 'GET']) {
          const answer = await line.visitors.request(linkIn(text, action), { method });
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
        }
      }
    };
    await openLinks(confirmation?.text, ['confirm', 'leave']);
    expect(await line.states()).toEqual(['ada requested']);
    await press(line, linkIn(confirmation?.text, 'confirm'));
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    const before = await line.get(december);
    await openLinks(offer?.text, ['take', 'leave']);
    await openLinks(confirmation?.text, ['confirm', 'leave']);
    expect(await line.states()).toEqual(['ada offered']);
    expect(await line.get(december)).toEqual(before);
    expect(await line.mails()).toEqual([]);
  });

  test('who leaves is forgotten, and what was offered to them goes to the next (B-327)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.wait('ben@mail.example', { name: 'Ben' });
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    expect(await press(line, linkIn(offer?.text, 'leave'))).toContain('You are not on the waiting list');
    expect(await line.states()).toEqual([' left', 'ben offered']);
    const rows = [
      await line.store.db.selectFrom('waiting_places').selectAll().execute(),
      await line.store.db.selectFrom('seat_holds').selectAll().execute(),
      await line.store.db.selectFrom('desk_changes').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain('Ada');
    expect(await press(line, linkIn(offer?.text, 'take'))).toContain('This offer is over');
  });

  test('asking many times at once makes one place and one mail', async () => {
    const line = await openFullDeparture(engine);
    const answers = await Promise.all(Array.from({ length: 12 }, () => line.join('ada@mail.example')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['success']));
    expect(await line.states()).toEqual(['ada requested']);
    expect(await line.mails()).toHaveLength(1);
  });

  test('erasing an address erases its places in line, and its offer goes to the next (B-327)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('Ada@mail.example');
    await line.wait('ben@mail.example', { name: 'Ben' });
    await line.change(december, { sold: 7 });
    const found = await findErasure(line.store.db, { email: 'ada@mail.example' });
    expect(found.places).toHaveLength(1);
    await line.store.db.transaction().execute((db) => erase(db, found, line.time.now));
    await line.sweep();
    expect(await line.states()).toEqual(['ben offered']);
    const holds = await line.store.db.selectFrom('seat_holds').select(['for_whom', 'state']).execute();
    expect(
      holds.map(({ for_whom, state }) => `${for_whom} ${state}`).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['waiting list released', 'waiting list: Ben live']);
    expect((await line.mails()).map(({ to }) => to.address)).toEqual(['ben@mail.example']);
  });

  test('places go a month after their departure has left, and unconfirmed ones when their link does (B-327)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.join('never@mail.example');
    line.time.now = later(7 * 24 - 1);
    await line.sweep();
    expect(await line.states()).toEqual(['ada waiting', 'never requested']);
    line.time.now = later(7 * 24 + 1);
    await line.sweep();
    expect(await line.states()).toEqual(['ada waiting']);
    for (const [day, states] of [
      ['2027-01-03', ['ada waiting']],
      ['2027-01-04', []],
    ] as const) {
      // Day by day, or the clock would not be believed.
      line.time.now = new Date(`${day}T09:00:00Z`);
      await line.store.db.updateTable('retention').set({ trusted_at: line.time.now.toISOString() }).execute();
      await line.sweep();
      expect(await line.states(), day).toEqual(states);
    }
  });

  test('the office sees the line in its order, and takes somebody out of it', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.wait('ben@mail.example', { name: 'Ben' });
    const places = lineOf(await line.get(december));
    expect(places.map(({ email }) => email)).toEqual(['ada@mail.example', 'ben@mail.example']);
    const removed = await line.request('POST', `/departures/${december}/line/${places[0]?.id}/remove`);
    const detail = await removed.json();
    expect(lineOf(detail)).toMatchObject([{ name: 'Ben' }]);
    expect(detail.history[0]).toMatchObject({ what: 'removed from the line', by: testStaff.email });
    expect(JSON.stringify(detail)).not.toContain('Ada');
    expect((await line.request('POST', `/departures/${december}/line/${places[0]?.id}/remove`)).status).toBe(404);
  });

  test('a departure that is cancelled asks nobody any more, and those in line are written to with the others (B-323)', async () => {
    const line = await openFullDeparture(engine);
    await line.wait('ada@mail.example');
    await line.wait('ben@mail.example', { name: 'Ben' });
    await line.change(december, { sold: 7 });
    const [offer] = await line.mails();
    const { version } = (await line.get(december)).departure;
    const answer = await line.request('POST', `/departures/${december}/cancel`, undefined, version);
    const { parties, letter } = await answer.json();
    const named = parties.map(({ name, standing, email }: DepartureParty) => [name, standing, email]);
    expect(named).toEqual([
      ['Ada Lovelace', 'held', 'ada@mail.example'],
      ['Ben', 'waiting', 'ben@mail.example'],
    ]);
    // Written to, they have a conversation from then on, and nobody of the office has to answer it.
    const to = parties.map(({ id }: DepartureParty) => id);
    const write = () => line.request('POST', `/departures/${december}/letters`, { ...letter, to });
    expect((await (await write()).json()).sent).toBe(2);
    const { enquiries } = await line.read<DeskEnquiryList>('/enquiries');
    expect(enquiries.map(({ name, state, waitsSince }) => [name, state, waitsSince]).toSorted()).toEqual([
      ['Ada Lovelace', 'waiting', null],
      ['Ben', 'waiting', null],
    ]);
    const mails = await line.mails();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map((mail) => mail.to.address))).toEqual(new Set(['ada@mail.example', 'ben@mail.example']));
    expect(mails.map(({ text }) => text).join()).not.toContain('You wrote');
    const again = (await line.get(december)).parties;
    expect(again.map(({ name, told }) => [name, told.length])).toEqual([
      ['Ada Lovelace', 1],
      ['Ben', 1],
    ]);
    expect(await press(line, linkIn(offer?.text, 'take'))).toContain('is cancelled. We are sorry.');
    await line.change(december, { sold: 0 });
    line.time.now = later(60);
    await line.sweep();
    expect(await line.states()).toEqual(['ada expired', 'ben waiting']);
    expect(await line.mails()).toEqual([]);
  });
});

test('a departure with seats free, or without a list, has nobody wait', async () => {
  const free = await openFullDeparture();
  await free.change(december, { sold: 7 });
  expect(await free.join('ada@mail.example')).toEqual({
    status: 'info',
    message: 'There are seats free on this departure: ask us for them.',
  });
  await free.change(december, { state: 'closed' });
  expect(await free.join('ada@mail.example')).toMatchObject({ message: 'This departure has no waiting list.' });
  expect(await free.states()).toEqual([]);
});

test('a place is asked for by a person, for seats there are', async () => {
  const line = await openFullDeparture();
  const errorsOf = async (more: object) =>
    ((await line.join('ada@mail.example', more)) as unknown as { errors: object }).errors;
  expect(await errorsOf({ seats: 9 })).toEqual({ seats: ['This departure has 8 seats in all.'] });
  expect(await line.join('ada@mail.example', { turnstileToken: 'made up' })).toMatchObject({
    code: 'bot_check_failed',
  });
  const other = await line.visitors.token('newsletter');
  expect(await line.join('ada@mail.example', { turnstileToken: other })).toMatchObject({ code: 'bot_check_failed' });
  expect(await line.states()).toEqual([]);
});

test('a link that was guessed or made for something else does nothing and says the same', async () => {
  const line = await openFullDeparture();
  await line.join('ada@mail.example');
  const { place_id: id } = await line.store.db
    .selectFrom('waiting_places')
    .select('place_id')
    .executeTakeFirstOrThrow();
  const tokens = createWaitingTokens(testSecret);
  const wrong = ['', 'x', id, tokens.make('leave', id, testNow), tokens.make('confirm', '0123456789abcdef', testNow)];
  const answers = new Set<string>();
  for (const token of wrong)
    answers.add(await press(line, `/api/waiting-list/confirm?token=${encodeURIComponent(token)}`));
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain('This link is not complete');
  expect(await line.states()).toEqual(['ada requested']);
});

test('seats that come free at once go to as many as they are, and never to more', async () => {
  const line = await openFullDeparture();
  for (let index = 0; index < 6; index += 1) await line.wait(`p${index}@mail.example`);
  const { version } = (await line.get(december)).departure;
  await Promise.all([
    line.request('POST', `/departures/${december}/change`, { sold: 5 }, version),
    ...Array.from({ length: 5 }, () => line.sweep()),
  ]);
  await line.sweep();
  const states = await line.states();
  expect(states.filter((state) => state.endsWith('offered'))).toEqual(['p0 offered', 'p1 offered', 'p2 offered']);
  expect((await line.get(december)).departure).toMatchObject({ sold: 5, held: 3, free: 0 });
});
