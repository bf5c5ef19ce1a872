import type { DeskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { sampleDay, sampleOffer } from '#tests/support/proposals/sample-proposal.ts';

/* One trip as it was asked for, as it is written at the desk, and as it is offered. */

export const askedTrip: Extract<DeskEnquiryDetails, { kind: 'custom-safari' }> = {
  kind: 'custom-safari',
  traveller: { name: 'Wambui Asks', email: 'wambui@mail.example', preferredContact: 'email' },
  tour: { slug: 'mara-nakuru-4-day', name: 'Mara and Nakuru', price: 800 },
  dates: { startDate: '2027-02-10', endDate: '2027-02-13', flexibility: 'few-days' },
  guests: { adults: 2, children: 1, infants: 0 },
  childAges: [9],
  activities: [
    { id: 'balloon', name: 'Balloon flight', price: 450, selectedDate: '2027-02-11', guestCount: 2, addedAt: '' },
  ],
  accommodations: [
    { id: 'olare', name: 'Olare Fig Camp', roomType: 'Tent', pricePerNight: 200, nights: 1, addedAt: '' },
  ],
  pricing: {
    baseTourPrice: 2400,
    addedActivitiesPrice: 900,
    accommodationUpgrades: 200,
    taxes: 560,
    fees: 0,
    total: 4060,
    currency: 'USD',
  },
};

export const draft: ProposalDraft = {
  words: 'Dear Wambui,\n\nhere it is.',
  planner: null,
  validUntil: '2026-12-20',
  trip: {
    kind: 'tour',
    tour: 'mara-nakuru-4-day',
    startDate: '2027-02-10',
    guests: { adults: 2, children: 1, infants: 0 },
    childAges: [9],
    activities: [{ id: 'balloon', selectedDate: '2027-02-11', guestCount: 2 }],
    stays: [{ id: 'olare', roomType: 'Tent', nights: 1 }],
  },
  ownLines: [{ label: 'A cake', amount: 40 }],
  discount: { amount: 100, reason: 'second trip with us' },
  deposit: { percent: 30, dueOn: '2026-12-20' },
  balanceDueOn: '2027-01-10',
  terms: 'Terms.',
};

export const choices: DeskProposal['choices'] = {
  tours: [{ kind: 'tour', slug: 'mara-nakuru-4-day', name: 'Mara and Nakuru' }],
  activities: [{ id: 'balloon', name: 'Balloon flight', price: 450 }],
  stays: [{ id: 'olare', name: 'Olare Fig Camp', rooms: [{ name: 'Tent', pricePerNight: 200 }] }],
  ownStays: [],
  days: [],
  departures: [],
  planners: [],
};

export const offer: ProposalOffer = {
  ...sampleOffer,
  startDate: '2027-02-10',
  endDate: '2027-02-11',
  days: [sampleDay(1, { title: 'To the Mara' }), sampleDay(2, { title: 'Home', stay: null })],
  lines: [
    { kind: 'tour', label: 'Mara and Nakuru', note: '3 × $800', amount: 2400 },
    { kind: 'discount', label: 'Discount', note: 'second trip with us', amount: -100 },
  ],
  total: 2300,
  payments: [{ what: 'deposit', amount: 690, dueOn: '2026-12-20' }],
};
