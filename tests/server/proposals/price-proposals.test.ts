import { expect, onTestFinished, test } from 'vitest';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import { createReadingBoard } from '#server/group-tours/departure-board.ts';
import { addMissingDepartures } from '#server/group-tours/departure-seats.ts';
import { planDepartures } from '#server/group-tours/planned-departures.ts';
import { type ReadDraft, readDraft } from '#server/proposals/offer.ts';
import { groupTourFile, samePrice, smallContent, tourFile } from '#tests/support/small-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';
import { smallCatalogue, testNow } from '#tests/support/test-app.ts';

const today = '2026-11-20';
const newYear = 'marsh-together-2027-01-01';
const shared = groupTourFile({ slug: 'marsh-together', name: 'Marsh together' });
const catalogue = smallCatalogue({
  ...smallContent(),
  'tours/marsh-alone.json': tourFile({
    slug: 'marsh-alone',
    name: 'Marsh alone',
    order: 4,
    prices: samePrice(500, 75_000, 90),
    duration: 7,
    nights: 6,
    itinerary: smallWeek(),
    fees: [{ fee: 'marsh-park', days: [1, 2], included: false }],
    cancellation: [
      { daysBefore: 60, chargePercent: 10 },
      { daysBefore: 30, chargePercent: 50 },
      { daysBefore: 0, chargePercent: 100 },
    ],
  }),
  'tours/marsh-summer.json': tourFile({
    slug: 'marsh-summer',
    name: 'Marsh in summer',
    order: 5,
    prices: {
      ...samePrice(500, 75_000),
      seasons: [{ ...samePrice(500, 75_000).seasons[0], dates: [{ from: '06-01', to: '09-30' }] } as never],
      closed: { dates: [{ from: '10-01', to: '05-31' }], why: 'The tracks are under water' },
    },
  }),
  'group-tours/marsh-together.json': { ...shared, departures: { ...shared.departures, offersSharing: true } },
});

function smallWeek() {
  return Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    title: `Day ${index + 1}`,
    description: 'A day',
    meals: ['lunch' as const],
    accommodationId: index < 6 ? 'reed-camp' : undefined,
    activityIds: [],
    destinationId: 'marsh',
  }));
}

const couple = { adults: 2, children: 0, infants: 0 };
const privateTrip = (given: object = {}): ProposalDraft['trip'] => ({
  kind: 'tour',
  tour: 'marsh-day',
  startDate: '2027-07-03',
  guests: couple,
  childAges: [],
  activities: [],
  stays: [],
  ...given,
});
const seats = (given: object = {}): ProposalDraft['trip'] => ({
  kind: 'departure',
  groupTour: 'marsh-together',
  departureId: newYear,
  seats: 2,
  ...given,
});

function draftOf(trip: ProposalDraft['trip'], given: Partial<ProposalDraft> = {}): ProposalDraft {
  return {
    words: 'Hello.',
    planner: null,
    validUntil: '2026-12-04',
    trip,
    ownLines: [],
    discount: null,
    deposit: { percent: 20, dueOn: '2026-11-27' },
    balanceDueOn: '2026-12-20',
    terms: 'Our terms hold.',
    ...given,
  };
}

async function read(
  draft: ProposalDraft,
  { price, email = 'ada@mail.example' }: { price?: number; email?: string } = {},
): Promise<ReadDraft> {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const departures = [...planDepartures(catalogue, today).values()].flatMap((plan) => plan.departures);
  await addMissingDepartures(store, departures, testNow);
  if (price !== undefined) await store.db.updateTable('departure_seats').set({ price_override: price }).execute();
  const board = createReadingBoard({ catalogue: () => catalogue, store, clock: () => testNow });
  return readDraft({ catalogue, board, today }, draft, { name: 'Ada', email });
}

const canoe = { id: 'canoe' };
const suite = { id: 'reed-camp', roomType: 'suite', nights: 2 };

/** Worked by hand: the lines in their order, and what they come to. */
const worked: [title: string, draft: ProposalDraft, lines: number[], total: number][] = [
  ['a couple on a day', draftOf(privateTrip()), [999.98, 120, 50], 1169.98],
  [
    'a family with a canoe for two and a suite',
    draftOf(
      privateTrip({
        guests: { adults: 2, children: 1, infants: 1 },
        childAges: [7],
        activities: [{ ...canoe, guestCount: 2 }],
        stays: [suite],
      }),
    ),
    [1499.97, 90, 640, 267.6, 50],
    2547.57,
  ],
  [
    'somebody alone where alone costs no more',
    draftOf(privateTrip({ guests: { ...couple, adults: 1 } })),
    [499.99, 60, 50],
    609.99,
  ],
  [
    'somebody alone with the supplement beside the price',
    draftOf(privateTrip({ tour: 'marsh-alone', guests: { ...couple, adults: 1 } })),
    [500, 90, 70.8, 50],
    710.8,
  ],
  ['a canoe for all who pay', draftOf(privateTrip({ activities: [canoe] })), [999.98, 90, 130.8, 50], 1270.78],
  ['infants travel free', draftOf(privateTrip({ guests: { ...couple, infants: 2 } })), [999.98, 120, 50], 1169.98],
  ['a week', draftOf(privateTrip({ tour: 'marsh-week' })), [4000, 480, 50], 4530],
  [
    'own lines and a discount below the tax',
    draftOf(privateTrip(), {
      ownLines: [
        { label: 'A cake', amount: 12.34 },
        { label: 'A tripod', amount: 0.1 },
      ],
      discount: { amount: 100.01, reason: 'You came back' },
    }),
    [999.98, 120, 50, 12.34, 0.1, -100.01],
    1082.41,
  ],
  [
    'a third of a cent is none',
    draftOf(privateTrip(), { ownLines: [{ label: 'A stamp', amount: 0.333 }] }),
    [999.98, 120, 50, 0.33],
    1170.31,
  ],
  ['two seats', draftOf(seats()), [1200, 144, 50], 1394],
  ['one seat, alone', draftOf(seats({ seats: 1 })), [600, 90, 82.8, 50], 822.8],
  ['one seat, shared', draftOf(seats({ seats: 1, room: 'shared' })), [600, 72, 50], 722],
  [
    'all of it as a gift',
    draftOf(privateTrip(), { discount: { amount: 1169.98, reason: 'Our birthday' } }),
    [999.98, 120, 50, -1169.98],
    0,
  ],
];

test.each(worked)(
  '%s: the lines are the rule’s, and come to the total to the cent (B-681)',
  async (_title, draft, lines, total) => {
    const { offer, problems } = await read(draft);
    expect(problems).toEqual({});
    expect(offer?.lines.map(({ amount }) => amount)).toEqual(lines);
    expect(offer?.total).toBe(total);
    const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents(offer?.lines.map(({ amount }) => amount) ?? [])).toBe(Math.round(total * 100));
    expect(cents(offer?.payments.map(({ amount }) => amount) ?? [])).toBe(Math.round(total * 100));
  },
);

test('seats cost what the office has set for the departure', async () => {
  const { offer } = await read(draftOf(seats()), { price: 555 });
  expect(offer?.lines[0]).toEqual({ kind: 'tour', label: '2 seats', note: '2 × $555', amount: 1110 });
  expect(offer?.total).toBe(1293.2);
});

test('a discount above the total is a fault, and leaves nothing to send', async () => {
  const { offer, problems } = await read(
    draftOf(privateTrip(), { discount: { amount: 1169.99, reason: 'A mistake' } }),
  );
  expect(offer).toBeUndefined();
  expect(problems).toEqual({ 'discount.amount': ['This is more than the trip costs, which is $1,169.98.'] });
});

test('deposit and balance are told apart, and one payment where both are due on a day', async () => {
  const { offer } = await read(draftOf(privateTrip(), { deposit: { percent: 33, dueOn: '2026-11-27' } }));
  expect(offer?.payments).toEqual([
    { what: 'deposit', amount: 386.09, dueOn: '2026-11-27' },
    { what: 'balance', amount: 783.89, dueOn: '2026-12-20' },
  ]);
  const once = await read(draftOf(privateTrip(), { balanceDueOn: '2026-11-27' }));
  expect(once.offer?.payments).toEqual([{ what: 'balance', amount: 1169.98, dueOn: '2026-11-27' }]);
});

test('days have their dates, the whole trip counts our total, and cancelling has its days', async () => {
  const activities = [{ ...canoe, selectedDate: '2027-07-04' }];
  const { offer } = await read(
    draftOf(privateTrip({ tour: 'marsh-alone', activities }), { discount: { amount: 20, reason: 'Friends' } }),
  );
  expect(offer).toMatchObject({ startDate: '2027-07-03', endDate: '2027-07-09', total: 1250.8 });
  expect(offer?.days.map(({ date }) => date)).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2027-07-0${day}`));
  expect(offer?.days[1]).toMatchObject({ day: 2, activities: ['Canoe at dawn'], stay: 'Reed Camp', meals: ['lunch'] });
  expect(offer?.days[6]?.stay).toBeNull();
  // Two tickets of $60 on each of two days; tips of $10 to $15 for each of two on each of seven days.
  expect(offer?.toOthers).toEqual({
    fees: [{ name: 'Marsh Park', payee: 'The park', checkedOn: '2026-01-01', amount: 240 }],
    others: [{ name: 'Tips', least: 140, most: 210 }],
    wholeTrip: { least: 1250.8 + 240 + 140, most: 1250.8 + 240 + 210 },
  });
  expect(offer?.cancellation).toEqual([
    { daysBefore: 60, chargePercent: 10, from: '2026-11-20' },
    { daysBefore: 30, chargePercent: 50, from: '2027-05-05' },
    { daysBefore: 0, chargePercent: 100, from: '2027-06-04' },
  ]);
});

test('two extra nights at its stay are two days of a proposal, and its last days move along (B-734)', async () => {
  const activities = [{ ...canoe, selectedDate: '2027-07-11' }];
  const { offer, warnings } = await read(draftOf(privateTrip({ tour: 'marsh-alone', stays: [suite], activities })));
  expect(warnings).toEqual([]);
  expect(offer).toMatchObject({ startDate: '2027-07-03', endDate: '2027-07-11' });
  const told = offer?.days.slice(5).map(({ day, tourDay, date, title, stay }) => [day, tourDay, date, title, stay]);
  expect(told).toEqual([
    [6, undefined, '2027-07-08', 'Day 6', 'Reed Camp'],
    [7, 6, '2027-07-09', 'A day more at Reed Camp', 'Reed Camp'],
    [8, 6, '2027-07-10', 'A day more at Reed Camp', 'Reed Camp'],
    [9, 7, '2027-07-11', 'Day 7', null],
  ]);
  expect(offer?.days[6]).toMatchObject({ meals: [], stayNote: 'full board', activities: [] });
  expect(offer?.days[8]).toMatchObject({ meals: ['lunch'], activities: ['Canoe at dawn'] });
  // Two on nine days; the balance is due as without them.
  expect(offer?.toOthers.others).toEqual([{ name: 'Tips', least: 180, most: 270 }]);
  expect(offer?.payments.map(({ dueOn }) => dueOn)).toEqual(['2026-11-27', '2026-12-20']);
});

test('days are what the office makes of them: moved, rewritten, removed, added, with nights elsewhere; what the price does not follow is said (B-856)', async () => {
  const days = (...inOrder: object[]) => ({ tour: 'marsh-alone', days: { of: 'marsh-alone', inOrder } });
  const arranged = days(
    { id: '3' },
    { id: '1', title: 'Slowly to the marsh', stay: 'Heron House, of friends', hasFacts: false },
    { id: 'own 1', title: 'A day with the rangers', description: 'On foot.', stay: 'Marsh Lodge' },
    { id: '7', description: 'Home by noon.' },
  );
  const { offer, problems, warnings } = await read(draftOf(privateTrip(arranged)));
  expect(problems).toEqual({});
  expect(warnings).toEqual([
    'The price is the tour’s, with its own days and camps. What yours cost more or less is a line of your own.',
  ]);
  const told = offer?.days.map(({ tourDay, date, title, description, stay }) => [
    tourDay,
    date,
    title,
    description,
    stay,
  ]);
  expect(told).toEqual([
    [3, '2027-07-03', 'Day 3', 'A day', 'Reed Camp'],
    [1, '2027-07-04', 'Slowly to the marsh', 'A day', 'Heron House, of friends'],
    [1, '2027-07-05', 'A day with the rangers', 'On foot.', 'Marsh Lodge'],
    [7, '2027-07-06', 'Day 7', 'Home by noon.', null],
  ]);
  expect(offer?.days.map(({ meals }) => meals)).toEqual([['lunch'], [], [], ['lunch']]);
  expect(offer).toMatchObject({ endDate: '2027-07-06', lines: [{ amount: 1000 }, { amount: 120 }, { amount: 50 }] });
  // The park's tickets are for days 1 and 2, of which the first is left: 60 each. Tips are for four days.
  expect(offer?.toOthers).toMatchObject({ fees: [{ amount: 120 }], others: [{ least: 80, most: 120 }] });

  // With another tour they rest; a night beside it that has no day is said; nothing and no title are no days.
  const other = await read(draftOf(privateTrip({ ...arranged, tour: 'marsh-week' })));
  expect(other.offer?.days).toHaveLength(7);
  const alone = await read(draftOf(privateTrip({ ...days({ id: '1' }), stays: [suite] })));
  expect(alone.warnings).toContain('A night at Reed Camp is in the price, and none of the days.');
  expect(Object.keys((await read(draftOf(privateTrip(days())))).problems)).toEqual(['trip.days']);
  const unnamed = await read(draftOf(privateTrip(days({ id: '1', title: '' }, { id: 'own 1' }))));
  expect(Object.keys(unnamed.problems)).toEqual(['trip.days.0.title', 'trip.days.1.title']);
});

test('a stay in place of the tour’s own is told and priced by the difference on all its nights, and an unfit one is a fault (B-738)', async () => {
  const lodge = { id: 'marsh-lodge', roomType: 'suite', nights: 1, insteadOf: 'reed-camp' };
  const { offer, problems } = await read(draftOf(privateTrip({ tour: 'marsh-week', stays: [lodge] })));
  expect(problems).toEqual({});
  // 2000 × 2; the suite at 320 against Reed Camp at 180 on six nights; 12 % of 4840.
  expect(offer?.lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ['Marsh week', '2 × $2,000', 4000],
    ['Marsh Lodge, suite, instead of Reed Camp', '6 nights at +$140', 840],
    ['Tax 12 %', undefined, 580.8],
    ['Booking fee', undefined, 50],
  ]);
  expect(offer?.days.map(({ stay }) => stay)).toEqual([...Array<string>(6).fill('Marsh Lodge'), null]);
  expect(offer?.stays).toEqual([
    { name: 'Marsh Lodge', roomType: 'suite', nights: 6, insteadOf: { name: 'Reed Camp' } },
  ]);
  const unfit = await read(draftOf(privateTrip({ tour: 'marsh-day', stays: [lodge] })));
  expect(Object.keys(unfit.problems)).toEqual(['trip.stays.0.insteadOf']);
});

test('how a party sleeps is said in one way and changes no price; rooms for fewer are doubted (B-904)', async () => {
  const family = { guests: { adults: 3, children: 1, infants: 1 }, childAges: [7] };
  const of = (rooms: ProposalDraft['rooms']) => read(draftOf(privateTrip(family), { rooms }));
  const without = await read(draftOf(privateTrip(family)));
  const enough = await of({ single: 1, double: 2, triple: 0 });
  expect(without.offer).not.toHaveProperty('rooms');
  expect(enough.offer?.rooms).toBe('2 double rooms, 1 single room');
  expect(enough.offer?.lines).toEqual(without.offer?.lines);
  expect(enough.warnings).toEqual(without.warnings);
  expect((await of({ twin: 1, single: 1 })).warnings).toContain('These rooms sleep 3, and 4 travel.');
  expect((await of({ family: 1 })).warnings).toEqual(without.warnings);
  expect((await of({ double: 0 })).offer).not.toHaveProperty('rooms');
});

const unfitDrafts: [title: string, draft: ProposalDraft, problems: string[]][] = [
  ['a tour we do not have', draftOf(privateTrip({ tour: 'gone' })), ['trip.tour']],
  ['no day', draftOf(privateTrip({ startDate: null })), ['trip.startDate']],
  [
    'tomorrow',
    draftOf(privateTrip({ startDate: '2026-11-21' })),
    ['balanceDueOn', 'deposit.dueOn', 'trip.startDate', 'validUntil'],
  ],
  [
    'a day on which the tour does not run',
    draftOf(privateTrip({ tour: 'marsh-summer', startDate: '2027-03-03' })),
    ['trip.startDate'],
  ],
  [
    'an activity, a stay and a room we do not have',
    draftOf(
      privateTrip({
        activities: [canoe, { id: 'gone' }],
        stays: [
          { ...suite, id: 'gone' },
          { ...suite, roomType: 'cave' },
        ],
      }),
    ),
    ['trip.activities.1.id', 'trip.stays.0.id', 'trip.stays.1.roomType'],
  ],
  ['a group tour we do not have', draftOf(seats({ groupTour: 'gone' })), ['trip.groupTour']],
  ['no departure', draftOf(seats({ departureId: null })), ['trip.departureId']],
  ['a departure that has left', draftOf(seats({ departureId: 'marsh-together-2026-01-02' })), ['trip.departureId']],
  ['more seats than are free', draftOf(seats({ seats: 9 })), ['trip.seats']],
  [
    'what is not written yet',
    draftOf(privateTrip(), {
      words: '',
      terms: '',
      planner: 'nobody',
      ownLines: [{ label: '', amount: 1 }],
      discount: { amount: 1, reason: '' },
    }),
    ['discount.reason', 'ownLines.0.label', 'planner', 'terms', 'words'],
  ],
  [
    'days that are over',
    draftOf(privateTrip(), {
      validUntil: '2026-11-19',
      deposit: { percent: 20, dueOn: '2026-11-19' },
      balanceDueOn: '2026-11-19',
    }),
    ['balanceDueOn', 'deposit.dueOn', 'validUntil'],
  ],
  ['a deposit after the balance', draftOf(privateTrip(), { balanceDueOn: '2026-11-26' }), ['deposit.dueOn']],
];

test.each(unfitDrafts)('%s is told at its field (B-682)', async (_title, draft, fields) => {
  expect(new Set(Object.keys((await read(draft)).problems))).toEqual(new Set(fields));
});

test('an address nobody can write to keeps it from being sent', async () => {
  expect(Object.keys((await read(draftOf(privateTrip()), { email: '"ada"@mail.example' })).problems)).toEqual([
    'mail.to',
  ]);
});

test('what does not fit the tour is told, and may be sent (B-682)', async () => {
  const { warnings, problems } = await read(
    draftOf(
      privateTrip({
        guests: { adults: 8, children: 1, infants: 1 },
        activities: [{ ...canoe, selectedDate: '2027-08-01' }],
      }),
    ),
  );
  expect(problems).toEqual({});
  expect(warnings).toEqual([
    expect.stringContaining('takes up to 7'),
    expect.stringContaining('for ages 5 and over'),
    expect.stringContaining('Canoe at dawn is for ages 6'),
    'Canoe at dawn is on Sunday 1 August 2027, outside the trip.',
  ]);
});
