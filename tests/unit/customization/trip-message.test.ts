import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tripMessage } from '#features/trip/request/trip-message.ts';
import { whatsAppHref } from '#platform/operator.ts';
import { add, after, balloon, party, setMara, sleep, tent } from '#tests/unit/customization/trip-samples.ts';

const dates = { startDate: '2027-02-12', endDate: '2027-02-14', flexibility: 'few-days' } as const;

test('a trip as a chat message says who, when, what and how much', () => {
  const trip = after(
    setMara,
    party(2, 1, 1),
    { type: 'setDates', dates },
    add({ ...balloon, selectedDate: '2027-02-13', guestCount: 2 }),
    sleep(tent),
  );
  expect(tripMessage(trip, undefined).split('\n')).toEqual([
    'Hello Umbrella Thorn Safaris, this is the trip I put together:',
    'Mara, 5 days, 2 more than the tour',
    'Who: 2 adults, 1 child, 1 infant',
    'When: 12 to 16 February 2027, give or take a few days',
    '+ Balloon, Sat, 13 Feb 2027, for 2: $960',
    '+ Camp, Hill tent, 2 nights: $360',
    'Our invoice: $3,040.40, with 12 % tax and the $50 fee',
    'http://localhost:4173/tour/mara',
  ]);
});

test('a request that was sent brings its reference', () => {
  expect(tripMessage(after(setMara), undefined, 'AB2CD3EF')).toContain('My reference: AB2CD3EF');
});

test('what does not fit is counted, and total and address are always there', () => {
  const trip = after(
    setMara,
    ...Array.from({ length: 20 }, (_, index) =>
      add({ ...balloon, id: `balloon-${index}`, name: `Balloon over the plains, flight ${index}` }),
    ),
  );
  const message = tripMessage(trip, undefined);
  expect(message.length).toBeLessThanOrEqual(900);
  expect(message).toMatch(/and \d+ more/);
  expect(message).toContain('Our invoice:');
  expect(message).toContain('/tour/mara');
});

test('however long the names, the message has at most 900 characters and makes a link', () => {
  const names = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constant('🦁'.repeat(100)));
  fc.assert(
    fc.property(names, fc.array(names, { maxLength: 40 }), (tourName, activityNames) => {
      const trip = after(
        { type: 'setBaseTour', tour: { id: 'mara', slug: 'mara', name: tourName, price: 450, duration: 3 } },
        ...activityNames.map((name, index) => add({ ...balloon, id: `a-${index}`, name })),
      );
      const message = tripMessage(trip, undefined);
      expect(message.length).toBeLessThanOrEqual(900);
      expect(new URL(whatsAppHref(message)).searchParams.get('text')).toBe(message);
    }),
  );
});
