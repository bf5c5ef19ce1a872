import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Departure } from '#contract/records/group-tours.ts';
import { beginBookings } from '#server/group-tours/example-bookings.ts';
import type { Store } from '#server/store/open-store.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { createTestApp, smallCatalogue, type TestAppOptions, testNow } from '#tests/support/test-app.ts';

/* Bookings nobody made belong to a demonstration. The clock of a test moves as far as it says. */

const day = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => () => new Date(testNow.getTime() + days * day);

/** The coming departures as a visitor is told of them, by a server that starts on this store. */
async function departuresOf(store: Store, options: TestAppOptions = {}): Promise<Departure[]> {
  const app = await openTestApp({ ...options, store });
  return (await app.read('/api/group-tour/marsh-together')).departures;
}

const booked = (departures: readonly Departure[]) =>
  departures.reduce((sum, { totalSeats, availableSeats }) => sum + totalSeats - availableSeats, 0);

onEveryEngine(({ open }) => {
  test('a new store of a demonstration begins with the example bookings, dealt out in turn', async () => {
    const store = await open();
    const departures = await departuresOf(store);
    expect(
      departures.slice(0, 5).map(({ startDate, availableSeats, status }) => [startDate, availableSeats, status]),
    ).toEqual([
      ['2026-12-04', 0, 'sold out'],
      ['2027-01-01', 3, 'limited'],
      ['2027-02-05', 5, 'guaranteed'],
      ['2027-03-05', 8, 'available'],
      ['2027-04-02', 0, 'sold out'],
    ]);
  });

  test('servers that open one new store together fill it once', async () => {
    const store = await open();
    const options = { catalogue: smallCatalogue(), demonstration: true, now: testNow };
    const decisions = await Promise.all([1, 2, 3].map(() => beginBookings(store, options)));
    expect(decisions).toEqual(['filled', 'filled', 'filled']);
    expect((await departuresOf(store)).slice(0, 2).map(({ availableSeats }) => availableSeats)).toEqual([0, 3]);
  });
});

test('with the clock 70 days ahead, no date that came into sale has anybody booked, in the same server or a new one', async () => {
  const store = await sqlite.open();
  let clock = () => testNow;
  const app = await createTestApp({ store, clock: () => clock() });
  const ask = async () => {
    const slugs = [...app.catalogue.groupTours.keys()];
    const tours = await Promise.all(slugs.map((slug) => app.read(`/api/group-tour/${slug}`)));
    return tours.flatMap(({ departures }: { departures: Departure[] }) => departures);
  };
  const first = await ask();
  const known = new Set(first.map(({ id }) => id));
  expect(booked(first)).toBeGreaterThan(0);
  clock = daysLater(70);
  const later = await ask();
  const added = later.filter(({ id }) => !known.has(id));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter(({ totalSeats, availableSeats }) => totalSeats !== availableSeats)).toEqual([]);
  expect(added.filter(({ status }) => status === 'sold out' || status === 'waitlist')).toEqual([]);
  const again = await departuresOf(store, { clock: daysLater(140) });
  expect(booked(again.filter(({ id }) => !known.has(id)))).toBe(0);
});

test('a store that was opened without a demonstration never gets example bookings, whoever opens it later (B-124)', async () => {
  const store = await sqlite.open();
  expect(booked(await departuresOf(store, { demonstration: false }))).toBe(0);
  expect(booked(await departuresOf(store, { demonstration: true }))).toBe(0);
  expect(booked(await departuresOf(store, { demonstration: true, clock: daysLater(500) }))).toBe(0);
});

test('it is enough that it was opened: nobody need have asked for a departure', async () => {
  const store = await sqlite.open();
  await createTestApp({ store, demonstration: false });
  expect(booked(await departuresOf(store, { demonstration: true }))).toBe(0);
});

test('a store that holds an enquiry never gets example bookings', async () => {
  const store = await sqlite.open();
  const app = await openTestApp({ store, demonstration: false });
  expect((await app.contact()).status).toBe(201);
  // As a copy of an earlier version has come back: nothing was decided in it, and no departure is known.
  await store.db.deleteFrom('example_bookings').execute();
  await store.db.deleteFrom('departure_seats').execute();
  expect(booked(await departuresOf(store, { demonstration: true }))).toBe(0);
});

test('a store of an earlier version keeps the seats it has and gets no others', async () => {
  const store = await sqlite.open();
  const before = await departuresOf(store);
  await store.db.deleteFrom('example_bookings').execute();
  expect(await departuresOf(store)).toEqual(before);
  const known = new Set(before.map(({ id }) => id));
  const later = await departuresOf(store, { clock: daysLater(70) });
  expect(booked(later.filter(({ id }) => !known.has(id)))).toBe(0);
});

test('what runs an operator’s own site begins without them (B-124)', () => {
  expect(readFileSync('deploy/umbrella-thorn.service', 'utf8')).toContain('\nEnvironment=DEMONSTRATION=0\n');
  const image = readFileSync('Containerfile', 'utf8');
  expect(image.split('FROM ').filter((stage) => stage.includes('DEMONSTRATION=0'))).toHaveLength(2);
});
