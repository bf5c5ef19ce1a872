import { expect, test } from 'vitest';
import { fitToTour, goneNote, priceChangedNote, type TourOffer } from '#features/trip/state/fit-to-tour.ts';
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

/** A tour that sleeps two nights at the fig camp, in the same place as the camp. */
function figOffering(own: object = {}) {
  const { accommodations, ...offer } = offering();
  const itinerary = ['fig', 'fig', undefined].map((accommodationId, index) => ({ day: index + 1, accommodationId }));
  const fig = { slug: 'fig', name: 'Fig Camp', price: 200, destinationId: 'mara', rooms: [], ...own };
  return { ...offer, itinerary, accommodations: [{ ...accommodations[0], destinationId: 'mara' }, fig] } as TourOffer;
}

test.each([
  ['as it was stays', figOffering(), 150, null],
  ['is priced by what the own stay costs today, and that is said', figOffering({ price: 210 }), 130, priceChangedNote],
  ['the tour cannot be slept in so any more is taken off', figOffering({ destinationId: 'nakuru' }), 0, goneNote],
])('an exchange that %s (B-736)', (_, offer, upgrades, note) => {
  const room = { ...tent, pricePerNight: 275, insteadOf: { id: 'fig', name: 'Fig Camp', pricePerNight: 200 } };
  const [camp, ...others] = offer.accommodations;
  const rooms = [{ name: 'Hill tent', pricing: { basePrice: 275 } }];
  const today = { ...offer, accommodations: [{ ...camp, rooms }, ...others] } as unknown as TourOffer;
  const fitted = fitToTour(after(setMara, sleep(room)), today);
  expect([fitted.pricing.accommodationUpgrades, fitted.error]).toEqual([upgrades, note]);
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
