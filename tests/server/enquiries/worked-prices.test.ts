import { expect, test } from 'vitest';
import { basePriceOn } from '#contract/money/base-price.ts';
import { wholeTripOf } from '#contract/money/whole-trip.ts';
import type { Tour } from '#contract/records/details.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { customize } from '#features/trip/state/customization-reducer.ts';
import { initialState } from '#features/trip/state/customization-state.ts';
import { baseTourOf } from '#features/trip/state/fit-to-tour.ts';
import { tripCostsOf } from '#features/trip/state/trip-costs.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { safariBody } from '#tests/support/enquiries/enquiries.ts';
import { demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

/*
 * Trips worked by hand from the rows of `content/`: what each pays us, and the tickets at gates that are not in our
 * price. The rest is the same for all: 12 % and $50 on our invoice; $30 for each traveller's eTA; $10 to $15 a day for
 * each who pays; for each visa $50 to $100 where a trip goes to Tanzania, $70 to $100 where it goes to Uganda or
 * Rwanda.
 */

interface Party {
  adults: number;
  /** Ages; undefined where it was not told. */
  children?: (number | undefined)[];
  infants?: number;
}

interface Extras {
  balloonFor?: number;
  /** Nights more, and so days, in the hill tent at Enkiama Hill Camp. */
  nights?: number;
}

type Case = [tour: string, startDate: string, party: Party, each: number, gates: number, extras?: Extras];

const two: Party = { adults: 2 };
const four: Party = { adults: 4 };
const six: Party = { adults: 6 };
const alone: Party = { adults: 1 };
const family: Party = { adults: 2, children: [7, 10] };

const cases: Case[] = [
  ['classic-kenya-7-day', '2027-05-05', two, 1950, 2 * 2 * 100],
  ['classic-kenya-7-day', '2027-02-15', two, 2050, 2 * 2 * 100],
  ['classic-kenya-7-day', '2027-08-05', family, 1870, 2 * 2 * 200 + 2 * 50],
  ['classic-kenya-7-day', '2026-12-22', two, 2600, 2 * 2 * 200],
  ['classic-kenya-7-day', '2026-12-30', two, 2600, 2 * 2 * 100],
  ['classic-kenya-7-day', '2027-06-26', two, 2050, 2 * 100 + 2 * 200],
  ['classic-kenya-7-day', '2027-05-05', alone, 1950 + 880, 2 * 100],
  ['classic-kenya-7-day', '2027-10-31', six, 1755, 6 * 2 * 200],
  ['classic-kenya-7-day', '2027-11-01', { adults: 5 }, 1560, 5 * 2 * 200],
  ['classic-kenya-7-day', '2027-04-01', { adults: 2, infants: 1 }, 1950, 2 * 2 * 100],
  ['classic-kenya-7-day', '2027-08-05', { adults: 2, children: [undefined] }, 2340, 3 * 2 * 200],
  ['classic-kenya-7-day', '2027-08-05', { adults: 2, children: [17, 8] }, 1870, 2 * 2 * 200 + 2 * 50],
  ['classic-kenya-7-day', '2027-03-31', { adults: 1, children: [12] }, 2050, 2 * 100 + 2 * 50],
  ['classic-kenya-7-day', '2027-05-05', two, 1950, 2 * 2 * 100, { balloonFor: 2, nights: 2 }],
  ['masai-mara-safari', '2027-06-28', two, 475, 2 * (3 * 100 + 200), { nights: 2 }],
  ['amboseli-naivasha-mara-6-day', '2027-07-01', two, 1920, 2 * 2 * 200],
  ['amboseli-naivasha-mara-6-day', '2027-06-27', four, 1345, 4 * 100 + 4 * 200],
  ['amboseli-naivasha-mara-6-day', '2027-01-05', { adults: 3 }, 2130, 3 * 2 * 100],
  ['amboseli-naivasha-mara-6-day', '2027-01-06', alone, 1680 + 720, 2 * 100],
  ['amboseli-tour', '2027-04-15', two, 320, 0],
  ['amboseli-tour', '2027-12-20', { adults: 7 }, 425, 0],
  ['amboseli-tour', '2027-12-19', alone, 335 + 35, 0],
  ['gorillas-bwindi-fly-in', '2027-03-01', two, 2450, 0],
  ['gorillas-bwindi-fly-in', '2028-02-29', two, 2800, 0],
  ['gorillas-bwindi-fly-in', '2027-07-10', alone, 2600 + 320, 0],
  ['gorillas-bwindi-fly-in', '2026-12-25', { adults: 8 }, 3000, 0],
  ['golden-monkeys-gorillas-rwanda', '2027-10-01', two, 3380, 0],
  ['golden-monkeys-gorillas-rwanda', '2028-02-29', four, 3330, 0],
  ['golden-monkeys-gorillas-rwanda', '2026-12-31', alone, 3760 + 640, 0],
  ['hells-gate-crescent-island', '2027-02-02', two, 130, 0],
  ['hells-gate-crescent-island', '2027-02-02', four, 104, 0],
  ['hells-gate-crescent-island', '2027-02-02', six, 94, 0],
  ['hells-gate-crescent-island', '2027-02-02', alone, 130 + 110, 0],
  ['kenya-by-air-12-day', '2027-06-24', two, 6950, 2 * 100],
  ['kenya-by-air-12-day', '2027-06-25', two, 6950, 2 * 200],
  ['kenya-by-air-12-day', '2027-08-01', four, 7450, 4 * 200],
  ['kenya-by-air-12-day', '2027-11-05', alone, 6500 + 2450, 200],
  ['kenya-tanzania-9-day', '2027-08-05', two, 3780, 2 * 200],
  ['kenya-tanzania-9-day', '2027-06-24', four, 2650, 4 * 200],
  ['kenya-tanzania-9-day', '2027-05-05', { adults: 2, children: [9] }, 3150, 2 * 100 + 50],
  ['mara-fly-in-conservancy', '2027-09-09', two, 3120, 0],
  ['mara-fly-in-conservancy', '2027-11-30', alone, 2600 + 560, 0],
  ['mara-nakuru-4-day', '2027-05-15', two, 980, 2 * 2 * 100],
  ['mara-nakuru-4-day', '2027-08-15', two, 1175, 2 * 2 * 200],
  ['mara-nakuru-4-day', '2027-12-31', four, 1045, 4 * 200 + 4 * 100],
  ['masai-mara-safari', '2027-06-30', two, 475, 2 * 100 + 2 * 200],
  ['masai-mara-safari', '2027-08-10', four, 540, 4 * 2 * 200],
  ['masai-mara-safari', '2027-05-01', alone, 450 + 70, 2 * 100],
  ['masai-mara-safari', '2027-05-01', two, 450, 2 * 2 * 100, { balloonFor: 1 }],
  ['mount-kenya-sirimon-trek', '2027-02-01', two, 850, 0],
  ['mount-kenya-sirimon-trek', '2027-10-31', four, 750, 0],
  ['mount-kenya-sirimon-trek', '2027-12-31', alone, 850 + 380, 0],
  ['nairobi-park-elephants-giraffes', '2027-05-05', two, 145, 0],
  ['nairobi-park-elephants-giraffes', '2027-05-05', { adults: 2, children: [4, 4, 4] }, 116, 0],
  ['nakuru-naivasha-escape', '2027-07-31', two, 410, 0],
  ['nakuru-naivasha-escape', '2027-05-31', four, 270, 0],
  ['rift-lakes-mara-5-day', '2027-06-28', two, 1280, 2 * 200],
  ['rift-lakes-mara-5-day', '2027-12-24', six, 1220, 6 * 200],
  ['samburu-olpejeta-5-day', '2027-06-15', two, 1355, 0],
  ['samburu-olpejeta-5-day', '2027-08-01', family, 1240, 0],
  ['samburu-mara-fly-in', '2027-07-15', two, 4050, 0],
  ['samburu-mara-fly-in', '2027-05-05', alone, 3350 + 980, 0],
  ['tsavo-diani-6-day', '2027-01-15', two, 1210, 0],
  ['tsavo-diani-6-day', '2027-10-01', alone, 1380 + 520, 0],
];

const durations: Record<string, number> = {
  'classic-kenya-7-day': 7,
  'amboseli-naivasha-mara-6-day': 6,
  'amboseli-tour': 2,
  'gorillas-bwindi-fly-in': 4,
  'golden-monkeys-gorillas-rwanda': 4,
  'hells-gate-crescent-island': 1,
  'kenya-by-air-12-day': 12,
  'kenya-tanzania-9-day': 9,
  'mara-fly-in-conservancy': 4,
  'mara-nakuru-4-day': 4,
  'masai-mara-safari': 3,
  'mount-kenya-sirimon-trek': 5,
  'nairobi-park-elephants-giraffes': 1,
  'nakuru-naivasha-escape': 2,
  'rift-lakes-mara-5-day': 5,
  'samburu-mara-fly-in': 6,
  'samburu-olpejeta-5-day': 5,
  'tsavo-diani-6-day': 6,
};

const visas: Record<string, [least: number, most: number]> = {
  'kenya-tanzania-9-day': [50, 100],
  'gorillas-bwindi-fly-in': [70, 100],
  'golden-monkeys-gorillas-rwanda': [70, 100],
};

const addedAt = '2026-11-20T08:00:00.000Z';
const balloon = { id: 'balloon-over-the-mara', name: 'Balloon over the Mara', price: 480, addedAt };
const tent = { id: 'enkiama-hill-camp', name: 'Enkiama Hill Camp', roomType: 'Hill tent', pricePerNight: 85, addedAt };

/** In whole cents, by hand. */
function worked([tour, , { adults, children = [], infants = 0 }, each, gates, extras = {}]: Case) {
  const paying = adults + children.length;
  const subtotal = 100 * (each * paying + 480 * (extras.balloonFor ?? 0) + 85 * (extras.nights ?? 0));
  const invoice = subtotal + (subtotal * 12) / 100 + 5000;
  const travellers = paying + infants;
  const days = (durations[tour] ?? 0) + (extras.nights ?? 0);
  const visa = visas[tour] ?? [0, 0];
  const certain = invoice + 100 * gates + 3000 * travellers;
  return {
    invoice: invoice / 100,
    gates,
    least: (certain + 1000 * paying * days + 100 * visa[0] * travellers) / 100,
    most: (certain + 1500 * paying * days + 100 * visa[1] * travellers) / 100,
  };
}

/** What the browser makes of the choices, from the tour as the server tells it. */
function inTheBrowser(tour: Tour, [, startDate, { adults, children = [], infants = 0 }, , , extras = {}]: Case) {
  let state = customize(initialState, { type: 'setBaseTour', tour: baseTourOf(tour) });
  const guestCount = { adults, children: children.length, infants };
  state = customize(state, { type: 'setGuestCount', guestCount, childAges: children });
  state = customize(state, { type: 'setDates', dates: { startDate, flexibility: 'exact' } });
  if (extras.balloonFor !== undefined) {
    state = customize(state, { type: 'addActivity', activity: { ...balloon, guestCount: extras.balloonFor } });
  }
  if (extras.nights !== undefined) {
    state = customize(state, { type: 'addAccommodation', accommodation: { ...tent, nights: extras.nights } });
  }
  return { state, whole: tripCostsOf(state, tour, new Date('2026-11-20T09:00:00Z')).whole };
}

test('trips worked by hand cost the same in the browser, to the server and in what is stored, of every tour', async () => {
  const app = await openTestApp({ catalogue: demonstrationCatalogue(testClock) });
  expect(new Set(cases.map(([tour]) => tour))).toEqual(new Set(app.catalogue.tours.keys()));
  for (const one of cases) {
    const [slug, startDate, { children = [] }, each] = one;
    const name = `${slug}, ${startDate}, ${JSON.stringify(one[2])}`;
    const expected = worked(one);
    const tour: Tour = await (await app.request(`/api/tour/${slug}`)).json();
    const { state, whole } = inTheBrowser(tour, one);
    expect(
      { invoice: state.pricing.total, gates: whole?.feesTotal, least: whole?.total.least, most: whole?.total.most },
      name,
    ).toEqual(expected);

    const { dates, guestCount: guests, activities, accommodations } = state.customizations;
    const body = safariBody({
      baseTour: { id: slug, slug, name: tour.name, price: each },
      dates,
      guests,
      activities: [...activities],
      accommodations: [...accommodations],
      childAges: children.map((age) => age ?? null),
      pricing: state.pricing,
      wholeTrip: whole?.total,
      turnstileToken: await app.token('custom-safari'),
    });
    const answer = await app.post('/api/custom-safari-request', body);
    expect(answer.status, name).toBe(201);
    const { reference } = await answer.json();
    const row = await app.store.db
      .selectFrom('enquiries')
      .select('details')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const stored: SafariDetails = typeof row.details === 'string' ? JSON.parse(row.details) : row.details;
    expect([stored.pricing.total, stored.wholeTrip?.total], name).toEqual([
      expected.invoice,
      { least: expected.least, most: expected.most },
    ]);
  }
});

test.each<Case>([
  ['new-year-in-the-mara', '2026-12-29', two, 890, 2 * 200],
  ['new-year-in-the-mara', '2026-12-29', { adults: 1, children: [14] }, 890, 200 + 50],
  ['new-year-in-the-mara', '2026-12-29', alone, 890 + 180, 200],
  ['great-migration-mara', '2027-08-04', two, 1350, 0],
  ['amboseli-elephant-weekend', '2027-01-01', alone, 430 + 90, 0],
  ['mount-kenya-lenana-open-trek', '2027-01-01', alone, 760, 0],
  ['gorillas-and-nile', '2027-06-01', alone, 3250 + 380, 0],
  ['ndutu-calving-special', '2027-02-01', two, 2150, 0],
])(
  'the group tour %s from %s for %j costs each %i, and at the gates %i',
  async (slug, startDate, party, each, gates) => {
    const { adults, children = [] } = party;
    const app = await openTestApp({ catalogue: demonstrationCatalogue(testClock) });
    const tour: Tour = await (await app.request(`/api/group-tour/${slug}`)).json();
    expect(basePriceOn(tour.prices, startDate, adults + children.length)?.usd).toBe(each);
    const guests = { adults, children: children.length, infants: 0 };
    const days = tripDays(tour.itinerary, []);
    const trip = { ...tour, days, startDate, guests, childAges: children, invoice: 0, seats: tour.maxGuests };
    expect(wholeTripOf(trip).feesTotal).toBe(gates);
  },
);
