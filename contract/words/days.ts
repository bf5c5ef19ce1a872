import { officeClock, officeDay } from '#contract/calendar/calendar.ts';
import type { YearlyDates } from '#contract/money/season-prices.ts';
import { monthNames } from '#contract/records/seasons.ts';
import { office } from '#contract/site/office.ts';

/*
 * Calendar days are text. They are written as that day in UTC, so no visitor's time zone can move them to the day before; and
 * without `Intl`, which takes a phone a twentieth of a second and says `Sep` in one browser and `Sept` in another.
 */

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
/** As `Date` counts them. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Day {
  date: number;
  month: string;
  shortMonth: string;
  year: number;
  weekday: string;
}

/** `2026-12-04` as `4 December 2026`; text that is no day is shown as it is. */
export function formatDay(day: string): string {
  return write(day, ({ date, month, year }) => `${date} ${month} ${year}`);
}

/** `2026-12-04` as `Fri, 4 Dec 2026`. */
export function formatDayWithWeekday(day: string): string {
  return write(day, ({ weekday, date, shortMonth, year }) => `${weekday.slice(0, 3)}, ${date} ${shortMonth} ${year}`);
}

/** `2026-12-04` as `Friday 4 December 2026`; without the year where that is the one of `today`. */
export function formatFullDay(day: string, today?: string): string {
  return write(day, ({ weekday, date, month, year }) =>
    [weekday, date, month, ...(today?.startsWith(`${year}-`) ? [] : [year])].join(' '),
  );
}

/** `4 to 6 December 2026`, `30 November to 2 December 2026`, `30 December 2026 to 2 January 2027`, or one day. */
export function formatDayRange(first: string, last: string): string {
  if (first === last) return formatDay(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8, 10))} to ${formatDay(last)}`;
  const withoutYear = () => write(first, ({ date, month }) => `${date} ${month}`);
  if (first.slice(0, 4) === last.slice(0, 4)) return `${withoutYear()} to ${formatDay(last)}`;
  return `${formatDay(first)} to ${formatDay(last)}`;
}

/** `2026-12` or a day in it as `December 2026`. */
export function formatMonth(month: string): string {
  return write(`${month.slice(0, 7)}-01`, (day) => `${day.month} ${day.year}`);
}

/** `2026-12` or a day in it as `December`. */
export function formatMonthName(month: string): string {
  return write(`${month.slice(0, 7)}-01`, (day) => day.month);
}

/** `2026-12-04` as `Fri 4`, beside its month. */
export function formatWeekday(day: string): string {
  return write(day, ({ weekday, date }) => `${weekday.slice(0, 3)} ${date}`);
}

/** A day of every year: `05-16` as `16 May`; text that is none is shown as it is. */
export function formatYearlyDay(day: string): string {
  const [, month = '', date = ''] = /^(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = monthNames[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name}`;
}

/** `1 July to 31 October` */
export function formatYearlyDates({ from, to }: YearlyDates): string {
  return `${formatYearlyDay(from)} to ${formatYearlyDay(to)}`;
}

/** An instant as the clock in the office shows it: `27 November 2026, 23:14`; text that is no instant is shown as it is. */
export function formatMoment(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : `${formatDay(officeDay(at))}, ${officeClock(at)}`;
}

/** The same for who may be anywhere: `Friday 27 November 2026 at 23:14, Nairobi time`, where the office is in Nairobi. */
export function formatFullMoment(instant: string): string {
  const at = new Date(instant);
  return `${formatFullDay(officeDay(at))} at ${officeClock(at)}, ${office().town} time`;
}

function write(text: string, words: (day: Day) => string): string {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return text;
  const month = day.getUTCMonth();
  return words({
    date: day.getUTCDate(),
    month: monthNames[month] ?? '',
    shortMonth: shortMonths[month] ?? '',
    year: day.getUTCFullYear(),
    weekday: weekdays[day.getUTCDay()] ?? '',
  });
}
