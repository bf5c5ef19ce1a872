import { expect, test } from 'vitest';
import type { EnquiryContext, EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { readEnv } from '#server/env.ts';
import { beginDraft } from '#server/proposals/begin-draft.ts';
import { newYear, safariBody, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { smallContent, tourFile } from '#tests/support/small-content.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

const { operator } = readEnv({}).enquiries;
const today = '2026-11-20';
const person = (slug: string, role: string, order: number) => ({
  slug,
  name: slug === 'grace' ? 'Grace' : 'Otieno',
  role,
  languages: ['English'],
  since: 2010,
  strengths: ['Birds'],
  isExample: true,
  order,
});
const catalogue = smallCatalogue({
  ...smallContent(),
  'tours/marsh-week.json': tourFile({ slug: 'marsh-week', name: 'Marsh week', order: 2, plannerId: 'otieno' }),
  'people/grace.json': person('grace', 'planner', 1),
  'people/otieno.json': person('otieno', 'planner', 2),
});

const begin = (details: EnquiryDetails) => beginDraft({ catalogue, operator, today }, details);

function message(context?: Partial<EnquiryContext>, name = 'Ada Traveller'): EnquiryDetails {
  return {
    kind: 'contact',
    traveller: { name, email: 'ada@mail.example', preferredContact: 'email' },
    topic: 'tour',
    message: 'Elephants, please.',
    ...(context && { context: { kind: 'search', id: '', name: '', url: '/', known: true, ...context } }),
  };
}

function safari(startDate?: string): EnquiryDetails {
  const { contact, baseTour, guests, activities, accommodations, pricing } = safariBody();
  const dates = { flexibility: 'exact' as const, ...(startDate !== undefined && { startDate }) };
  const asked = { guests, activities, accommodations, pricing, dates };
  return { ...asked, kind: 'custom-safari', traveller: contact, tour: baseTour };
}

test('a message about seats begins with them, as the room was wished', () => {
  expect(begin(message({ ...seatsContext(1), room: 'shared' })).trip).toEqual({
    kind: 'departure',
    groupTour: 'marsh-together',
    departureId: newYear,
    seats: 1,
    room: 'shared',
  });
  expect(begin(message({ kind: 'group-tour', id: 'marsh-together' })).trip).toEqual({
    kind: 'departure',
    groupTour: 'marsh-together',
    departureId: null,
    seats: 2,
  });
});

test.each([
  ['about a tour begins with it', message({ kind: 'tour', id: 'marsh-week' }), 'marsh-week', 'otieno'],
  ['about nothing of ours begins with the first tour', message({ kind: 'tour', id: 'gone' }), 'marsh-day', 'grace'],
  ['about a place begins with the first tour', message({ kind: 'destination', id: 'marsh' }), 'marsh-day', 'grace'],
  ['about nothing begins with the first tour', message(), 'marsh-day', 'grace'],
])('a message %s, and its day is to be chosen', (_title, details, tour, planner) => {
  expect(begin(details)).toMatchObject({ planner, trip: { kind: 'tour', tour, startDate: null } });
});

test.each([
  // Who agrees on the last day still has a week.
  ['2027-07-03', '2026-12-04', '2026-12-11', '2027-05-19'],
  ['2026-12-24', '2026-12-04', '2026-12-11', '2026-12-11'],
  // Too near for two payments: all of it is due at once.
  ['2026-11-30', '2026-11-30', '2026-11-27', '2026-11-27'],
  ['2026-11-25', '2026-11-25', '2026-11-20', '2026-11-20'],
  [undefined, '2026-12-04', '2026-12-11', '2027-01-04'],
  // Asked for long ago: the day is a fault of the draft, and the rest as of one without a day.
  ['2026-11-01', '2026-12-04', '2026-12-11', '2027-01-04'],
])('a trip from %s stands until %s, with payments due on %s and %s', (start, validUntil, deposit, balance) => {
  const draft = begin(safari(start));
  expect([draft.validUntil, draft.deposit, draft.balanceDueOn]).toEqual([
    validUntil,
    { percent: operator.terms.depositPercent, dueOn: deposit },
    balance,
  ]);
});

test('the words greet whoever has a plain name, and promise nothing', () => {
  expect(begin(message()).words).toMatch(/^Dear Ada,\n\n/);
  expect(begin(message(undefined, 'Win a prize at www.example.com')).words).toMatch(/^Dear traveller,\n\n/);
});
