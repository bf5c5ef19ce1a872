import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OtherCost, TourFee } from '#contract/money/fees.ts';
import { type TripOfTour, wholeTripOf } from '#contract/money/whole-trip.ts';
import { type ChosenStay, tripDays } from '#contract/trip/trip-days.ts';
import { draws } from '#tests/support/draws.ts';

/** Seven days, three nights each at the hill and at the river. */
const week = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  destinationId: index < 3 ? 'hill' : 'river',
  ...(index < 6 && { accommodationId: index < 3 ? 'hill-camp' : 'river-camp' }),
}));

const told = { checkedOn: '2026-11-20', source: 'The county' };

const reserve: TourFee = {
  slug: 'reserve',
  name: 'The reserve',
  payee: 'The county',
  destinationId: 'river',
  per: '12 hours',
  rows: [
    { who: 'Adult', fromAge: 18, from: '01-01', to: '06-30', usd: 100 },
    { who: 'Adult', fromAge: 18, from: '07-01', to: '12-31', usd: 200 },
    { who: 'Child', fromAge: 9, toAge: 17, usd: 50 },
    { who: 'Small child', fromAge: 0, toAge: 8, usd: 0 },
  ],
  days: [5, 6],
  included: false,
  ...told,
};

const crater: TourFee = {
  slug: 'crater',
  name: 'The crater',
  payee: 'The authority',
  destinationId: 'hill',
  per: 'descent',
  rows: [],
  vehicle: { what: 'Vehicle', usd: 295 },
  days: [2],
  included: false,
  ...told,
};

const tips: OtherCost = { slug: 'tips', name: 'Tips', per: 'person and day', least: 10, most: 15, ...told };
const visa: OtherCost = { slug: 'visa', name: 'Visa', per: 'person', least: 50, most: 100, ...told };

const trip: TripOfTour = {
  startDate: '2027-08-05',
  days: tripDays(week, []),
  guests: { adults: 2, children: 0, infants: 0 },
  childAges: [],
  invoice: 1000,
  fees: [reserve],
  otherCosts: [],
  seats: 6,
};

test.each<[string, Partial<TripOfTour>, number]>([
  ['two adults in August', {}, 2 * 2 * 200],
  ['two adults in May', { startDate: '2027-05-05' }, 2 * 2 * 100],
  ['tickets on both sides of the tariff’s change', { startDate: '2027-06-26' }, 2 * 100 + 2 * 200],
  [
    'children of 7 and 10',
    { guests: { adults: 2, children: 2, infants: 0 }, childAges: [7, 10] },
    2 * 2 * 200 + 2 * 50 + 0,
  ],
  ['a child of 17', { guests: { adults: 1, children: 1, infants: 0 }, childAges: [17] }, 2 * 200 + 2 * 50],
  [
    'a child of unknown age, like an adult',
    { guests: { adults: 1, children: 1, infants: 0 }, childAges: [undefined] },
    2 * 2 * 200,
  ],
  ['an infant', { guests: { adults: 1, children: 0, infants: 2 } }, 2 * 200],
  ['a vehicle for six', { fees: [crater], guests: { adults: 6, children: 0, infants: 0 } }, 295],
  ['two vehicles for seven', { fees: [crater], guests: { adults: 7, children: 0, infants: 0 } }, 2 * 295],
  ['what is inside the price', { fees: [{ ...reserve, included: true }] }, 0],
])('at the gates: %s', (_, change, amount) => {
  expect(wholeTripOf({ ...trip, ...change }).feesTotal).toBe(amount);
});

const atRiver: ChosenStay = { id: 'river-camp', nights: 1 };
const atHill: ChosenStay = { id: 'hill-camp', nights: 2 };
const hillFee: TourFee = { ...reserve, slug: 'hill', destinationId: 'hill', days: [3] };

/* From 5 August unless another day is said; an adult's ticket is $100 until 30 June and $200 from July on. */
test.each<[string, ChosenStay[], Partial<TripOfTour>, number]>([
  ['a day more at the river takes a ticket more', [atRiver], {}, 2 * 3 * 200],
  // 25 June is the first day: the tour's tickets are of 29 and 30 June, the extra one is of 1 July.
  ['it is the ticket of its own date', [atRiver], { startDate: '2027-06-25' }, 2 * (100 + 100 + 200)],
  // Two days at the hill before it: tickets of 1 and 2 July.
  ['days before move the tickets of days after', [atHill], { startDate: '2027-06-25' }, 2 * 2 * 200],
  [
    'a ticket in the price is paid for the day more alone',
    [atHill],
    { fees: [{ ...hillFee, included: true }] },
    2 * 2 * 200,
  ],
  [
    'a ticket of another place is not taken again',
    [atHill],
    { fees: [{ ...hillFee, destinationId: 'river' }] },
    2 * 200,
  ],
  ['a descent is not made again', [atHill], { fees: [{ ...crater, days: [3] }] }, 295],
  ['a vehicle is let in again', [atHill], { fees: [{ ...crater, per: 'day', days: [3] }] }, 3 * 295],
  ['after the tour there is no gate', [{ id: 'villa', nights: 3 }], {}, 2 * 2 * 200],
])('on extra days: %s (B-732)', (_, stays, change, amount) => {
  expect(wholeTripOf({ ...trip, ...change, days: tripDays(week, stays) }).feesTotal).toBe(amount);
});

test('what is paid on extra days alone says so, and each extra day has its tips (B-732)', () => {
  const fees = [{ ...hillFee, included: true }];
  const whole = wholeTripOf({ ...trip, fees, otherCosts: [tips], days: tripDays(week, [atHill]) });
  expect(whole.fees.map(({ fee, amount }) => [fee.name, amount])).toEqual([['The reserve, extra days', 800]]);
  expect(whole.others.map(({ least, most }) => [least, most])).toEqual([[2 * 9 * 10, 2 * 9 * 15]]);
});

test('a line says whose tickets it is made of', () => {
  const guests = { adults: 2, children: 2, infants: 0 };
  const [line] = wholeTripOf({ ...trip, guests, childAges: [7, 10] }).fees;
  expect(line?.parts).toEqual([
    { who: 'Adult', usd: 200, tickets: 4 },
    { who: 'Small child', usd: 0, tickets: 2 },
    { who: 'Child', usd: 50, tickets: 2 },
  ]);
});

test('visas are for each person, tips for each who pays and each day (B-213)', () => {
  const guests = { adults: 2, children: 1, infants: 1 };
  const whole = wholeTripOf({ ...trip, fees: [], guests, otherCosts: [tips, visa] });
  expect(whole.others.map(({ least, most }) => [least, most])).toEqual([
    [3 * 7 * 10, 3 * 7 * 15],
    [4 * 50, 4 * 100],
  ]);
  expect(whole.total).toEqual({ least: 1000 + 210 + 200, most: 1000 + 315 + 400 });
  expect(whole.perPerson).toEqual({ least: 470, most: 571.67 });
});

test('any trip comes to what an oracle of whole cents says', () => {
  const age = fc.option(fc.integer({ min: 2, max: 17 }), { nil: undefined });
  const trips = fc.record({
    day: fc.integer({ min: 0, max: 700 }),
    adults: fc.integer({ min: 1, max: 20 }),
    ages: fc.array(age, { maxLength: 12 }),
    infants: fc.integer({ min: 0, max: 6 }),
    cents: fc.integer({ min: 0, max: 50_000_000 }),
    rate: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(trips, ({ day, adults, ages, infants, cents, rate }) => {
      const start = new Date(Date.UTC(2027, 0, 1 + day));
      const fee: TourFee = {
        ...reserve,
        rows: reserve.rows.map((row) => (row.who === 'Child' ? { ...row, usd: rate / 100 } : row)),
      };
      const whole = wholeTripOf({
        ...trip,
        startDate: start.toISOString().slice(0, 10),
        guests: { adults, children: ages.length, infants },
        childAges: ages,
        invoice: cents / 100,
        fees: [fee, crater],
        otherCosts: [tips, visa],
      });
      const adultCents = [4, 5].reduce((sum, later) => {
        const month = new Date(start.getTime() + later * 86_400_000).getUTCMonth();
        return sum + (month < 6 ? 10_000 : 20_000);
      }, 0);
      const asAdults = adults + ages.filter((one) => one === undefined).length;
      const asChildren = ages.filter((one) => one !== undefined && one >= 9).length;
      const vehicles = Math.floor((adults + ages.length + 5) / 6);
      const gates = asAdults * adultCents + asChildren * 2 * rate + vehicles * 29_500;
      const payers = adults + ages.length;
      const least = cents + gates + payers * 7 * 1000 + (payers + infants) * 5000;
      expect(Math.round(whole.total.least * 100)).toBe(least);
      expect(Math.round(whole.total.most * 100)).toBe(least + payers * 7 * 500 + (payers + infants) * 5000);
    }),
    { numRuns: draws(100_000) },
  );
});
