import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';

/** As long as a token, and a word that is looked for where it must not be. */
export const sampleToken = `${'5ec2e7'.repeat(10)}0-first`;
export const newerToken = `${'5ec2e7'.repeat(10)}0-second`;
export const sharedToken = `${'5ec2e7'.repeat(10)}0-shared`;

/** A day of the sample's, from 4 August 2027. */
export const sampleDay = (
  number: number,
  given: Partial<ProposalOffer['days'][number]>,
): ProposalOffer['days'][number] => ({
  day: number,
  date: `2027-08-0${3 + number}`,
  title: 'In the park',
  description: 'Out at first light, back for lunch, out again when it cools down.',
  meals: ['breakfast', 'lunch', 'dinner'],
  stay: 'Olare Fig Camp',
  activities: [],
  ...given,
});

export const sampleOffer: ProposalOffer = {
  tour: { kind: 'tour', slug: 'masai-mara-safari', name: 'Maasai Mara Safari' },
  traveller: 'Amina Otieno',
  words:
    'Dear Amina,\n\nthis is the trip as we spoke of it: three days in the Mara, the balloon on the second morning.\nTell me what you would change.\n\nWanjiru',
  planner: { name: 'Wanjiru Kamau', isExample: true },
  validUntil: '2026-12-04',
  startDate: '2027-08-04',
  endDate: '2027-08-06',
  guests: { adults: 2, children: 1, infants: 0 },
  childAges: [8],
  departure: null,
  days: [
    sampleDay(1, {
      title: 'Nairobi to the Mara',
      drive: { mode: 'road', km: 280, hours: 5.5, hoursWorst: 7 },
      meals: ['lunch', 'dinner'],
    }),
    sampleDay(2, { title: 'A day on the plains', activities: ['Balloon safari'] }),
    sampleDay(3, {
      title: 'Back to Nairobi',
      meals: ['breakfast'],
      stay: null,
      drive: { mode: 'road', km: 280, hours: 5.5 },
    }),
  ],
  stays: [{ name: 'Acacia House', roomType: 'Garden room', nights: 1 }],
  activities: [{ name: 'Balloon safari', date: '2027-08-05', people: 3 }],
  lines: [
    { kind: 'tour', label: 'Maasai Mara Safari, 3 days', note: '3 × $1,240', amount: 3720 },
    { kind: 'activity', label: 'Balloon safari', note: '3 × $480', amount: 1440 },
    { kind: 'stay', label: 'Acacia House, Garden room', note: '1 night × $210', amount: 210 },
    { kind: 'own', label: 'Airport transfer at night', amount: 45 },
    { kind: 'discount', label: 'Discount', note: 'You travel with us for the second time', amount: -150 },
    { kind: 'tax', label: 'Tax 16 %', amount: 842.4 },
    { kind: 'fee', label: 'Booking fee', amount: 35 },
  ],
  total: 6142.4,
  payments: [
    { what: 'deposit', amount: 1842.72, dueOn: '2026-12-11' },
    { what: 'balance', amount: 4299.68, dueOn: '2027-06-05' },
  ],
  toOthers: {
    fees: [{ name: 'Maasai Mara National Reserve', payee: 'Narok County', checkedOn: '2026-11-02', amount: 900 }],
    others: [
      { name: 'Visas', least: 90, most: 90 },
      { name: 'Tips', least: 60, most: 120 },
    ],
    wholeTrip: { least: 7192.4, most: 7252.4 },
  },
  included: ['A private Land Cruiser with a pop-up roof', 'All meals as written', 'An English-speaking guide'],
  notIncluded: ['Park fees, paid at the gate', 'Flights to Nairobi', 'Travel insurance'],
  cancellation: [
    { daysBefore: 60, chargePercent: 20, from: '2026-11-27' },
    { daysBefore: 30, chargePercent: 50, from: '2027-06-06' },
    { daysBefore: 0, chargePercent: 100, from: '2027-07-06' },
  ],
  terms: 'A deposit of 30 % confirms the trip.\nThe balance is due 60 days before the first day.',
};

/** How it stands, with what a test is about. */
export function sampleView({
  offer,
  ...given
}: Partial<Omit<ProposalView, 'offer'>> & { offer?: Partial<ProposalOffer> } = {}): ProposalView {
  return {
    number: 1,
    sentAt: '2026-11-26T08:00:00.000Z',
    state: 'open',
    newer: null,
    opened: 3,
    held: null,
    questions: [],
    ...given,
    offer: { ...sampleOffer, ...offer },
  };
}

/** As it is once it was agreed to. */
export const sampleHeld: NonNullable<ProposalView['held']> = {
  number: 1,
  name: 'Amina Otieno',
  at: '2026-11-28T07:00:00.000Z',
  total: 6142.4,
  seatsUntil: null,
  confirmedAt: '2026-11-28T07:30:00.000Z',
  received: 0,
  open: null,
};

export const sampleNotes: TripNotes = {
  meeting: {
    text: 'Juma, with a sign that says Amina,\nat Wilson Airport',
    at: '2026-11-27T09:00:00.000Z',
    before: null,
  },
  nightPhone: '+254 722 000 111',
  stays: [{ name: 'Olare Fig Camp', telephone: '+254 711 222 333', lat: -1.322, lng: 35.241 }],
  packing: ['A warm layer for the first hour', 'Binoculars'],
  destinations: [
    { name: 'Maasai Mara', months: [3, 3, 1, 0, 0, 2, 3, 3, 3, 3, 1, 2], whenToGo: 'July to October are dry.' },
  ],
};

/** The same trip, as those have it who travel along. */
export function sampleShared(given: Partial<SharedTrip> = {}): SharedTrip {
  const { tour, planner, startDate, endDate, guests, childAges, days, stays, activities } = sampleOffer;
  return {
    state: 'held',
    traveller: 'Amina',
    confirmedAt: sampleHeld.confirmedAt,
    offer: { tour, planner, startDate, endDate, guests, childAges, days, stays, activities },
    notes: sampleNotes,
    ...given,
  };
}
