import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startWindow } from '#contract/calendar/calendar.ts';
import { priceTrip } from '#contract/money/price.ts';
import { accommodationItem, activityItem, guests as guestsSchema } from '#contract/trip/customization.ts';
import { datesPassedNote, leftOutNote, readCustomization } from '#features/trip/state/read-customization.ts';
import { add, after, balloon, mara, party, setMara, sleep, tent } from '#tests/unit/customization/trip-samples.ts';

/* What storage gives back is somebody's trip, or the work of an extension, an older version or a curious visitor. */

const starts = startWindow('2026-11-20');
const read = (stored: unknown) =>
  readCustomization(typeof stored === 'string' ? stored : JSON.stringify(stored), starts);

const dates = { startDate: '2027-02-12', endDate: '2027-02-14', flexibility: 'few-days' } as const;
const trip = after(setMara, party(2, 1, 1), { type: 'setDates', dates }, add(balloon), sleep(tent));
const withParts = (parts: object) => ({ ...trip, customizations: { ...trip.customizations, ...parts } });

test('a trip is read back as it was stored (B-115, B-116)', () => {
  expect(read(trip)).toEqual({ ...trip, isLoading: false });
});

test.each([
  ['nothing', 'null'],
  ['text that is not JSON', '{"baseTour":'],
  ['a number', '7'],
  ['a list', '[]'],
  ['no base tour', JSON.stringify({ ...trip, baseTour: null })],
  ['a base tour without a price', JSON.stringify({ ...trip, baseTour: { ...mara, price: undefined } })],
  ['a base tour with a price that is no number', JSON.stringify({ ...trip, baseTour: { ...mara, price: Number.NaN } })],
  [
    'a base tour that is too long a text',
    JSON.stringify({ ...trip, baseTour: { ...mara, name: 'x'.repeat(200_000) } }),
  ],
  [
    'a base tour on the prototype',
    '{"__proto__":{"baseTour":{"id":"mara","slug":"mara","name":"Mara","price":1,"duration":1}}}',
  ],
])('%s is no trip', (_, stored) => {
  expect(readCustomization(stored, starts)).toBeUndefined();
});

describe('a bad part is left out, said, and takes nothing else with it', () => {
  const bad = [
    null,
    'balloon',
    {},
    { ...balloon, id: '../../etc' },
    { ...balloon, id: 'a', price: -1 },
    { ...balloon, id: 'b', price: 1e12 },
    { ...balloon, id: 'c', price: '480' },
    { ...balloon, id: 'd', price: Number.NaN },
    { ...balloon, id: 'e', name: '' },
  ];

  test.each(bad)('activity %j', (item) => {
    const state = read(withParts({ activities: [item, balloon] }));
    expect(state?.customizations.activities).toEqual([balloon]);
    expect(state?.error).toBe(leftOutNote);
    expect(state?.pricing).toEqual(trip.pricing);
  });

  test.each([null, 5, 'many', { length: 3 }])('activities %j', (activities) => {
    const state = read(withParts({ activities }));
    expect(state?.customizations.activities).toEqual([]);
    expect(state?.customizations.accommodations).toEqual([tent]);
    expect(state?.error).toBe(leftOutNote);
  });

  test.each([0, -2, 1.5, 1e9, '3', null])('%j nights become one', (nights) => {
    const state = read(withParts({ accommodations: [{ ...tent, nights }] }));
    expect(state?.customizations.accommodations).toEqual([{ ...tent, nights: 1 }]);
    expect(state?.error).toBe(leftOutNote);
  });

  test.each([0, -2, 1.5, 1e9, '3', null])('a count of %j means everyone', (guestCount) => {
    const state = read(withParts({ activities: [{ ...balloon, guestCount }] }));
    expect(state?.customizations.activities).toEqual([balloon]);
  });

  test.each([
    [
      { adults: 0, children: -1, infants: 99 },
      { adults: 2, children: 0, infants: 0 },
    ],
    [
      { adults: 4, children: 'x', infants: 1 },
      { adults: 4, children: 0, infants: 1 },
    ],
    [
      { adults: 20, children: 12, infants: 0 },
      { adults: 20, children: 4, infants: 0 },
    ],
    ['everyone', { adults: 2, children: 0, infants: 0 }],
  ])('guests %j', (guestCount, party) => {
    expect(read(withParts({ guestCount }))?.customizations.guestCount).toEqual(party);
  });

  test.each([
    [[null, 7], [undefined, 7], null],
    [[9, 'nine', 4], [9, undefined], leftOutNote],
    ['nine', undefined, null],
  ])('ages of two children %j', (childAges, ages, error) => {
    const state = read(withParts({ guestCount: { adults: 2, children: 2, infants: 0 }, childAges }));
    expect(state?.customizations.childAges).toEqual(ages);
    expect(state?.error).toBe(error);
  });

  test('the same activity twice counts once', () => {
    expect(read(withParts({ activities: [balloon, balloon] }))?.pricing).toEqual(trip.pricing);
  });

  test('more things than a trip can have are cut off', () => {
    const activities = Array.from({ length: 60 }, (_, index) => ({ ...balloon, id: `balloon-${index}` }));
    expect(read(withParts({ activities }))?.customizations.activities).toHaveLength(40);
  });
});

describe('days', () => {
  test.each(['2026-11-21', '2020-01-01', '2028-11-21'])('a trip from %s can no longer be asked for', (startDate) => {
    const state = read(withParts({ dates: { ...dates, startDate, endDate: startDate } }));
    expect(state?.customizations.dates.startDate).toBeUndefined();
    expect(state?.customizations.dates.flexibility).toBe('few-days');
    expect(state?.error).toBe(datesPassedNote);
  });

  test.each(['2027-02-30', 'tomorrow', 20270212, null, ''])('%j is no day', (startDate) => {
    expect(read(withParts({ dates: { ...dates, startDate } }))?.customizations.dates).toEqual({
      flexibility: 'few-days',
    });
  });

  test('an activity whose day has passed stays, without its day', () => {
    const state = read(withParts({ activities: [{ ...balloon, selectedDate: '2026-11-01' }] }));
    expect(state?.customizations.activities).toEqual([balloon]);
    expect(state?.error).toBe(datesPassedNote);
  });
});

test('a polluted object pollutes nobody', () => {
  const stored = JSON.stringify(trip).replace(
    '"activities":',
    '"__proto__":{"polluted":true},"constructor":{},"activities":',
  );
  expect(readCustomization(stored, starts)?.customizations.activities).toEqual([balloon]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

/** Something like a trip, in which any part may be anything. */
const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 0, 1e308, -0, '', '__proto__', [], {}));
const orJunk = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: junk });
const money = fc.integer({ min: -100, max: 10_000_000 }).map((cents) => cents / 100);
const item = {
  id: orJunk(fc.constantFrom('balloon', 'village', 'camp', 'constructor')),
  name: orJunk(fc.string()),
  addedAt: orJunk(fc.constant('2026-11-20T09:00:00.000Z')),
};
const stored = fc.record({
  baseTour: fc.record({
    id: fc.constant('mara'),
    slug: fc.constant('mara'),
    name: fc.constant('Mara'),
    price: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
    duration: fc.integer({ min: 1, max: 60 }),
  }),
  customizations: orJunk(
    fc.record({
      activities: orJunk(
        fc.array(
          orJunk(
            fc.record({
              ...item,
              price: orJunk(money),
              guestCount: orJunk(fc.integer({ min: 1, max: 24 })),
              selectedDate: junk,
            }),
          ),
        ),
      ),
      accommodations: orJunk(
        fc.array(
          orJunk(
            fc.record({
              ...item,
              roomType: orJunk(fc.constantFrom('Tent', 'Banda')),
              pricePerNight: orJunk(money),
              nights: orJunk(fc.integer({ min: 1, max: 60 })),
              insteadOf: orJunk(
                fc.record({ id: fc.constantFrom('fig', 'lodge'), name: orJunk(fc.string()), pricePerNight: money }),
              ),
            }),
          ),
        ),
      ),
      guestCount: orJunk(fc.record({ adults: orJunk(fc.integer({ min: 0, max: 30 })), children: junk, infants: junk })),
      dates: orJunk(fc.record({ startDate: junk, endDate: junk, flexibility: junk })),
    }),
  ),
  pricing: junk,
  isLoading: junk,
  error: junk,
});

test('whatever was stored, the trip is one the contract takes, at the price of the rule', () => {
  fc.assert(
    fc.property(
      fc.oneof({ weight: 4, arbitrary: stored }, { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json()) }),
      (value) => {
        const state = read(value);
        if (state === undefined) return void expect(typeof value, 'a readable base tour is a trip').toBe('string');
        const { activities, accommodations, guestCount: guests } = state.customizations;
        for (const activity of activities) expect(activityItem.safeParse(activity).error).toBeUndefined();
        for (const stay of accommodations) expect(accommodationItem.safeParse(stay).error).toBeUndefined();
        expect(guestsSchema.safeParse(guests).error).toBeUndefined();
        const rule = priceTrip({ basePrice: state.baseTour?.price, guests, activities, accommodations });
        expect(state.pricing.total).toBe(rule.total);
      },
    ),
    { numRuns: 500 },
  );
});
