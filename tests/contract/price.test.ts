import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTrip, type TripToPrice } from '#contract/money/price.ts';
import { draws } from '#tests/support/draws.ts';

/* The price rule (B-111), with the sums it was agreed on by. */

function trip(basePrice: number, adults: number, children = 0, extras: Partial<TripToPrice> = {}): TripToPrice {
  return { basePrice, guests: { adults, children, infants: 0 }, activities: [], accommodations: [], ...extras };
}

const balloonForTwo = { price: 480, guestCount: 2 };
const accommodations = [{ pricePerNight: 180, nights: 2 }];

test.each<[trip: TripToPrice, sums: [tour: number, activities: number, nights: number, tax: number, total: number]]>([
  [trip(450, 2), [900, 0, 0, 108, 1058]],
  [trip(320, 2, 1), [960, 0, 0, 115.2, 1125.2]],
  [trip(450, 1, 0, { guests: { adults: 1, children: 0, infants: 1 } }), [450, 0, 0, 54, 554]],
  [trip(450, 2, 0, { activities: [balloonForTwo], accommodations }), [900, 960, 360, 266.4, 2536.4]],
  [trip(450, 2, 2, { activities: [balloonForTwo, { price: 45 }], accommodations }), [1800, 1140, 360, 396, 3746]],
  [
    trip(320, 2, 0, { activities: [{ price: 35.5 }], accommodations: [{ pricePerNight: 149.99, nights: 3 }] }),
    [640, 71, 449.97, 139.32, 1350.29],
  ],
  // In place of a stay at 260 a night one at 520, or one at 85: (520 - 260) × 2, (85 - 260) × 3.
  [
    trip(980, 2, 0, { accommodations: [{ pricePerNight: 520, nights: 2, insteadOf: { pricePerNight: 260 } }] }),
    [1960, 0, 520, 297.6, 2827.6],
  ],
  [
    trip(980, 2, 0, { accommodations: [{ pricePerNight: 85, nights: 3, insteadOf: { pricePerNight: 260 } }] }),
    [1960, 0, -525, 172.2, 1657.2],
  ],
  // Without a tour there are its extras, the tax on them and the fee.
  [trip(0, 2, 0, { basePrice: undefined, activities: [{ price: 10 }] }), [0, 20, 0, 2.4, 72.4]],
])('%j comes to %j: tour, activities, nights, tax and total', (asked, [tour, activities, nights, taxes, total]) => {
  expect(priceTrip(asked)).toEqual({
    baseTourPrice: tour,
    addedActivitiesPrice: activities,
    accommodationUpgrades: nights,
    taxes,
    fees: 50,
    total,
    currency: 'USD',
  });
});

test.each([
  [1.005, 1.01],
  [8.575, 8.58],
  [0.285, 0.29],
  [1.0049, 1],
])('a price of %d is %d in whole cents, half a cent upwards', (basePrice, expected) => {
  expect(priceTrip(trip(basePrice, 1)).baseTourPrice).toBe(expected);
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

test('whatever the trip, its lines add up to the total to the cent, as a hundred thousand in whole cents say (B-111)', () => {
  const wrong = fc.sample(trips, draws(100_000)).filter((asked) => {
    const { baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, fees, total } = priceTrip(asked);
    const lines = [baseTourPrice, addedActivitiesPrice, accommodationUpgrades, taxes, fees, total];
    const expected = oracle(asked);
    return lines.some((line, index) => !Object.is(line, expected[index]));
  });
  expect(wrong).toEqual([]);
});
