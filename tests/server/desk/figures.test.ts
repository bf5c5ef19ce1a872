import { expect, test } from 'vitest';
import type { MonthFigures, PeriodFigures } from '#contract/desk/figure-endpoints.ts';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { Shelf } from '#server/content/catalogue/catalogue.ts';
import { eraseEnquiries } from '#server/enquiries/erase-enquiries.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { onEveryEngine, type StoreEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue, testNow } from '#tests/support/test-app.ts';

/* Four figures a month, of enquiries as the website stores them. */

const day = 86_400_000;

async function openFigures(engine: StoreEngine) {
  const office = await openOffice(engine);
  const { store, time } = office;
  const takeAt = async (at: Date | string, take: () => Promise<string>) => {
    time.now = new Date(at);
    const reference = await take();
    const taken = { reference, at: time.now };
    time.now = testNow;
    return taken;
  };
  return {
    ...office,
    contact: (at: Date | string, given?: Partial<ContactMessage>) => takeAt(at, () => office.contact(given)),
    safari: (at: Date | string, given?: Partial<CustomSafariRequest>) => takeAt(at, () => office.safari(given)),
    /** As a reply and a state set at the desk leave it. */
    async answer({ reference, at }: { reference: string; at: Date }, afterMs: number, isWon = false) {
      const first_answered_at = new Date(at.getTime() + afterMs).toISOString();
      const state = isWon ? 'won' : 'waiting';
      await store.db
        .updateTable('enquiries')
        .set({ first_answered_at, state })
        .where('reference', '=', reference)
        .execute();
    },
    async months(): Promise<MonthFigures[]> {
      return (await office.read<{ months: MonthFigures[] }>('/figures')).months;
    },
    async lastMonth(): Promise<PeriodFigures> {
      return (await office.read<{ period: PeriodFigures }>('/figures?from=2026-11&to=2026-11')).period;
    },
  };
}

const nothing = { received: 0, won: 0, answeredAsPromised: 0 };

onEveryEngine((engine) => {
  test('thirteen months are counted, also when nothing came', async () => {
    const figures = await openFigures(engine);
    const months = await figures.months();
    expect(months).toHaveLength(13);
    expect([months[0], months.at(-1)]).toEqual([
      { month: '2025-11', ...nothing },
      { month: '2026-11', ...nothing },
    ]);
  });

  test('an enquiry counts in the month it came in, in Nairobi', async () => {
    const figures = await openFigures(engine);
    await figures.contact('2025-10-31T20:59:59.999Z');
    await figures.contact('2025-10-31T21:00:00Z');
    await figures.contact('2026-10-31T20:59:59.999Z');
    await figures.contact('2026-10-31T21:00:00Z');
    await figures.contact(testNow);
    const received = (await figures.months()).map(({ month, received: count }) => [month, count]);
    expect(received.filter(([, count]) => count !== 0)).toEqual([
      ['2025-11', 1],
      ['2026-10', 1],
      ['2026-11', 2],
    ]);
  });

  test('answered as promised is within a working day, the last minute of which is late, and won is won whenever', async () => {
    const figures = await openFigures(engine);
    const [old, prompt, late] = [
      await figures.contact('2026-09-05T09:00:00Z'),
      await figures.contact(testNow),
      await figures.contact(testNow),
    ];
    await figures.contact(testNow);
    // Friday at noon: until Monday at noon.
    await figures.answer(prompt, 3 * day - 1);
    await figures.answer(late, 3 * day, true);
    await figures.answer(old, 60_000, true);
    const months = await figures.months();
    expect(months.at(-1)).toMatchObject({ received: 3, answeredAsPromised: 1, won: 1 });
    expect(months.at(-3)).toMatchObject({ month: '2026-09', received: 1, answeredAsPromised: 1, won: 1 });
  });

  test('trips and months asked for are those the enquiries name (B-546)', async () => {
    const figures = await openFigures(engine);
    const won = await figures.safari(testNow);
    await figures.answer(won, 60_000, true);
    await figures.safari(testNow, { dates: { flexibility: 'open' } });
    await figures.contact(testNow, { context: seatsContext(2) });
    // A departure that is not there, a tour of a name that nobody has, and a question about nothing.
    await figures.contact(testNow, { context: { ...seatsContext(2), departureId: 'marsh-together-2020-01-03' } });
    const tour = { kind: 'tour' as const, id: 'no-such-tour', name: 'Made up', url: '/tour/no-such-tour' };
    await figures.contact(testNow, { context: tour });
    await figures.contact(testNow);
    expect(await figures.lastMonth()).toMatchObject({
      received: 6,
      won: 1,
      answeredAsPromised: 1,
      byTrip: [
        { kind: 'tour', slug: 'marsh-day', name: 'Marsh day', received: 2, won: 1 },
        { kind: 'group-tour', slug: 'marsh-together', name: 'Marsh together', received: 2, won: 0 },
      ],
      byMonthAskedFor: [
        { month: '2027-01', received: 1, won: 0 },
        { month: '2027-07', received: 1, won: 1 },
      ],
    });
  });

  test('what came, changed or was erased since the last look is in the next', async () => {
    const figures = await openFigures(engine);
    const first = await figures.safari(testNow);
    expect(await figures.lastMonth()).toMatchObject({ received: 1, won: 0 });
    const second = await figures.contact(testNow, { context: seatsContext(2) });
    await figures.answer(second, day, true);
    expect(await figures.lastMonth()).toMatchObject({ received: 2, won: 1, byTrip: [{ won: 0 }, { won: 1 }] });
    await figures.backing.queue.write((db) => eraseEnquiries(db, [first.reference]));
    expect(await figures.lastMonth()).toMatchObject({ received: 1, won: 1, byTrip: [{ slug: 'marsh-together' }] });
  });

  test('of some months it is said how fast they were answered, where they came from and why they were lost (B-847)', async () => {
    const figures = await openFigures(engine);
    await figures.contact('2026-09-05T09:00:00Z');
    const came = (referrer?: string) => ({ cameFrom: { firstPage: '/', ...(referrer && { referrer }) } });
    const [first, second, third] = [
      await figures.contact(testNow, came('search.example')),
      await figures.contact(testNow, came('search.example')),
      await figures.contact(testNow, came()),
    ];
    await figures.answer(first, 30 * 60_000, true);
    await figures.answer(second, 2 * 60 * 60_000);
    await figures.answer(third, 5 * day);
    const lose = (reference: string, lost_reason: string) =>
      figures.store.db
        .updateTable('enquiries')
        .set({ state: 'lost', lost_reason })
        .where('reference', '=', reference)
        .execute();
    await lose(second.reference, 'Too dear');
    await lose(third.reference, ' too dear');
    expect(await figures.lastMonth()).toMatchObject({
      received: 3,
      answered: 3,
      answeredAsPromised: 2,
      medianMinutes: 120,
      bySource: [
        { source: 'search.example', received: 2, won: 1 },
        { source: null, received: 1, won: 0 },
      ],
      lost: [{ reason: 'Too dear', count: 2 }],
      proposed: { count: 0, dollars: 0 },
      held: { count: 0, dollars: 0 },
    });
    const { period } = await figures.read<{ period: PeriodFigures }>('/figures?from=2026-09&to=2026-09');
    expect(period).toMatchObject({ received: 1, answered: 0, medianMinutes: null, bySource: [], lost: [] });
  });

  test('a trip that is offered no more keeps the name it had', async () => {
    const figures = await openFigures(engine);
    await figures.safari(testNow);
    figures.show({ ...smallCatalogue(), tours: new Shelf([]), groupTours: new Shelf([]) });
    expect((await figures.lastMonth()).byTrip).toMatchObject([{ slug: 'marsh-day', name: 'Marsh day' }]);
  });
});
