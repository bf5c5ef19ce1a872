import { expect, test } from 'vitest';
import type { Clock } from '#server/clock.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureStatus, isGuaranteed } from '#server/group-tours/departure-status.ts';
import { type Store, StoreUnavailable } from '#server/store/open-store.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';
import { always, smallCatalogue, testClock } from '#tests/support/test-app.ts';

async function departuresOf(store: Store, clock: Clock = testClock) {
  const board = createDepartureBoard({ catalogue: always(smallCatalogue()), store, clock });
  return (await board.departuresOf(['marsh-together'])).get('marsh-together') ?? [];
}

const terms = { waitlist: false, onRequest: false, guaranteedFrom: 4 };

test('a departure without seats is sold out, or has a waiting list, before anything else', () => {
  expect(departureStatus({ ...terms, onRequest: true }, { total: 8, booked: 8 })).toBe('sold out');
  expect(departureStatus({ ...terms, waitlist: true }, { total: 8, booked: 8 })).toBe('waitlist');
});

test('a departure on request says so even with few seats left', () => {
  expect(departureStatus({ ...terms, onRequest: true }, { total: 8, booked: 6 })).toBe('on request');
});

test('up to four seats left is limited, five is not (B-164)', () => {
  expect(departureStatus(terms, { total: 8, booked: 4 })).toBe('limited');
  expect(departureStatus({ ...terms, guaranteedFrom: 6 }, { total: 8, booked: 3 })).toBe('available');
});

test('enough bookings make a departure guaranteed; needing none makes every one so', () => {
  expect(departureStatus(terms, { total: 12, booked: 4 })).toBe('guaranteed');
  expect(departureStatus(terms, { total: 12, booked: 3 })).toBe('available');
  expect(departureStatus({ ...terms, guaranteedFrom: 0 }, { total: 12, booked: 0 })).toBe('guaranteed');
  expect(isGuaranteed(terms, { total: 5, booked: 4 })).toBe(true);
});

test('a departure ends as many days later as the tour is long, and is named after tour and day', async () => {
  const [first] = await departuresOf(await sqlite.open());
  expect(first).toMatchObject({
    id: 'marsh-together-2026-12-04',
    startDate: '2026-12-04',
    endDate: '2026-12-06',
    price: 600,
    kenyaPrice: 80_000,
    singleSupplement: 90,
    totalSeats: 8,
    availableSeats: 8,
    status: 'available',
    minToRun: 2,
    guaranteed: false,
  });
});

test('seats changed in the store show at once and survive a new start', async () => {
  const store = await sqlite.open();
  const [, second] = await departuresOf(store);
  await store.db
    .updateTable('departure_seats')
    .set({ booked_seats: 7 })
    .where('departure_id', '=', second?.id ?? '')
    .execute();
  expect((await departuresOf(store))[1]?.availableSeats).toBe(1);
});

test('when the day changes in Nairobi, what left is gone and what comes into sale is there', async () => {
  const store = await sqlite.open();
  let now = new Date('2026-12-03T20:59:00Z');
  const board = createDepartureBoard({ catalogue: always(smallCatalogue()), store, clock: () => now });
  const before = (await board.departuresOf(['marsh-together'])).get('marsh-together') ?? [];
  now = new Date('2026-12-03T21:00:00Z');
  const after = (await board.departuresOf(['marsh-together'])).get('marsh-together') ?? [];
  expect(before[0]?.startDate).toBe('2026-12-04');
  expect(after[0]?.startDate).toBe('2027-01-01');
  expect(before.at(-1)?.startDate).toBe('2028-03-03');
  now = new Date('2028-01-01T09:00:00Z');
  const later = (await board.departuresOf(['marsh-together'])).get('marsh-together') ?? [];
  expect(later[0]?.startDate).toBe('2028-01-07');
  expect(later.at(-1)?.startDate).toBe('2029-03-02');
});

test('a store that failed is asked again the next time', async () => {
  const working = await sqlite.open();
  const store = { ...failingStore() };
  const board = createDepartureBoard({ catalogue: always(smallCatalogue()), store, clock: testClock });
  await expect(board.departuresOf(['marsh-together'])).rejects.toThrow(StoreUnavailable);
  store.db = working.db;
  expect((await board.departuresOf(['marsh-together'])).get('marsh-together')).not.toHaveLength(0);
});
