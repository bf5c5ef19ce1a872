import type { ProposalDraft } from '#contract/desk/proposals.ts';
import type { TripLink } from '#contract/trip/trip-link.ts';
import type { CardFacts } from '#tests/support/trips/read-card.ts';
import type { UndatedFacts } from '#tests/support/trips/read-tour-page.ts';
import type { TripFacts } from '#tests/support/trips/trip-facts.ts';

/*
 * Trips worked by hand from the rows of `content/`, as they are asked for on 20 November 2026. The same for all: 12 % and
 * $50 on our invoice; $30 for each traveller's eTA; $10 to $15 a day for each who pays; a proposal stands for two weeks and its
 * deposit of 30 % is due a week later, the balance 45 days before the first day; cancelling costs 50 % from 59 days before it,
 * 75 % from 29 and 100 % from 13. A ticket of the Mara is $100 until 30 June and $200 from July on, $50 from 9 to 17 years.
 */

export interface SampleTrip {
  title: string;
  /** As it is chosen on the tour's page. */
  asked: TripLink;
  facts: TripFacts;
  /** What its page says before a day is chosen: of the month that costs least. */
  undated?: UndatedFacts;
  /** What the office changes in the draft, and what the proposal says otherwise for it. */
  proposed?: { draft: Partial<ProposalDraft>; facts: Partial<TripFacts> };
}

type Extras = Partial<Pick<TripLink, 'childAges' | 'activities' | 'accommodations'>>;

function asked(
  tour: string,
  price: number,
  [startDate, endDate]: readonly [string, string],
  [adults, children = 0]: readonly [adults: number, children?: number],
  extras: Extras = {},
): TripLink {
  return {
    tour,
    sentOn: '2026-11-20',
    price,
    dates: { startDate, endDate, flexibility: 'exact' },
    guests: { adults, children, infants: 0 },
    childAges: [],
    activities: [],
    accommodations: [],
    notes: '',
    ...extras,
  };
}

const mara = 'Maasai Mara National Reserve';
const eta = 'Kenyan travel authorisation (eTA)';
const tips = 'Tips for guides';
const balloon = 'Balloon over the Mara';
const certain = (dollars: number) => [dollars, dollars] as const;

export const alone: SampleTrip = {
  title: 'alone',
  asked: asked('classic-kenya-7-day', 1950 + 880, ['2027-05-05', '2027-05-11'], [1]),
  facts: {
    first: '2027-05-05',
    last: '2027-05-11',
    days: 7,
    nights: 6,
    party: '1 adult',
    ages: '',
    price: 1950,
    // 12 % of 1950 + 880
    lines: { Tour: 1950, 'Single supplement': 880, Tax: 339.6, 'Booking fee': 50 },
    invoice: 3219.6,
    // Two tickets in May; seven days of tips.
    toOthers: { [mara]: certain(200), [eta]: certain(30), [tips]: [70, 105] },
    whole: [3519.6, 3554.6],
    each: 3555,
    payments: { deposit: [965.88, '2026-12-11'], balance: [2253.72, '2027-03-21'] },
    cancelling: { '2026-11-20': 30, '2027-03-07': 50, '2027-04-06': 75, '2027-04-22': 100 },
    notIncluded: [],
  },
  undated: {
    when: 'May',
    each: 3555,
    lines: { Tour: 1950, 'Single supplement': 880, Tax: 339.6, 'Booking fee': 50 },
    invoice: 3219.6,
    toOthers: { [mara]: certain(200), [eta]: certain(30), [tips]: [70, 105] },
    whole: [3519.6, 3554.6],
    // 2600 + 880, 12 % of it, 50; two tickets of 200, 30 and 105
    most: ['December', 4483],
  },
};

export const family: SampleTrip = {
  title: 'family',
  asked: asked('masai-mara-safari', 540, ['2027-08-10', '2027-08-12'], [2, 2], {
    childAges: [9, 12],
    activities: [{ id: 'balloon-over-the-mara', price: 480, selectedDate: '2027-08-11', guestCount: 3 }],
  }),
  facts: {
    first: '2027-08-10',
    last: '2027-08-12',
    days: 3,
    nights: 2,
    party: '2 adults, 2 children',
    ages: '9, 12',
    price: 540,
    // 540 × 4, 480 × 3, and 12 % of 3600
    lines: { Tour: 2160, [balloon]: 1440, Tax: 432, 'Booking fee': 50 },
    invoice: 4082,
    // On two days in August $200 for each adult and $50 for each child; four for three days.
    toOthers: { [mara]: certain(800 + 200), [eta]: certain(120), [tips]: [120, 180] },
    whole: [5322, 5382],
    // A quarter is 1345.50.
    each: 1346,
    payments: { deposit: [1224.6, '2026-12-11'], balance: [2857.4, '2027-06-26'] },
    cancelling: { '2026-11-20': 30, '2027-06-12': 50, '2027-07-12': 75, '2027-07-28': 100 },
    notIncluded: [],
  },
  undated: {
    when: 'May',
    // A quarter of 4578.80.
    each: 1145,
    // 450 × 4, 480 × 3, and 12 % of 3240
    lines: { Tour: 1800, [balloon]: 1440, Tax: 388.8, 'Booking fee': 50 },
    invoice: 3678.8,
    toOthers: { [mara]: certain(400 + 200), [eta]: certain(120), [tips]: [120, 180] },
    whole: [4518.8, 4578.8],
    // 600 × 4 + 1440, 12 % of it, 50; 1000 at the gate, 120 and 180: a quarter of 5650.80
    most: ['December', 1413],
  },
};

export const nightMore: SampleTrip = {
  title: 'extra night',
  asked: asked('masai-mara-safari', 475, ['2027-02-10', '2027-02-12'], [2], {
    accommodations: [{ id: 'enkiama-hill-camp', roomType: 'Hill tent', pricePerNight: 85, nights: 1 }],
  }),
  facts: {
    first: '2027-02-10',
    last: '2027-02-13',
    days: 4,
    nights: 3,
    party: '2 adults',
    ages: '',
    price: 475,
    // 475 × 2, one night at 85, and 12 % of 1035
    lines: { Tour: 950, 'Enkiama Hill Camp, Hill tent': 85, Tax: 124.2, 'Booking fee': 50 },
    invoice: 1209.2,
    // The night is spent in the Mara after the second one: a third ticket each, and tips of four days.
    toOthers: { [mara]: certain(600), [eta]: certain(60), [tips]: [80, 120] },
    whole: [1949.2, 1989.2],
    each: 995,
    payments: { deposit: [362.76, '2026-12-11'], balance: [846.44, '2026-12-27'] },
    cancelling: { '2026-11-20': 30, '2026-12-13': 50, '2027-01-12': 75, '2027-01-28': 100 },
    notIncluded: [],
  },
};

export const otherStay: SampleTrip = {
  title: 'another stay',
  asked: asked('mara-nakuru-4-day', 1030, ['2027-03-10', '2027-03-13'], [2], {
    accommodations: [
      {
        id: 'naboisho-starbeds',
        roomType: 'Starbed platform',
        pricePerNight: 520,
        nights: 2,
        insteadOf: { id: 'olare-fig-camp', pricePerNight: 260 },
      },
    ],
  }),
  facts: {
    first: '2027-03-10',
    last: '2027-03-13',
    days: 4,
    nights: 3,
    party: '2 adults',
    ages: '',
    price: 1030,
    // 1030 × 2, 520 - 260 on two nights, and 12 % of 2580
    lines: {
      Tour: 2060,
      'Naboisho Starbeds, Starbed platform, instead of Olare Fig Camp': 520,
      Tax: 309.6,
      'Booking fee': 50,
    },
    invoice: 2939.6,
    // As without it: two on two days in March; two for four days.
    toOthers: { [mara]: certain(400), [eta]: certain(60), [tips]: [80, 120] },
    whole: [3479.6, 3519.6],
    // A half is 1759.80.
    each: 1760,
    payments: { deposit: [881.88, '2026-12-11'], balance: [2057.72, '2027-01-24'] },
    cancelling: { '2026-11-20': 30, '2027-01-10': 50, '2027-02-09': 75, '2027-02-25': 100 },
    notIncluded: [],
  },
};

export const someOfFour: SampleTrip = {
  title: 'activities for some',
  asked: asked('amboseli-naivasha-mara-6-day', 1535, ['2027-09-15', '2027-09-20'], [4], {
    activities: [
      { id: 'balloon-over-the-mara', price: 480, selectedDate: '2027-09-19', guestCount: 2 },
      { id: 'village-visit', price: 30, selectedDate: '2027-09-16', guestCount: 3 },
    ],
  }),
  facts: {
    first: '2027-09-15',
    last: '2027-09-20',
    days: 6,
    nights: 5,
    party: '4 adults',
    ages: '',
    price: 1535,
    // 1535 × 4, 480 × 2, 30 × 3, and 12 % of 7190
    lines: { Tour: 6140, [balloon]: 960, 'Maasai or Samburu Village Visit': 90, Tax: 862.8, 'Booking fee': 50 },
    invoice: 8102.8,
    // Four on two days in September; four for six days.
    toOthers: { [mara]: certain(1600), [eta]: certain(120), [tips]: [240, 360] },
    whole: [10062.8, 10182.8],
    // A quarter is 2545.70.
    each: 2546,
    payments: { deposit: [2430.84, '2026-12-11'], balance: [5671.96, '2027-08-01'] },
    cancelling: { '2026-11-20': 30, '2027-07-18': 50, '2027-08-17': 75, '2027-09-02': 100 },
    notIncluded: [],
  },
};

export const overJune: SampleTrip = {
  title: 'over 30 June',
  asked: asked('classic-kenya-7-day', 2050, ['2027-06-26', '2027-07-02'], [2]),
  facts: {
    first: '2027-06-26',
    last: '2027-07-02',
    days: 7,
    nights: 6,
    party: '2 adults',
    ages: '',
    price: 2050,
    // 2050 × 2, and 12 % of 4100
    lines: { Tour: 4100, Tax: 492, 'Booking fee': 50 },
    invoice: 4642,
    // Day 5 is 30 June, day 6 is 1 July.
    toOthers: { [mara]: certain(2 * 100 + 2 * 200), [eta]: certain(60), [tips]: [140, 210] },
    whole: [5442, 5512],
    each: 2756,
    payments: { deposit: [1392.6, '2026-12-11'], balance: [3249.4, '2027-05-12'] },
    cancelling: { '2026-11-20': 30, '2027-04-28': 50, '2027-05-28': 75, '2027-06-13': 100 },
    notIncluded: [],
  },
};

export const overNewYear: SampleTrip = {
  title: 'over New Year',
  asked: asked('kenya-tanzania-9-day', 4190, ['2026-12-30', '2027-01-07'], [2]),
  facts: {
    first: '2026-12-30',
    last: '2027-01-07',
    days: 9,
    nights: 8,
    party: '2 adults',
    ages: '',
    price: 4190,
    // 4190 × 2 by the first day, though the season ends on 5 January; 12 % of 8380
    lines: { Tour: 8380, Tax: 1005.6, 'Booking fee': 50 },
    invoice: 9435.6,
    // Day 8 is 6 January; a Tanzanian visa is $50 to $100.
    toOthers: { [mara]: certain(200), [eta]: certain(60), 'Tanzanian e-visa': [100, 200], [tips]: [180, 270] },
    whole: [9975.6, 10165.6],
    each: 5083,
    // The day of the balance has passed: all of it is due at once.
    payments: { balance: [9435.6, '2026-12-11'] },
    cancelling: { '2026-11-20': 50, '2026-12-01': 75, '2026-12-17': 100 },
    notIncluded: [],
  },
};

export const bargained: SampleTrip = {
  title: 'discount and own line',
  asked: asked('mara-nakuru-4-day', 980, ['2027-05-15', '2027-05-18'], [2, 1], { childAges: [7] }),
  facts: {
    first: '2027-05-15',
    last: '2027-05-18',
    days: 4,
    nights: 3,
    party: '2 adults, 1 child',
    ages: '7',
    price: 980,
    // 980 × 3, and 12 % of 2940
    lines: { Tour: 2940, Tax: 352.8, 'Booking fee': 50 },
    invoice: 3342.8,
    // Two adults on two days in May, the child free; three for four days.
    toOthers: { [mara]: certain(400), [eta]: certain(90), [tips]: [120, 180] },
    whole: [3952.8, 4012.8],
    // A third is 1337.60.
    each: 1338,
    payments: {},
    cancelling: { '2026-11-20': 30, '2027-03-17': 50, '2027-04-16': 75, '2027-05-02': 100 },
    notIncluded: [],
  },
  proposed: {
    draft: {
      ownLines: [{ label: 'A night at the airport', amount: 140 }],
      discount: { amount: 100, reason: 'You came back' },
    },
    facts: {
      lines: { Tour: 2940, Tax: 352.8, 'Booking fee': 50, 'A night at the airport': 140, Discount: -100 },
      invoice: 3382.8,
      whole: [3992.8, 4052.8],
      payments: { deposit: [1014.84, '2026-12-11'], balance: [2367.96, '2027-03-31'] },
    },
  },
};

export const sampleTrips: readonly SampleTrip[] = [
  alone,
  family,
  nightMore,
  otherStay,
  someOfFour,
  overJune,
  overNewYear,
  bargained,
];

/** Seats on a departure, which are asked for by message. */
export const seats = {
  title: 'seats',
  groupTour: 'new-year-in-the-mara',
  departure: 'new-year-in-the-mara-2026-12-29',
  seats: 2,
  facts: {
    first: '2026-12-29',
    last: '2027-01-01',
    days: 4,
    nights: 3,
    party: '2 adults',
    ages: '',
    price: 890,
    // 890 × 2, and 12 % of 1780
    lines: { Tour: 1780, Tax: 213.6, 'Booking fee': 50 },
    invoice: 2043.6,
    // Day 2 is 30 December; two for four days.
    toOthers: { [mara]: certain(400), [eta]: certain(60), [tips]: [80, 120] },
    whole: [2583.6, 2623.6],
    each: 1312,
    payments: { balance: [2043.6, '2026-12-11'] },
    cancelling: { '2026-11-20': 50, '2026-11-30': 75, '2026-12-16': 100 },
    notIncluded: [],
  } satisfies TripFacts,
} as const;

/** What cards say in a list that was asked for a month and a party: the price of the 15th, and when in it a dearer one holds. */
export const sampleCards: readonly (CardFacts & { tour: string })[] = [
  // 2050 × 2, 12 % and 50; 60 and 210; a ticket is $100 by the 15th. From the 26th the second day is 1 July, from the 27th both are.
  { tour: 'classic-kenya-7-day', month: 'june', people: 2, each: 2656, dearer: ['from the 26th', 2856] },
  // Four tickets of $200; from the 20th 2600 × 2.
  { tour: 'classic-kenya-7-day', month: 'december', people: 2, each: 2856, dearer: ['from the 20th', 3472] },
  // 475 + 70, 12 % and 50; 200, 30 and 45. Until the 5th 600 + 70.
  { tour: 'masai-mara-safari', month: 'january', people: 1, each: 935, dearer: ['until the 5th', 1075] },
  // 540 × 4, 12 % and 50; 1600, 120 and 180: a quarter of 4369.20.
  { tour: 'masai-mara-safari', month: 'july', people: 4, each: 1092, dearer: undefined },
];
