import { monthNames } from '#contract/seasons.ts';

/*
 * Calendar days are text. They are written as that day in UTC, so no visitor's time zone can move them to the day before; and
 * without `Intl`, which takes a phone a twentieth of a second and says `Sep` in one browser and `Sept` in another.
 */

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

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
  return write(day, ({ weekday, date, shortMonth, year }) => `${weekday}, ${date} ${shortMonth} ${year}`);
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
  return write(day, ({ weekday, date }) => `${weekday} ${date}`);
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
