import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, weekdayOf } from '#contract/calendar/calendar.ts';
import type { DepartureRule } from '#server/content/catalogue/records/content-schema.ts';
import { departureDates } from '#server/content/catalogue/records/departure-dates.ts';

const today = '2026-11-20';

test('a weekly tour leaves on its weekday, from tomorrow at the earliest, for 15 months', () => {
  const fridays = departureDates({ every: 'week', weekday: 5 }, today);
  expect(fridays[0]).toBe('2026-11-27');
  expect(fridays.at(-1)).toBe('2028-02-18');
  expect(fridays.every((day) => weekdayOf(day) === 5)).toBe(true);
  expect(departureDates({ every: 'week', weekday: 6 }, today)[0]).toBe('2026-11-21');
});

test('the last day on sale is the same date 15 months on, and no later', () => {
  expect(departureDates({ every: 'week', weekday: weekdayOf('2028-02-20') }, today).at(-1)).toBe('2028-02-20');
  expect(departureDates({ every: 'week', weekday: weekdayOf('2028-02-21') }, today).at(-1)).toBe('2028-02-14');
});

test('both bounds of a season belong to it', () => {
  const days = departureDates({ every: 'week', weekday: 4, from: '07-01', to: '07-15' }, today);
  expect(days).toEqual(['2027-07-01', '2027-07-08', '2027-07-15']);
});

test('a season may wrap over the end of the year', () => {
  const days = departureDates({ every: 'week', weekday: 5, from: '12-20', to: '01-08' }, today);
  expect(days).toEqual(['2026-12-25', '2027-01-01', '2027-01-08', '2027-12-24', '2027-12-31', '2028-01-07']);
});

test('a season without an end lasts to the end of the year', () => {
  const days = departureDates({ every: 'week', weekday: 5, from: '12-20' }, today);
  expect(days).toEqual(['2026-12-25', '2027-12-24', '2027-12-31']);
});

test('a monthly tour leaves on the first such weekday of each month', () => {
  const days = departureDates({ every: 'month', weekday: 0 }, today);
  expect(days.slice(0, 4)).toEqual(['2026-12-06', '2027-01-03', '2027-02-07', '2027-03-07']);
  expect(days).toHaveLength(15);
});

test('a month that starts with the weekday leaves on the first', () => {
  expect(departureDates({ every: 'month', weekday: 4, months: [7] }, today)).toEqual(['2027-07-01']);
});

test('a monthly tour keeps to its months', () => {
  const days = departureDates({ every: 'month', weekday: 1, months: [2, 8] }, today);
  expect(days).toEqual(['2027-02-01', '2027-08-02', '2028-02-07']);
});

test('an annual tour leaves on its days each year, in order', () => {
  const days = departureDates({ every: 'year', on: ['12-28', '02-10'] }, today);
  expect(days).toEqual(['2026-12-28', '2027-02-10', '2027-12-28', '2028-02-10']);
});

test('a departure of today has left already', () => {
  expect(departureDates({ every: 'year', on: ['11-20', '11-21'] }, today)).toEqual([
    '2026-11-21',
    '2027-11-20',
    '2027-11-21',
  ]);
});

test('29 February leaves in leap years alone', () => {
  expect(departureDates({ every: 'year', on: ['02-29'] }, '2027-01-10')).toEqual(['2028-02-29']);
  expect(departureDates({ every: 'year', on: ['02-29'] }, '2025-12-01')).toEqual([]);
});

const rules: fc.Arbitrary<DepartureRule> = fc.oneof(
  fc.record({ every: fc.constant('week' as const), weekday: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ every: fc.constant('month' as const), weekday: fc.integer({ min: 0, max: 6 }) }),
  fc.record({
    every: fc.constant('year' as const),
    on: fc.constantFrom<string[]>(['01-31', '06-30'], ['12-31'], ['02-29', '03-01']),
  }),
);
const days = fc.integer({ min: 0, max: 3000 }).map((offset) => addDays('2024-01-01', offset));

test('whatever the rule and the day, dates lie ahead, within 15 months, in order and once each (B-164)', () => {
  fc.assert(
    fc.property(rules, days, (rule, day) => {
      const dates = departureDates(rule, day);
      expect(dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ''))).toBe(true);
      for (const date of dates) {
        expect(date > day && date <= addMonths(day, 15)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
