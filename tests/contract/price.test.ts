import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatFee, priceTrip, type TripToPrice, taxPercent } from '#contract/price.ts';
import { draws } from '#tests/support/draws.ts';

/* The price rule (B-111), with the sums it was agreed on by. */

const adults = (count: number) => ({ adults: count, children: 0, infants: 0 });
const none = { activities: [], accommodations: [] };

test.each<[string, TripToPrice, [number, number, number, number, number]]>([
  ['450, 2 adults', { basePrice: 450, guests: adults(2), ...none }, [900, 0, 0, 108, 1058]],
  [
    '320, 2 adults and 1 child',
    { basePrice: 320, guests: { adults: 2, children: 1, infants: 0 }, ...none },
    [960, 0, 0, 115.2, 1125.2],
  ],
  [
    '450, 1 adult and 1 infant',
    { basePrice: 450, guests: { adults: 1, children: 0, infants: 1 }, ...none },
    [450, 0, 0, 54, 554],
  ],
  [
    '450, 2 adults, an activity for 2 and a room for 2 nights',
    {
      basePrice: 450,
      guests: adults(2),
      activities: [{ price: 480, guestCount: 2 }],
      accommodations: [{ pricePerNight: 180, nights: 2 }],
    },
    [900, 960, 360, 266.4, 2536.4],
  ],
  [
    '450, 2 adults and 2 children, an activity for 2 and one for all, a room for 2 nights',
    {
      basePrice: 450,
      guests: { adults: 2, children: 2, infants: 0 },
      activities: [{ price: 480, guestCount: 2 }, { price: 45 }],
      accommodations: [{ pricePerNight: 180, nights: 2 }],
    },
    [1800, 1140, 360, 396, 3746],
  ],
  [
    '320, 2 adults, an activity at 35.50 for all, a room at 149.99 for 3 nights',
    {
      basePrice: 320,
      guests: adults(2),
      activities: [{ price: 35.5 }],
      accommodations: [{ pricePerNight: 149.99, nights: 3 }],
    },
    [640, 71, 449.97, 139.32, 1350.29],
  ],
])('%s', (_, trip, [baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, total]) => {
  expect(priceTrip(trip)).toEqual({
    baseTourPrice,
    addedActivitiesPrice,
    accommodationUpgrades,
    taxes,
    fees: 50,
    total,
    currency: 'USD',
  });
});

test('no base tour costs its extras, the tax on them and the fee', () => {
  expect(priceTrip({ guests: adults(2), activities: [{ price: 10 }], accommodations: [] })).toMatchObject({
    baseTourPrice: 0,
    addedActivitiesPrice: 20,
    taxes: 2.4,
    total: 72.4,
  });
});

test.each([
  [1.005, 1.01],
  [8.575, 8.58],
  [0.285, 0.29],
  [1.0049, 1],
])('a price of %d is %d in whole cents, half a cent upwards', (basePrice, expected) => {
  expect(priceTrip({ basePrice, guests: adults(1), ...none }).baseTourPrice).toBe(expected);
});

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const trips: fc.Arbitrary<TripToPrice> = fc.record({
  basePrice: amount,
  guests: fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.integer({ min: 0, max: 12 }),
    infants: fc.integer({ min: 0, max: 6 }),
  }),
  activities: fc.array(
    fc.record({ price: amount, guestCount: fc.option(fc.integer({ min: 1, max: 24 }), { nil: undefined }) }),
    { maxLength: 10 },
  ),
  accommodations: fc.array(fc.record({ pricePerNight: amount, nights: fc.integer({ min: 1, max: 60 }) }), {
    maxLength: 10,
  }),
});

const inCents = (dollars: number) => Math.round(dollars * 100);

test('whatever the trip, the lines add up to the total to the cent, and the tax is 12 % of what is taxed (B-111)', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const { baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, fees, total } = priceTrip(trip);
      const lines = [baseTourPrice, addedActivitiesPrice, accommodationUpgrades].map(inCents);
      const subtotal = lines.reduce((sum, line) => sum + line, 0);
      expect(subtotal + inCents(taxes) + inCents(fees)).toBe(inCents(total));
      expect(Math.abs(inCents(taxes) - (subtotal * taxPercent) / 100)).toBeLessThanOrEqual(0.5);
      expect(fees).toBe(flatFee);
      expect(total).toBe(Number(total.toFixed(2)));
    }),
  );
});

test('infants change nothing, and another guest never makes it cheaper (B-112)', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const { guests } = trip;
      expect(priceTrip({ ...trip, guests: { ...guests, infants: guests.infants + 1 } })).toEqual(priceTrip(trip));
      const more = priceTrip({ ...trip, guests: { ...guests, children: guests.children + 1 } });
      expect(more.total).toBeGreaterThanOrEqual(priceTrip(trip).total);
    }),
  );
});

/** The rule once more in whole cents and whole numbers only, rounding half a cent up. */
function oracle({ basePrice = 0, guests, activities, accommodations }: TripToPrice): number[] {
  const cents = (dollars: number) => BigInt(dollars.toFixed(2).replace('.', ''));
  const paying = BigInt(guests.adults + guests.children);
  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  const base = cents(basePrice) * paying;
  const extras = sum(activities.map(({ price, guestCount }) => cents(price) * BigInt(guestCount ?? paying)));
  const stays = sum(accommodations.map(({ pricePerNight, nights }) => cents(pricePerNight) * BigInt(nights)));
  const subtotal = base + extras + stays;
  const taxes = (subtotal * 12n + 50n) / 100n;
  return [base, extras, stays, taxes, 5000n, subtotal + taxes + 5000n].map((amount) => Number(amount) / 100);
}

test('a hundred thousand trips are priced as whole cents say', () => {
  let wrong = 0;
  const check = (trip: TripToPrice) => {
    const price = priceTrip(trip);
    const { baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, fees, total } = price;
    const lines = [baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, fees, total];
    const expected = oracle(trip);
    if (lines.some((line, index) => !Object.is(line, expected[index]))) wrong += 1;
  };
  for (const trip of fc.sample(trips, draws(100_000))) check(trip);
  expect(wrong).toBe(0);
});
