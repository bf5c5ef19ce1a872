import { expect, test } from 'vitest';
import { formatMonth, formatMonthName, formatWeekday } from '#contract/words/days.ts';
import { departureMonths, firstMonthOf, type ListedDeparture } from '#features/group-tours/departure-months.ts';

const listedOn = (startDate: string, slug = 'mara'): ListedDeparture => ({
  tour: { slug, name: slug },
  departure: {
    id: `${slug}-${startDate}`,
    startDate,
    endDate: startDate,
    price: 430,
    kenyaPrice: 64_500,
    singleSupplement: 90,
    totalSeats: 7,
    availableSeats: 4,
    status: 'available',
    guaranteed: false,
    minToRun: 3,
  },
});

const daysOf = (month: ReturnType<typeof departureMonths>[number]) =>
  month.departures.map(({ departure }) => departure.startDate);

test('twelve months follow each other over the end of the year', () => {
  expect(departureMonths([], '2026-11').map(({ month }) => month)).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
    ...['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
  ]);
});

test('a month has its departures in order of their dates, of whichever tour', () => {
  const listed = [
    listedOn('2027-02-12'),
    listedOn('2027-02-03', 'ndutu'),
    listedOn('2027-01-31'),
    listedOn('2027-02-28'),
  ];
  const months = departureMonths(listed, '2027-01');
  expect(months[0] && daysOf(months[0])).toEqual(['2027-01-31']);
  expect(months[1] && daysOf(months[1])).toEqual(['2027-02-03', '2027-02-12', '2027-02-28']);
});

test('what leaves before the first or after the twelfth month is left out', () => {
  const months = departureMonths([listedOn('2026-10-31'), listedOn('2026-11-01'), listedOn('2027-11-01')], '2026-11');
  expect(months.flatMap(daysOf)).toEqual(['2026-11-01']);
});

test.each([
  [['2027-02-05'], '2026-11'],
  [['2028-02-03', '2027-07-21'], '2026-11'],
  [['2028-02-03'], '2028-02'],
  [['2026-09-04', '2026-12-04'], '2026-09'],
  [[], '2026-11'],
])('departures on %j, read in November 2026, begin with %s', (days, month) => {
  const readAt = Date.parse('2026-11-20T09:00:00Z');
  expect(
    firstMonthOf(
      days.map((day) => listedOn(day)),
      readAt,
    ),
  ).toBe(month);
});

test('months and days are named without moving to another day', () => {
  expect(formatMonth('2026-12')).toBe('December 2026');
  expect(formatMonth('2026-12-01')).toBe('December 2026');
  expect(formatMonthName('2027-01')).toBe('January');
  expect(formatWeekday('2026-12-04')).toBe('Fri 4');
});
