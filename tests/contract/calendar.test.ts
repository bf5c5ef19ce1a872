import { expect, test } from 'vitest';
import { addDays, addMonths, isCalendarDay, nairobiDay, startWindow, weekdayOf } from '#contract/calendar.ts';

test('the day in Nairobi begins at 21:00 UTC', () => {
  expect(nairobiDay(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(nairobiDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  expect(nairobiDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('the time zone database has the same day in Nairobi for every hour of fifteen years', () => {
  const inNairobi = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Africa/Nairobi',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const hour = 60 * 60 * 1000;
  for (let at = Date.UTC(2020, 0); at < Date.UTC(2035, 0); at += hour) {
    const instant = new Date(at);
    if (nairobiDay(instant) !== inNairobi.format(instant)) expect(nairobiDay(instant)).toBe(inNairobi.format(instant));
  }
});

test('days are added over month ends, leap days and year ends', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('months are added to the same date, or to the last of a shorter month', () => {
  expect(addMonths('2026-11-20', 15)).toBe('2028-02-20');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-11-30', 15)).toBe('2028-02-29');
});

test('weekdays count from Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayOf('2026-11-20')).toBe(5);
});

test('a day the calendar does not have is told from one it has', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(isCalendarDay('2027-13-01')).toBe(false);
});

test('a customised trip starts from the day after tomorrow to 24 months ahead (B-122)', () => {
  expect(startWindow('2026-11-20')).toEqual({ earliest: '2026-11-22', latest: '2028-11-20' });
  expect(startWindow('2028-02-29')).toEqual({ earliest: '2028-03-02', latest: '2030-02-28' });
});
