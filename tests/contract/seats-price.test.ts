import { expect, test } from 'vitest';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';

/* Worked by hand: seats × price, one alone with the supplement, 12 % and $50. */
const departure = { price: 2150, singleSupplement: 420, offersSharing: true };

test.each<[seats: number, room: 'own' | 'shared', total: number, supplement: number]>([
  [1, 'own', 2928.4, 420],
  [1, 'shared', 2458, 0],
  [2, 'own', 4866, 0],
  [2, 'shared', 4866, 0],
  [3, 'own', 7274, 0],
  [12, 'own', 28_946, 0],
])('%i seats, %s room: $%d', (seats, room, total, supplement) => {
  const price = priceSeats(departure, seats, room);
  expect(price).toMatchObject({ total, singleSupplement: supplement, seats: 2150 * seats, fees: 50 });
  expect(price.seats + price.singleSupplement + price.taxes + price.fees).toBeCloseTo(price.total, 10);
});

test('where nobody looks for a companion, a wish to share is no price', () => {
  expect(priceSeats({ ...departure, offersSharing: false }, 1, 'shared').total).toBe(2928.4);
  expect(priceSeats({ price: 2150, singleSupplement: 420 }, 1, 'shared').total).toBe(2928.4);
});

test('the whole trip of the seats has what is paid to others for each of them', () => {
  const visa = {
    slug: 'visa',
    name: 'Visa',
    per: 'person' as const,
    least: 50,
    most: 100,
    checkedOn: '2026-11-20',
    source: 'x',
  };
  const tip = { ...visa, slug: 'tip', name: 'Tips', per: 'person and day' as const, least: 10, most: 15 };
  const tour = {
    itinerary: Array.from({ length: 6 }, (_, index) => ({ day: index + 1 })),
    maxGuests: 12,
    fees: [],
    otherCosts: [visa, tip],
  };
  const start = { startDate: '2027-02-03' };
  expect(wholeTripOfSeats(tour, start, 1, 2928.4).total).toEqual({ least: 3038.4, most: 3118.4 });
  expect(wholeTripOfSeats(tour, start, 2, 4866).total).toEqual({ least: 5086, most: 5246 });
});
