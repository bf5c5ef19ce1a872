import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChosenStay, dayTitle, extraDays, movedDate, tripDays, withLastDay } from '#contract/trip/trip-days.ts';
import { lengthWords } from '#contract/words/trip-words.ts';
import { draws } from '#tests/support/draws.ts';

const day = (number: number, accommodationId?: string) => ({
  day: number,
  title: `Tour day ${number}`,
  ...(accommodationId !== undefined && { accommodationId }),
});

/** Two nights at the camp, one at the lodge, one in a town whose inn we keep no record of; home on the fifth day. */
const week = [day(1, 'camp'), day(2, 'camp'), day(3, 'lodge'), { ...day(4), stayNote: 'An inn' }, day(5)];

/** `2 camp, 2+ camp`: the day of the tour, + for an extra day after it, and where one sleeps. */
const told = (itinerary: typeof week, stays: ChosenStay[]) =>
  tripDays(itinerary, stays)
    .map(({ tourDay, extraAt, sleepAt }) => `${tourDay?.day ?? ''}${extraAt ? '+' : ''} ${sleepAt ?? ''}`.trim())
    .join(', ');

test.each<[string, ChosenStay[], string]>([
  ['nothing more', [], '1 camp, 2 camp, 3 lodge, 4, 5'],
  [
    'a night more at a stay of the tour, after its last night there',
    [{ id: 'camp', nights: 1 }],
    '1 camp, 2 camp, 2+ camp, 3 lodge, 4, 5',
  ],
  [
    'two rooms of one stay at the same time, as long as the longer',
    [
      { id: 'camp', nights: 1 },
      { id: 'camp', nights: 2 },
    ],
    '1 camp, 2 camp, 2+ camp, 2+ camp, 3 lodge, 4, 5',
  ],
  [
    'two nights elsewhere, after the tour',
    [{ id: 'villa', nights: 2 }],
    '1 camp, 2 camp, 3 lodge, 4, 5 villa, + villa, +',
  ],
  [
    'nights here and there',
    [
      { id: 'villa', nights: 1 },
      { id: 'lodge', nights: 1 },
      { id: 'town', nights: 1 },
    ],
    '1 camp, 2 camp, 3 lodge, 3+ lodge, 4, 5 villa, + town, +',
  ],
])('%s is a day of the trip (B-730)', (_, stays, days) => {
  expect(told(week, stays)).toBe(days);
});

test('a stay the tour comes back to is stayed at longer the last time, and a tour that ends with a night ends with the extra ones', () => {
  const back = [day(1, 'camp'), day(2, 'lodge'), day(3, 'camp')];
  expect(told(back, [{ id: 'camp', nights: 1 }])).toBe('1 camp, 2 lodge, 3 camp, 3+ camp');
  expect(told(back, [{ id: 'villa', nights: 1 }])).toBe('1 camp, 2 lodge, 3 camp, + villa');
});

test('any trip has the tour’s days in their order, and one day for each extra night (B-730)', () => {
  const stay = fc.constantFrom('camp', 'lodge', 'villa', 'town');
  const itinerary = fc.array(fc.option(stay, { nil: undefined }), { minLength: 1, maxLength: 9 });
  const stays = fc.array(fc.record({ id: stay, nights: fc.integer({ min: 1, max: 30 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(itinerary, stays, (nights, more) => {
      const tour = nights.map((at, index) => day(index + 1, at));
      const days = tripDays(tour, more);
      expect(days).toHaveLength(tour.length + extraDays(more));
      expect(days.filter(({ extraAt }) => extraAt === undefined).map(({ tourDay }) => tourDay)).toEqual(tour);
      for (const id of new Set(more.map((one) => one.id))) {
        const most = Math.max(...more.filter((one) => one.id === id).map((one) => one.nights));
        const own = nights.filter((at) => at === id).length;
        expect(days.filter(({ sleepAt }) => sleepAt === id)).toHaveLength(own + most);
        expect(days.filter(({ extraAt }) => extraAt === id)).toHaveLength(most);
      }
    }),
    { numRuns: draws(1000) },
  );
});

test.each<[string, string, number, string]>([
  ['goes along with more days', '2027-02-27', 4, '2027-02-28'],
  ['goes over the end of a month', '2027-02-27', 6, '2027-03-02'],
  ['comes back with fewer', '2027-02-27', 2, '2027-02-26'],
  ['stays where a later one was chosen', '2027-03-09', 4, '2027-03-09'],
  ['is never before the trip’s end', '2027-02-26', 4, '2027-02-28'],
])('the last day of a trip of three days from 25 February %s (B-731)', (_, endDate, days, last) => {
  expect(withLastDay({ startDate: '2027-02-25', endDate }, { was: 3, days })).toEqual({
    startDate: '2027-02-25',
    endDate: last,
  });
});

test.each<[string, string, number, number, string]>([
  ['moves along with more nights before it', '2027-02-27', 0, 2, '2027-03-01'],
  ['stays before the nights', '2027-02-26', 0, 2, '2027-02-26'],
  ['comes back with fewer', '2027-03-01', 2, 1, '2027-02-28'],
  ['of a night that goes is the day before', '2027-02-28', 2, 1, '2027-02-27'],
  ['of a night that stays is the same', '2027-02-27', 1, 3, '2027-02-27'],
  ['outside the trip stays', '2027-04-01', 0, 2, '2027-04-01'],
])('what is on a day of the trip %s (B-731)', (_, date, nightsBefore, nightsNow, moved) => {
  const days = (nights: number) => tripDays(week, nights === 0 ? [] : [{ id: 'camp', nights }]);
  const trip = { startDate: '2027-02-25', was: days(nightsBefore), now: days(nightsNow) };
  expect(movedDate(date, trip)).toBe(moved);
});

test('a day that nobody has chosen is none', () => {
  for (const dates of [{}, { startDate: '2027-02-25' }]) {
    expect(withLastDay(dates, { was: 3, days: 5 })).toEqual(dates);
  }
});

test('an extra day is named by its stay, and a longer trip by how much longer it is (B-730)', () => {
  const titles = tripDays(week, [{ id: 'camp', nights: 1 }]).map((one) => dayTitle(one, (stay) => `The ${stay}`));
  expect(titles.slice(1, 4)).toEqual(['Tour day 2', 'A day more at The camp', 'Tour day 3']);
  expect([lengthWords(7, 0), lengthWords(7, 1), lengthWords(7, 3), lengthWords(1, 0)]).toEqual([
    '7 days',
    '8 days, one more than the tour',
    '10 days, 3 more than the tour',
    '1 day',
  ]);
});
