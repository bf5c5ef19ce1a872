import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listGroupTours } from '#contract/api/endpoints.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { groupTourFile, smallContent } from '#tests/support/small-content.ts';
import { createTestApp, smallCatalogue, type TestApp } from '#tests/support/test-app.ts';

/*
 * marsh-together leaves on the first Friday of each month with 0, 3, 5 and 8 seats left in turn from December; "solo"
 * leaves each 10 July with 2 seats left.
 */
const tour = groupTourFile({
  slug: 'solo',
  name: 'Solo',
  order: 2,
  destinationId: 'island',
  destinationIds: ['island'],
});
const solo = {
  ...tour,
  countries: ['Tanzania'],
  itinerary: tour.itinerary.map((day) => ({ ...day, destinationId: 'island' })),
  departures: { ...tour.departures, rule: { every: 'year', on: ['07-10'] }, exampleBookings: [6] },
};
const withSolo = await createTestApp({
  catalogue: smallCatalogue({ ...smallContent(), 'group-tours/solo.json': solo }),
});

async function groupTours(query = '', app: Pick<TestApp, 'read'> = withSolo) {
  const answer = z.parse(listGroupTours.response, await app.read(`/api/group-tours${query}`));
  return { ...answer, slugs: answer.groupTours.map((groupTour) => groupTour.slug) };
}

test('a card names the next departures with their seats, and counts all of them', async () => {
  const { groupTours: cards } = await groupTours();
  expect(cards[0]).toMatchObject({ slug: 'marsh-together', joiningPoint: 'Nairobi, Kencom', departureCount: 15 });
  expect(cards[0]?.nextDepartures.map(({ startDate, availableSeats }) => [startDate, availableSeats])).toEqual([
    ['2026-12-04', 0],
    ['2027-01-01', 3],
    ['2027-02-05', 5],
  ]);
  expect(cards[1]?.departureCount).toBe(1);
});

test.each([
  ['?month=july', ['marsh-together', 'solo']],
  ['?month=june', ['marsh-together']],
  ['?destination=island', ['solo']],
  ['?seats=2-plus', ['marsh-together', 'solo']],
  ['?seats=4-plus', ['marsh-together']],
  ['?month=july&seats=2-plus', ['marsh-together', 'solo']],
  ['?month=july&seats=6-plus', ['marsh-together']],
  ['?month=june&seats=6-plus', []],
  ['?q=kencom%20solo', ['solo']],
])('%s leaves %j', async (query, slugs) => {
  expect((await groupTours(query)).slugs).toEqual(slugs);
});

test('cards name the departures that were asked for', async () => {
  const { groupTours: cards } = await groupTours('?month=july,august&seats=1-plus');
  expect(cards[0]?.nextDepartures.map((departure) => departure.startDate)).toEqual(['2027-07-02']);
  expect(cards[0]?.departureCount).toBe(15);
});

test('seats are counted in the chosen month, and months among departures with enough seats', async () => {
  const { facets = {} } = await groupTours('?month=february&seats=4-plus');
  const counts = (key: string) => Object.fromEntries((facets[key] ?? []).map(({ value, count }) => [value, count]));
  expect(counts('seats')).toEqual({ '1-plus': 1, '2-plus': 1, '4-plus': 1, '6-plus': 0 });
  expect(counts('month')).toMatchObject({ february: 1, january: 0, march: 1, july: 1 });
});

test('filters that leave nothing say so', async () => {
  expect((await groupTours('?q=zebra')).message).toBe(
    'No group tours match your current filters. Try adjusting your criteria.',
  );
});

test('a month is the next of its name: seats of a year later are no answer (B-236)', async () => {
  const { groupTours: cards } = await groupTours('?month=january,february');
  expect(cards[0]?.nextDepartures.map(({ startDate }) => startDate)).toEqual(['2027-01-01', '2027-02-05']);
});

test('of a chosen month a departure with seats leads the card (B-236)', async () => {
  const weekly = groupTourFile({ slug: 'weekly', name: 'Weekly', order: 3 });
  const files = {
    ...smallContent(),
    'group-tours/weekly.json': {
      ...weekly,
      departures: { ...weekly.departures, rule: { every: 'week', weekday: 5 }, exampleBookings: [8, 8, 5] },
    },
  };
  const app = await openTestApp({ catalogue: smallCatalogue(files) });
  const firstOf = async (query: string) => {
    const { groupTours: cards } = await groupTours(query, app);
    const card = cards.find(({ slug }) => slug === 'weekly');
    return card?.nextDepartures.map(({ availableSeats }) => availableSeats);
  };
  expect(await firstOf('')).toEqual([0, 0, 3]);
  expect(await firstOf('?month=december')).toEqual([3, 0, 0]);
});

test('the tour that leaves next with a seat comes first, whatever full date another has before', async () => {
  const catalogue = smallCatalogue({
    ...smallContent(),
    'group-tours/solo.json': { ...solo, departures: { ...solo.departures, rule: { every: 'year', on: ['12-20'] } } },
  });
  const { groupTours: cards } = await groupTours('', await createTestApp({ catalogue }));
  expect(cards.map(({ slug, nextDepartures }) => [slug, nextDepartures[0]?.startDate])).toEqual([
    ['solo', '2026-12-20'],
    ['marsh-together', '2026-12-04'],
  ]);
});
