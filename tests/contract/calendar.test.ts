import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  isCalendarDay,
  officeClock,
  officeDay,
  officeInstant,
  startWindow,
  weekdayOf,
} from '#contract/calendar/calendar.ts';
import { keepOffice, office } from '#contract/site/office.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { officeOf } from '#server/content/site/office-of.ts';
import { readSite } from '#server/content/site/read-site.ts';

test('the day in Nairobi begins at 21:00 UTC', () => {
  expect(officeDay(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(officeDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  expect(officeDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test.each(['Africa/Nairobi', 'Africa/Windhoek', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Kathmandu'])(
  'the office’s clock is that of the time zone database: %s',
  (timeZone) => {
    const kept = office();
    const { operator } = readSite(testedContent, { isDemonstration: true });
    keepOffice(officeOf({ ...operator, place: { ...operator.place, timeZone } }));
    const there = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const hour = 60 * 60 * 1000;
    for (let at = Date.UTC(2025, 0); at < Date.UTC(2029, 0); at += hour) {
      const instant = new Date(at);
      const [day, time] = [officeDay(instant), officeClock(instant)];
      if (`${day} ${time}` !== there.format(instant)) expect(`${day} ${time}`).toBe(there.format(instant));
    }
    const [opens, closes] = ['08:00', '18:00'].map((time) => officeInstant('2027-07-01', time));
    expect([opens, closes].map((instant) => instant && there.format(instant))).toEqual([
      '2027-07-01 08:00',
      '2027-07-01 18:00',
    ]);
    keepOffice(kept);
  },
);

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
