import { beforeAll, describe, expect, test } from 'vitest';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { type PricedTrip, priceGroupTour, priceTour } from '#features/shortlist/priced-trip.ts';
import { createTestApp, testNow } from '#tests/support/test-app.ts';

const adults = (people: number): ShortlistTrip => ({ guests: { adults: people, children: 0, infants: 0 } });
let tours: Tour[];
let groupTours: GroupTour[];

beforeAll(async () => {
  const { app } = await createTestApp();
  const get = async (path: string) => (await app.request(`/api${path}`)).json();
  const list = await get('/tours?limit=12');
  tours = await Promise.all(list.tours.map(({ slug }: Tour) => get(`/tour/${slug}`)));
  const groups = await get('/group-tours');
  groupTours = await Promise.all(groups.groupTours.map(({ slug }: GroupTour) => get(`/group-tour/${slug}`)));
});

const priced = (given: ReturnType<typeof priceTour>): PricedTrip => {
  if ('why' in given) throw new Error(given.why);
  return given;
};

test('while nothing is chosen a tour comes to what its card says, and a group tour to what its next date with seats does', () => {
  for (const tour of tours) {
    const { whole, people, month } = priced(priceTour(tour, adults(2), testNow));
    expect(tour.cheapest, tour.name).toMatchObject({ month });
    expect(Math.round(whole.total.most / people), tour.name).toBe(tour.cheapest && eachOf(tour.cheapest));
  }
  for (const tour of groupTours) {
    const next = tour.departures.find(({ availableSeats }) => availableSeats >= 2);
    const { startDate, whole } = priced(priceGroupTour(tour, undefined, adults(2), testNow));
    expect(startDate, tour.name).toBe(next?.startDate);
    expect(Math.round(whole.total.most / 2), tour.name).toBe(Math.round(next?.wholeTrip ?? 0));
  }
});

describe('a chosen trip', () => {
  const group = () => groupTours.find(({ slug }) => slug === 'amboseli-elephant-weekend') as GroupTour;

  test('is priced on its day for its people, children by their ages', () => {
    const tour = tours.find(({ fees }) => fees.some(({ included, rows }) => !included && rows.length > 1)) as Tour;
    const trip = { guests: { adults: 2, children: 2, infants: 0 }, day: '2027-08-03' };
    const known = priced(priceTour(tour, { ...trip, childAges: [5, 9] }, testNow));
    const unknown = priced(priceTour(tour, trip, testNow));
    expect(known).toMatchObject({ startDate: '2027-08-03', month: 7, people: 4 });
    expect(known.whole.invoice).toBe(unknown.whole.invoice);
    expect(known.whole.feesTotal).toBeLessThan(unknown.whole.feesTotal);
    expect(unknown.warnings.join(' ')).toContain('Park fees follow age.');
  });

  test('of a date is the seats’ own price, and says where it leaves on another day or has too few seats', () => {
    const tour = group();
    for (const departure of tour.departures) {
      const { whole, warnings } = priced(priceGroupTour(tour, departure, { ...adults(4), month: 'may' }, testNow));
      expect(whole).toEqual(wholeTripOfSeats(tour, departure, 4, priceSeats(departure, 4).total));
      const isInMay = departure.startDate.slice(5, 7) === '05';
      expect(warnings.some((warning) => warning.endsWith('not in May.'))).toBe(!isInMay);
      expect(warnings.some((warning) => /seats? (?:are )?left on this date/.test(warning))).toBe(
        departure.availableSeats < 4,
      );
    }
  });

  test('of a group tour is on the nearest date of that month, or there is none', () => {
    const tour = group();
    const near = priced(priceGroupTour(tour, undefined, { ...adults(2), day: '2027-05-20' }, testNow));
    expect(near.startDate?.slice(0, 7)).toBe('2027-05');
    const without = tour.departures.filter(({ startDate }) => !startDate.startsWith('2027-05'));
    expect(
      priceGroupTour({ ...tour, departures: without }, undefined, { ...adults(2), month: 'may' }, testNow),
    ).toEqual({
      why: 'Does not leave in May. The next date is 4 December 2026.',
    });
    expect(priceGroupTour({ ...tour, departures: [] }, undefined, adults(2), testNow)).toEqual({
      why: 'New dates are being set: ask us.',
    });
  });

  test('that does not run then says so, with the reason, and shows no other day’s price (B-673)', () => {
    const tour = tours[0] as Tour;
    const [season] = tour.prices.seasons;
    if (season === undefined) throw new Error('a season is needed');
    const closed = { dates: [{ from: '04-01', to: '05-31' }], why: 'The tracks are under water' };
    const prices = { ...tour.prices, seasons: [{ ...season, dates: [{ from: '06-01', to: '03-31' }] }], closed };
    const why = (when: string) => ({ why: `Does not run ${when}. The tracks are under water.` });
    expect(priceTour({ ...tour, prices }, { ...adults(2), month: 'may' }, testNow)).toEqual(why('in May'));
    expect(priceTour({ ...tour, prices }, { ...adults(2), day: '2027-05-03' }, testNow)).toEqual(why('on 3 May 2027'));
  });
});
