import { expect, test } from 'vitest';
import { exchangedStay } from '#contract/trip/exchanged-stay.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { stayWords } from '#contract/words/trip-words.ts';

const itinerary = [
  { day: 1, accommodationId: 'fig', stayNote: 'Tent 4' },
  { day: 2, accommodationId: 'fig' },
  { day: 3, accommodationId: 'lodge' },
  { day: 4 },
];
const fig = { slug: 'fig', name: 'Fig Camp', price: 260, destinationId: 'mara' };

test('a stay takes over all nights the tour spends at another in the same place, at what a night there costs (B-736)', () => {
  expect(exchangedStay(itinerary, fig, { destinationId: 'mara' })).toEqual({
    nights: 2,
    insteadOf: { id: 'fig', name: 'Fig Camp', pricePerNight: 260 },
  });
});

test.each([
  ['a stay we have no record of', undefined, 'mara'],
  ['a stay without a price', { ...fig, price: 0 }, 'mara'],
  ['a stay the tour does not sleep at', { ...fig, slug: 'banda' }, 'mara'],
  ['a stay somewhere else', fig, 'nakuru'],
])('nothing takes the place of %s (B-736)', (_, own, destinationId) => {
  expect(exchangedStay(itinerary, own, { destinationId })).toBeUndefined();
});

test('its nights are spent in the other, of which an extra night follows the last; the trip is no longer for it (B-736)', () => {
  const beds = { id: 'beds', nights: 2, insteadOf: { id: 'fig' } };
  const told = (stays: Parameters<typeof tripDays>[1]) => tripDays(itinerary, stays).map(({ sleepAt }) => sleepAt);
  expect(told([beds])).toEqual(['beds', 'beds', 'lodge', undefined]);
  expect(told([beds, { id: 'beds', nights: 1 }])).toEqual(['beds', 'beds', 'beds', 'lodge', undefined]);
  // The tour's own stay is on the route no more.
  expect(told([beds, { id: 'fig', nights: 1 }])).toEqual(['beds', 'beds', 'lodge', 'fig', undefined]);
  expect(tripDays(itinerary, [beds])[0]?.tourDay?.stayNote).toBeUndefined();
});

test('it is told with the stay whose place it takes', () => {
  const beds = { name: 'Starbeds', roomType: 'Platform', nights: 2 };
  expect([stayWords(beds), stayWords({ ...beds, nights: 1, insteadOf: fig })]).toEqual([
    'Starbeds, Platform, 2 nights',
    'Starbeds, Platform, instead of Fig Camp, 1 night',
  ]);
});
