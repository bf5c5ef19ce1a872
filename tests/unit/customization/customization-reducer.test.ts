import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guests as guestsSchema } from '#contract/trip/customization.ts';
import { type CustomizationAction, customize } from '#features/trip/state/customization-reducer.ts';
import {
  type CustomizationState,
  initialState,
  isWorthKeeping,
  noCustomizations,
  noDates,
} from '#features/trip/state/customization-state.ts';
import { withinPartyLimits } from '#features/trip/state/trip-rules.ts';
import {
  add,
  after,
  amboseli,
  balloon,
  banda,
  mara,
  party,
  setMara,
  sleep,
  tent,
  village,
} from '#tests/unit/customization/trip-samples.ts';

/* Every action of B-117, and the price (B-111) after each. */

test('before anything is chosen there are two adults, no tour and no extras (B-113)', () => {
  expect(initialState).toEqual({
    baseTour: null,
    customizations: {
      activities: [],
      accommodations: [],
      guestCount: { adults: 2, children: 0, infants: 0 },
      dates: { flexibility: 'exact' },
    },
    pricing: {
      baseTourPrice: 0,
      addedActivitiesPrice: 0,
      accommodationUpgrades: 0,
      taxes: 0,
      fees: 50,
      total: 50,
      currency: 'USD',
    },
    isLoading: true,
    error: null,
  });
});

test.each<[string, CustomizationAction[], number]>([
  ['set base tour', [setMara], 1058],
  ['set guest count', [{ type: 'setBaseTour', tour: amboseli }, party(2, 1)], 1125.2],
  ['infants travel free', [setMara, party(1, 0, 1)], 554],
  [
    'add activity with its own count, add accommodation',
    [setMara, add({ ...balloon, guestCount: 2 }), sleep(tent)],
    2536.4,
  ],
  [
    'add an activity for two and one for all of four',
    [setMara, party(2, 2), add({ ...balloon, guestCount: 2 }), add(village), sleep(tent)],
    3746,
  ],
  [
    'cents',
    [
      { type: 'setBaseTour', tour: amboseli },
      add({ ...village, price: 35.5 }),
      sleep({ ...tent, pricePerNight: 149.99, nights: 3 }),
    ],
    1350.29,
  ],
  ['remove activity', [setMara, add(balloon), { type: 'removeActivity', id: 'balloon' }], 1058],
  [
    'update activity',
    [setMara, add(balloon), { type: 'updateActivity', id: 'balloon', changes: { guestCount: 1 } }],
    1595.6,
  ],
  [
    'remove accommodation',
    [setMara, sleep(tent), { type: 'removeAccommodation', id: 'camp', roomType: 'Hill tent' }],
    1058,
  ],
  ['guests follow into activities for everyone', [setMara, add(village), party(3)], 1713.2],
  ['reset', [setMara, party(4), add(balloon), sleep(tent), { type: 'reset' }], 1058],
  ['load from storage', [{ type: 'loadFromStorage', state: after(setMara, add(balloon)) }], 2133.2],
])('the price is worked out again: %s (B-117)', (_, actions, total) => {
  expect(after(...actions).pricing.total).toBe(total);
});

test('an activity added twice is there once, as it was added last', () => {
  const { activities } = after(setMara, add(balloon), add({ ...balloon, guestCount: 1 })).customizations;
  expect(activities).toEqual([{ ...balloon, guestCount: 1 }]);
});

test('rooms of one stay are told apart, and more nights in a room replace those before', () => {
  const { accommodations } = after(setMara, sleep(tent), sleep(banda), sleep({ ...tent, nights: 5 })).customizations;
  expect(accommodations).toEqual([{ ...tent, nights: 5 }, banda]);
});

test('what is put back after a removal stands where it was', () => {
  const state = after(setMara, add(balloon), add(village), { type: 'removeActivity', id: 'balloon' }, add(balloon));
  expect(state.customizations.activities.map(({ id }) => id)).toEqual(['balloon', 'village']);
});

test('an activity can be given a day and lose it again', () => {
  const day = { type: 'updateActivity', id: 'balloon', changes: { selectedDate: '2027-02-13' } } as const;
  const state = after(setMara, add(balloon), day);
  expect(state.customizations.activities[0]?.selectedDate).toBe('2027-02-13');
  const without = customize(state, { ...day, changes: { selectedDate: undefined } });
  expect(without.customizations.activities[0]?.selectedDate).toBeUndefined();
});

test('updating or removing what is not there changes nothing', () => {
  const state = after(setMara, add(balloon), sleep(tent));
  expect(customize(state, { type: 'updateActivity', id: 'constructor', changes: { guestCount: 1 } })).toEqual(state);
  expect(customize(state, { type: 'removeActivity', id: '__proto__' })).toEqual(state);
  expect(customize(state, { type: 'removeAccommodation', id: 'camp', roomType: 'Tree house' })).toEqual(state);
});

test('no more take part in an activity than travel', () => {
  const state = after(setMara, party(4), add({ ...balloon, guestCount: 3 }), party(2));
  expect(state.customizations.activities[0]?.guestCount).toBe(2);
});

test('a last day without a first, or before it, is no last day', () => {
  const dates = (startDate?: string, endDate?: string) =>
    after(setMara, { type: 'setDates', dates: { startDate, endDate, flexibility: 'few-days' } }).customizations.dates;
  expect(dates('2027-02-12', '2027-02-14')).toEqual({
    startDate: '2027-02-12',
    endDate: '2027-02-14',
    flexibility: 'few-days',
  });
  expect(dates('2027-02-12', '2027-02-11')).toEqual({ startDate: '2027-02-12', flexibility: 'few-days' });
  expect(dates(undefined, '2027-02-11')).toEqual({ flexibility: 'few-days' });
});

test('the last day goes with the extra nights, and a later one that was chosen stays (B-731)', () => {
  const dated = (endDate: string) =>
    after(setMara, { type: 'setDates', dates: { startDate: '2027-02-12', endDate, flexibility: 'exact' } });
  const lastDays = (state: CustomizationState, ...actions: CustomizationAction[]) =>
    actions.map((_, index) => actions.slice(0, index + 1).reduce(customize, state).customizations.dates.endDate);
  const takeOff = { type: 'removeAccommodation', id: 'camp', roomType: 'Hill tent' } as const;
  const actions = [sleep(tent), sleep({ ...banda, nights: 3 }), sleep({ ...tent, nights: 1 }), takeOff];
  expect(lastDays(dated('2027-02-14'), ...actions, { ...takeOff, roomType: 'Family banda' })).toEqual([
    '2027-02-16',
    '2027-02-17',
    '2027-02-17',
    '2027-02-17',
    '2027-02-14',
  ]);
  expect(lastDays(dated('2027-02-20'), sleep(tent), takeOff)).toEqual(['2027-02-20', '2027-02-20']);
});

test('what takes the place of a stay of the tour is there once, beside extra nights in the same room; taken off, that stay is back (B-736)', () => {
  const own = { id: 'fig', name: 'Fig Camp', pricePerNight: 200 };
  const exchanged = { ...tent, insteadOf: own };
  const other = { ...exchanged, roomType: 'Family banda', pricePerNight: 150 };
  const dates = { startDate: '2027-02-12', endDate: '2027-02-14', flexibility: 'exact' } as const;
  const state = after(setMara, { type: 'setDates', dates }, sleep(exchanged), sleep(other), sleep(tent));
  expect(state.customizations.accommodations).toEqual([other, tent]);
  // (150 - 200) × 2 + 180 × 2; two extra nights alone are days.
  expect(state.pricing.accommodationUpgrades).toBe(260);
  expect(state.customizations.dates.endDate).toBe('2027-02-16');
  const back = customize(state, { type: 'removeAccommodation', ...other });
  expect(back.customizations.accommodations).toEqual([tent]);
});

test('reset keeps the base tour and nothing else (B-117)', () => {
  const state = after(setMara, party(4, 1), add(balloon), sleep(tent), { type: 'reset' });
  expect(state.baseTour).toEqual(mara);
  expect(state.customizations).toEqual(noCustomizations);
});

test('the same tour again brings its new price and keeps the extras', () => {
  const state = after(setMara, add(balloon), { type: 'setBaseTour', tour: { ...mara, price: 500 } });
  expect(state.customizations.activities).toEqual([balloon]);
  expect(state.pricing.baseTourPrice).toBe(1000);
});

test('another base tour keeps who travels and when, and takes as long as that tour does', () => {
  const dates = { startDate: '2027-02-12', endDate: '2027-02-14', flexibility: 'few-days' } as const;
  const state = after(setMara, party(3, 1), { type: 'setDates', dates }, add(balloon), sleep(tent), {
    type: 'setBaseTour',
    tour: amboseli,
  });
  expect(state.customizations).toEqual({
    activities: [],
    accommodations: [],
    guestCount: { adults: 3, children: 1, infants: 0 },
    dates: { startDate: '2027-02-12', endDate: '2027-02-13', flexibility: 'few-days' },
  });
});

test('loading ends the waiting and prices what was loaded, whatever price came with it', () => {
  const stored = { ...after(setMara), pricing: { ...initialState.pricing, total: 1 } };
  const state = after({ type: 'loadFromStorage', state: stored });
  expect(state.isLoading).toBe(false);
  expect(state.pricing.total).toBe(1058);
});

test('extras and days are worth keeping, a tour alone is not', () => {
  expect(isWorthKeeping(after(setMara).customizations)).toBe(false);
  expect(isWorthKeeping(after(setMara, party(4)).customizations)).toBe(false);
  expect(isWorthKeeping(after(setMara, add(balloon)).customizations)).toBe(true);
  expect(isWorthKeeping(after(setMara, sleep(tent)).customizations)).toBe(true);
  expect(isWorthKeeping({ ...noCustomizations, dates: { ...noDates, startDate: '2027-02-12' } })).toBe(true);
});

test('no action changes the state it was given', () => {
  const state = after(setMara, add(balloon), sleep(tent));
  const before = structuredClone(state);
  for (const action of [party(5), add(village), sleep(banda), { type: 'reset' } as const]) customize(state, action);
  expect(state).toEqual(before);
});

test('whatever numbers are asked for, the party is one the contract takes', () => {
  const amount = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(fc.record({ adults: amount, children: amount, infants: amount }), (asked) => {
      expect(guestsSchema.safeParse(withinPartyLimits(asked)).success).toBe(true);
    }),
  );
});
