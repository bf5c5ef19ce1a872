import { expect, test } from 'vitest';
import { officeDateTime } from '#contract/calendar/calendar.ts';
import {
  formatDay,
  formatDayWithWeekday,
  formatFullDay,
  formatFullMoment,
  formatMoment,
} from '#contract/words/days.ts';
import { monthAtOffice } from '#features/home/month-advice.tsx';
import { formatBestMonths } from '#platform/format.ts';

test('a calendar day is the same day in every time zone', () => {
  expect(formatDay('2026-12-04')).toBe('4 December 2026');
  expect(formatDayWithWeekday('2026-12-04')).toBe('Fri, 4 Dec 2026');
});

test('text that is no day is shown as it is', () => {
  expect(formatDay('soon')).toBe('soon');
});

test('the month is the month in Nairobi, also when it is still yesterday elsewhere', () => {
  expect(monthAtOffice(new Date('2026-11-30T21:30:00Z'))).toBe(11);
  expect(monthAtOffice(new Date('2026-11-30T20:30:00Z'))).toBe(10);
});

test.each([
  [[2, 2, 1, 1, 1, 2, 3, 3, 3, 3, 1, 2], 'Jul to Oct'],
  [[3, 3, 2, 1, 1, 3, 3, 3, 3, 2, 1, 3], 'Jun to Sep, Dec to Feb'],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 'All year'],
  [[1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'Mar'],
  [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'No clear best months'],
])('best months of %j read %s', (months, words) => {
  expect(formatBestMonths(months)).toBe(words);
});

test('every day of twelve years is written as Intl writes it', () => {
  const inUtc = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
  const long = inUtc({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = inUtc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const full = inUtc({ dateStyle: 'full' });
  const oneDay = 24 * 60 * 60 * 1000;
  for (let at = Date.UTC(2024, 0); at < Date.UTC(2036, 0); at += oneDay) {
    const day = new Date(at).toISOString().slice(0, 10);
    expect([formatDay(day), formatDayWithWeekday(day)]).toEqual([long.format(at), short.format(at)]);
    expect(formatFullDay(day)).toBe(full.format(at).replace(',', ''));
  }
});

test('a full day leaves out the year of today alone', () => {
  expect(['2026-11-20', '2027-11-20', '12026-11-20'].map((today) => formatFullDay('2026-12-04', today))).toEqual([
    'Friday 4 December',
    'Friday 4 December 2026',
    'Friday 4 December 2026',
  ]);
});

test('an instant is the moment in Nairobi, also when it is still yesterday elsewhere', () => {
  expect(formatMoment('2026-11-27T21:14:30Z')).toBe('28 November 2026, 00:14');
  expect(formatFullMoment('2026-11-27T21:14:30Z')).toBe('Saturday 28 November 2026 at 00:14, Nairobi time');
  expect(formatMoment('soon')).toBe('soon');
});

test('a time at the office is written with how far its clock is ahead', () => {
  expect(officeDateTime('2026-12-04', '00:00')).toBe('2026-12-04T00:00:00+03:00');
  expect(new Date(officeDateTime('2026-12-04', '23:59')).toISOString()).toBe('2026-12-04T20:59:00.000Z');
});
