import { expect, test } from 'vitest';
import { fitToTour, goneNote, priceChangedNote, type TourOffer } from '#features/customization/trip/fit-to-tour.ts';
import { add, after, balloon, mara, setMara, sleep, tent } from '#tests/unit/customization/trip-samples.ts';

/** What the tour's page offers today: a balloon and one room. */
function offering({ price = 450, balloonPrice = 480, roomPrice = 180, roomName = 'Hill tent', slug = 'balloon' } = {}) {
  return {
    ...mara,
    price,
    itinerary: [],
    activities: [{ slug, name: 'Balloon', pricing: { basePrice: balloonPrice, inclusions: [] } }],
    accommodations: [
      {
        slug: 'camp',
        name: 'Camp',
        rooms: [{ name: roomName, pricing: { basePrice: roomPrice, currency: 'USD', per: 'room' } }],
      },
    ],
  } as unknown as TourOffer;
}

const trip = after(setMara, add(balloon), sleep(tent));

test('a trip the tour still offers at the same prices is left as it is', () => {
  expect(fitToTour(trip, offering())).toEqual({ ...trip, isLoading: false });
});

test.each([
  ['that was kept before nights were days ends later', '2027-02-14', offering(), '2027-02-16'],
  ['that ends later by choice still does', '2027-02-18', offering(), '2027-02-18'],
  ['whose stay is gone ends earlier', '2027-02-16', offering({ roomName: 'Safari tent' }), '2027-02-14'],
])('a trip %s (B-731)', (_, endDate, offer, last) => {
  const dates = { startDate: '2027-02-12', endDate, flexibility: 'exact' } as const;
  const kept = { ...trip, customizations: { ...trip.customizations, dates } };
  expect(fitToTour(kept, offer).customizations.dates).toEqual({ ...dates, endDate: last });
});

test.each([
  ['the tour', offering({ price: 460 }), { baseTourPrice: 920 }],
  ['an activity', offering({ balloonPrice: 500 }), { addedActivitiesPrice: 1000 }],
  ['a room', offering({ roomPrice: 200 }), { accommodationUpgrades: 400 }],
])('a new price of %s is counted and said', (_, offer, pricing) => {
  const fitted = fitToTour(trip, offer);
  expect(fitted.pricing).toMatchObject(pricing);
  expect(fitted.error).toBe(priceChangedNote);
});

test.each([
  ['activity', offering({ slug: 'hot-air' }), { activities: [], accommodations: [tent] }],
  ['room', offering({ roomName: 'Safari tent' }), { activities: [balloon], accommodations: [] }],
])('an %s that is no longer offered is taken off, and that is said (B-119)', (_, offer, customizations) => {
  const fitted = fitToTour(trip, offer);
  expect(fitted.customizations).toMatchObject(customizations);
  expect(fitted.error).toBe(goneNote);
});
