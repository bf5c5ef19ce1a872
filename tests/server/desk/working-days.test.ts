import { expect, test } from 'vitest';
import { workingDaysBefore } from '#server/enquiries/office/working-days.ts';

/* One working day at a desk that is open from Monday to Friday, 8 to 18 o'clock in Nairobi. */

const day = { opens: '08:00', closes: '18:00' };
const weekdays = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };

/** Days of November 2026, of which the 20th is a Friday, by the clock in Nairobi. */
const at = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00+03:00`);
const since = (now: Date, days = 1, hoursOfDesk: Parameters<typeof workingDaysBefore>[2] = weekdays) =>
  workingDaysBefore(now, days, hoursOfDesk);
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
