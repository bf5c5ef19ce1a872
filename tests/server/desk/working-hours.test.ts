import { expect, test } from 'vitest';
import { workingHoursBefore } from '#server/enquiries/office/working-hours.ts';

/* 24 working hours at a desk that is open from Monday to Friday, 8 to 18 o'clock in Nairobi. */

const day = { opens: '08:00', closes: '18:00' };
const weekdays = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };

/** Days of November 2026, of which the 20th is a Friday, by the clock in Nairobi. */
const at = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00+03:00`);
const since = (now: Date, hours = 24, hoursOfDesk: Parameters<typeof workingHoursBefore>[2] = weekdays) =>
  workingHoursBefore(now, hours, hoursOfDesk);

test('what comes in on Friday at 17:00 has waited 24 working hours on Wednesday at 11:00, and not a minute before', () => {
  expect(since(at(25, '11:00'))).toEqual(at(20, '17:00'));
  expect(since(at(25, '10:59'))).toEqual(at(20, '16:59'));
});

test('a weekend does not count: what comes in on Saturday waits from Monday at 8', () => {
  expect(since(at(25, '11:59')).getTime()).toBeLessThan(at(21, '10:00').getTime());
  expect(since(at(25, '12:00'))).toEqual(at(23, '08:00'));
});

test('a night does not count: in the evening and before the opening the answer is that of the closing', () => {
  const closing = since(at(26, '18:00'));
  expect(closing).toEqual(at(24, '14:00'));
  for (const now of [at(26, '18:01'), at(26, '23:59'), at(27, '00:00'), at(27, '07:59'), at(27, '08:00')]) {
    expect(since(now)).toEqual(closing);
  }
  expect(since(at(27, '08:01'))).toEqual(at(24, '14:01'));
});

test('a Sunday is counted back from Friday evening', () => {
  expect(since(at(22, '12:00'))).toEqual(at(18, '14:00'));
});

test('the hours are those of the operator: a desk that is open on Saturday morning counts it', () => {
  const withSaturday = { ...weekdays, saturday: { opens: '09:00', closes: '13:00' } };
  expect(since(at(23, '10:00'), 6, withSaturday)).toEqual(at(21, '09:00'));
  expect(since(at(23, '10:00'), 6)).toEqual(at(20, '14:00'));
});

test('a desk that is never open finds nobody who has waited', () => {
  expect(since(at(23, '10:00'), 24, {})).toEqual(new Date(0));
});
