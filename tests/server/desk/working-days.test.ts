import { afterEach, expect, test } from 'vitest';
import type { OpeningHours } from '#contract/calendar/opening-hours.ts';
import { weekdays as namesOfDays } from '#contract/calendar/opening-hours.ts';
import { keepOffice, office } from '#contract/site/office.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { officeOf } from '#server/content/site/office-of.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { workingDaysBefore } from '#server/enquiries/office/working-days.ts';
import { randomNumbers } from '#tests/faults/sample.ts';

/* One working day at a desk that is open from Monday to Friday, 8 to 18 o'clock in Nairobi. */

const day = { opens: '08:00', closes: '18:00' };
const weekdays = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };

/** Days of November 2026, of which the 20th is a Friday, by the clock in Nairobi. */
const at = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00+03:00`);
const since = (now: Date, answerDays = 1, openingHours: OpeningHours = weekdays, daysOff: string[] = []) =>
  workingDaysBefore(now, { openingHours, daysOff, terms: { answerDays } });
const isLate = (came: Date, now: Date) => came <= since(now);

test('what comes in on Wednesday at 10 is late on Thursday at 10, and not a minute before (B-525)', () => {
  expect(since(at(26, '10:00'))).toEqual(at(25, '10:00'));
  expect(isLate(at(25, '10:00'), at(26, '09:59'))).toBe(false);
});

test('a weekend does not count: Friday at 17 is late on Monday at 17', () => {
  expect(since(at(23, '17:00'))).toEqual(at(20, '17:00'));
  expect(isLate(at(20, '17:00'), at(23, '16:59'))).toBe(false);
});

test('what comes at night or on a day off counts from the next opening', () => {
  for (const came of [at(20, '20:00'), at(21, '12:00'), at(23, '06:00'), at(23, '08:00')]) {
    expect(isLate(came, at(24, '07:59')), came.toISOString()).toBe(false);
    expect(isLate(came, at(24, '08:00')), came.toISOString()).toBe(true);
  }
});

test('in the evening, at night and on a day off nobody becomes late who was not at the closing', () => {
  for (const now of [at(20, '18:00'), at(20, '23:59'), at(21, '12:00'), at(23, '07:59')]) {
    expect(since(now), now.toISOString()).toEqual(at(19, '18:00'));
  }
});

test('the hours are those of the operator: a short Saturday ends what Friday afternoon was given', () => {
  const withSaturday = { ...weekdays, saturday: { opens: '09:00', closes: '13:00' } };
  expect(since(at(21, '12:59'), 1, withSaturday)).toEqual(at(20, '12:59'));
  expect(since(at(21, '13:00'), 1, withSaturday)).toEqual(at(20, '18:00'));
  expect(since(at(23, '08:30'), 1, withSaturday)).toEqual(at(20, '18:00'));
});

test('who promises an answer within two days is late a day later', () => {
  expect(since(at(24, '10:00'), 2)).toEqual(at(20, '10:00'));
});

test('a desk that is never open finds nobody who has waited', () => {
  expect(since(at(23, '10:00'), 1, {})).toEqual(new Date(0));
});

test('on a holiday nobody is at the desk, and so it does not count', () => {
  const holiday = ['2026-11-23'];
  expect(since(at(23, '17:00'), 1, weekdays, holiday)).toEqual(at(19, '18:00'));
  expect(since(at(24, '10:00'), 1, weekdays, holiday)).toEqual(at(20, '10:00'));
});

/* The same rule told the other way round, day by day: from when on is what came late? */

const zones = ['Africa/Nairobi', 'Africa/Cairo', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'];
const kept = office();
afterEach(() => keepOffice(kept));

test.each(zones)(
  'what comes at any hour of a year is late when its working days are over, in %s (B-525)',
  (timeZone) => {
    const { operator } = readSite(testedContent, { isDemonstration: true });
    keepOffice(officeOf({ ...operator, place: { ...operator.place, timeZone } }));
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const openingHours: OpeningHours = { ...weekdays, saturday: { opens: '09:00', closes: '13:00' } };
    const daysOff = ['2026-10-26', '2026-12-25', '2027-01-01', '2027-03-29'];
    const hoursOf = (day: string) => {
      const name = namesOfDays[new Date(`${day}T12:00:00Z`).getUTCDay()];
      return daysOff.includes(day) || name === undefined ? undefined : openingHours[name];
    };
    const nextOf = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    /** `2026-11-20 15:00:00` by the clock of the office, which sorts as it stands. */
    function dueAt(came: Date, days: number): string {
      let [day = '', time = ''] = clock.format(came).split(' ');
      const hours = hoursOf(day);
      if (hours === undefined || time > `${hours.closes}:00`) {
        do day = nextOf(day);
        while (hoursOf(day) === undefined);
        time = '00:00:00';
      }
      const opens = `${hoursOf(day)?.opens}:00`;
      if (time < opens) time = opens;
      for (let worked = 0; worked < days; ) {
        day = nextOf(day);
        if (hoursOf(day) !== undefined) worked += 1;
      }
      const last = hoursOf(day);
      return `${day} ${[`${last?.opens}:00`, time, `${last?.closes}:00`].toSorted()[1]}`;
    }
    const draw = randomNumbers(5);
    for (let tried = 0; tried < 1500; tried += 1) {
      const came = new Date(Date.UTC(2026, 9, 1) + Math.floor(draw() * 220 * 1440) * 60_000);
      const now = new Date(came.getTime() + Math.floor(draw() * 5 * 1440) * 60_000);
      const days = 1 + (tried % 2);
      const isLate = came <= since(now, days, openingHours, daysOff);
      const told = { came: clock.format(came), now: clock.format(now), due: dueAt(came, days), days };
      expect({ ...told, isLate }).toEqual({ ...told, isLate: told.now >= told.due });
    }
  },
);
