import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hoursInWords } from '#contract/calendar/opening-hours.ts';
import { daysOffSoon, isOpenAt, nextOpening } from '#features/contact/opening-hours.ts';
import { clockAtOffice, hoursIn, openingStatus } from '#features/contact/opening-words.ts';

describe('Mon-Fri 8AM-6PM EAT', () => {
  test.each([
    ['2026-11-20T04:59:59Z', false, 'a second before eight on a Friday'],
    ['2026-11-20T05:00:00Z', true, 'eight on a Friday'],
    ['2026-11-20T14:59:59Z', true, 'a second before six'],
    ['2026-11-20T15:00:00Z', false, 'six in the evening'],
    ['2026-11-21T09:00:00Z', false, 'noon on a Saturday'],
    ['2026-11-22T21:30:00Z', false, 'half past midnight on a Monday in Nairobi, still Sunday in London'],
    ['2026-11-23T05:00:00Z', true, 'eight on a Monday'],
  ])('%s is open: %s (%s)', (instant, isOpen) => {
    expect(isOpenAt(new Date(instant))).toBe(isOpen);
  });

  test.each([
    ['2026-11-20T04:00:00Z', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20T16:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['2026-11-20T05:00:00Z', '2026-11-23T05:00:00.000Z'],
    ['2026-12-31T20:00:00Z', '2027-01-01T05:00:00.000Z'],
  ])('after %s the desk opens at %s', (instant, opening) => {
    expect(nextOpening(new Date(instant)).toISOString()).toBe(opening);
  });
});

test('a closed desk says when it opens, in Nairobi time (B-123)', () => {
  expect(openingStatus(new Date('2026-11-20T16:00:00Z'))).toBe('Closed now, opens Monday 8:00');
  expect(openingStatus(new Date('2026-11-20T09:00:00Z'))).toBe('Open now');
});

test('a browser that knows no zone but its own tells the office’s time all the same', () => {
  class Poor extends Intl.DateTimeFormat {
    constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone === 'Africa/Nairobi') throw new RangeError('Invalid time zone specified');
      super(locales, options);
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Poor } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(clockAtOffice(new Date('2026-11-22T21:05:00Z'))).toBe('Monday 0:05');
  expect(openingStatus(new Date('2026-11-20T16:00:00Z'))).toBe('Closed now, opens Monday 8:00');
  expect(hoursIn('Europe/London', new Date('2026-11-20T09:00:00Z'))).toBe('Monday to Friday, 5:00 to 15:00');
  expect(hoursIn('Africa/Nairobi', new Date('2026-11-20T09:00:00Z'))).toBeUndefined();
});

test('days with the same hours stand together, and every day of the week can have its own', () => {
  const day = { opens: '08:00', closes: '18:00' };
  const short = { opens: '09:30', closes: '12:00' };
  const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day };
  expect(hoursInWords(week, 'EAT')).toBe('Mon-Fri: 8AM-6PM EAT');
  expect(hoursInWords({ ...week, saturday: short }, 'EAT')).toBe('Mon-Fri: 8AM-6PM, Sat: 9:30AM-12PM EAT');
  expect(hoursInWords({ ...week, saturday: day, sunday: day }, 'EAT')).toBe('Mon-Sun: 8AM-6PM EAT');
  expect(hoursInWords({ monday: day, wednesday: day, sunday: short }, 'EAT')).toBe(
    'Mon: 8AM-6PM, Wed: 8AM-6PM, Sun: 9:30AM-12PM EAT',
  );
  expect(hoursInWords({ sunday: { opens: '00:00', closes: '23:59' } }, 'EAT')).toBe('Sun: 12AM-11:59PM EAT');
});

test('a visitor elsewhere reads the hours on their own clock', () => {
  const instant = new Date('2026-11-20T09:00:00Z');
  expect(hoursIn('Europe/London', instant)).toBe('Monday to Friday, 5:00 to 15:00');
  expect(hoursIn('America/Los_Angeles', instant)).toContain('21:00');
  expect(hoursIn('Africa/Nairobi', instant)).toBeUndefined();
});

test('days off of the next four weeks are named, and those on which nobody is there anyway are not (B-846)', () => {
  const closed = ['2027-01-01', '2026-12-25', '2026-12-26', '2026-12-12', '2026-11-20'];
  // A Saturday is none of our days.
  expect(daysOffSoon(new Date('2026-11-30T09:00:00Z'), closed)).toEqual(['2026-12-25']);
  expect(daysOffSoon(new Date('2026-12-25T09:00:00Z'), closed)).toEqual(['2026-12-25', '2027-01-01']);
  expect(daysOffSoon(new Date('2026-11-20T09:00:00Z'), closed)).toEqual(['2026-11-20']);
  expect(daysOffSoon(new Date('2027-03-01T09:00:00Z'), closed)).toEqual([]);
});
