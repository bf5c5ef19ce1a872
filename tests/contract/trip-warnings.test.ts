import { expect, test } from 'vitest';
import { type TripToCheck, tripWarnings } from '#contract/trip/trip-warnings.ts';

const fee = {
  name: 'Marsh Park',
  included: false,
  checkedOn: '2026-11-20',
  rows: [
    { who: 'Adult', fromAge: 18, usd: 60 },
    { who: 'Child', fromAge: 0, toAge: 17, usd: 20 },
  ],
};

const trip: TripToCheck = {
  tour: {
    duration: 7,
    minAge: 6,
    maxGuests: 6,
    style: 'private',
    prices: {
      seasons: [
        { name: 'Open', dates: [{ from: '06-01', to: '12-31' }], prices: [{ people: 2, usd: 100, local: 15_000 }] },
      ],
      singleSupplement: { usd: 40, local: 6000 },
      leastParty: 1,
    },
    fees: [fee],
  },
  guests: { adults: 2, children: 0, infants: 0 },
  childAges: [],
  startDate: '2027-08-05',
  endDate: '2027-08-11',
  accommodations: [],
  activities: [],
  today: '2026-11-24',
};

test('a trip that fits raises no doubt (B-214)', () => {
  expect(tripWarnings(trip)).toEqual([]);
});

test.each<[string, Partial<TripToCheck>, ReturnType<typeof tripWarnings>]>([
  ['ten on a tour for six', { guests: { adults: 10, children: 0, infants: 0 } }, [{ kind: 'too-many', most: 6 }]],
  [
    'one on a tour for four at least',
    {
      guests: { adults: 1, children: 0, infants: 0 },
      tour: { ...trip.tour, prices: { ...trip.tour.prices, leastParty: 4 } },
    },
    [{ kind: 'too-few', least: 4 }],
  ],
  ['one alone', { guests: { adults: 1, children: 0, infants: 0 } }, [{ kind: 'alone' }]],
  ['eight days of a seven-day tour', { endDate: '2027-08-12' }, [{ kind: 'another-length', days: 8, duration: 7 }]],
  [
    'ten days of a seven-day tour with two more nights',
    { endDate: '2027-08-14', accommodations: [{ id: 'camp', nights: 2 }] },
    [{ kind: 'another-length', days: 10, duration: 9 }],
  ],
  [
    'nine days of a seven-day tour with two more nights',
    { endDate: '2027-08-13', accommodations: [{ id: 'camp', nights: 2 }] },
    [],
  ],
  [
    'a day less with two more nights',
    { endDate: '2027-08-12', accommodations: [{ id: 'camp', nights: 2 }] },
    [{ kind: 'another-length', days: 8, duration: 9 }],
  ],
  [
    'a day it does not run',
    { startDate: '2027-05-05', endDate: '2027-05-11' },
    [{ kind: 'not-run', startDate: '2027-05-05' }],
  ],
  [
    'a child of five on a tour from six',
    { guests: { adults: 2, children: 1, infants: 0 }, childAges: [5] },
    [{ kind: 'too-young', age: 5, minAge: 6 }],
  ],
  [
    'a walk for twelve and over with a child of seven',
    {
      guests: { adults: 2, children: 1, infants: 0 },
      childAges: [7],
      activities: [{ name: 'Bush walk', minAge: 12 }],
    },
    [{ kind: 'too-young-for', activity: 'Bush walk', age: 7, minAge: 12 }],
  ],
  [
    'children whose ages nobody told',
    { guests: { adults: 2, children: 2, infants: 0 }, childAges: [7] },
    [{ kind: 'ages-unknown', missing: 1 }],
  ],
  [
    'a fee that was checked over a year ago',
    { today: '2027-11-21' },
    [{ kind: 'old-fee', fee: 'Marsh Park', checkedOn: '2026-11-20' }],
  ],
])('%s is said (B-214)', (_, change, warnings) => {
  expect(tripWarnings({ ...trip, ...change })).toEqual(warnings);
});

test('an infant is younger than any least age', () => {
  const warnings = tripWarnings({ ...trip, guests: { adults: 2, children: 0, infants: 1 } });
  expect(warnings).toEqual([{ kind: 'too-young', age: 1, minAge: 6 }]);
});

test('what is inside the price is not asked for and does not age', () => {
  const tour = { ...trip.tour, fees: [{ ...fee, included: true }] };
  const guests = { adults: 2, children: 1, infants: 0 };
  expect(tripWarnings({ ...trip, tour, guests, today: '2028-01-01' })).toEqual([]);
});
