/*
 * Calendar days are text. They are formatted as that day in UTC, so no visitor's time zone can move them to the day before.
 */

const withYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOnly = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** `2026-12-04` as `4 December 2026`; text that is no day is shown as it is. */
export function formatDay(day: string): string {
  return format(withYear, day);
}

/** `2026-12-04` as `Fri, 4 Dec 2026`. */
export function formatDayWithWeekday(day: string): string {
  return format(withWeekday, day);
}

/** `4 to 6 December 2026`, `30 November to 2 December 2026`, `30 December 2026 to 2 January 2027`, or one day. */
export function formatDayRange(first: string, last: string): string {
  if (first === last) return formatDay(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8, 10))} to ${formatDay(last)}`;
  if (first.slice(0, 4) === last.slice(0, 4)) return `${format(withoutYear, first)} to ${formatDay(last)}`;
  return `${formatDay(first)} to ${formatDay(last)}`;
}

/** `2026-12` or a day in it as `December 2026`. */
export function formatMonth(month: string): string {
  return format(monthAndYear, `${month.slice(0, 7)}-01`);
}

/** `2026-12` or a day in it as `December`. */
export function formatMonthName(month: string): string {
  return format(monthOnly, `${month.slice(0, 7)}-01`);
}

/** `2026-12-04` as `Fri 4`, beside its month. */
export function formatWeekday(day: string): string {
  return `${format(weekday, day)} ${Number(day.slice(8, 10))}`;
}

function format(formatter: Intl.DateTimeFormat, day: string): string {
  const instant = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(instant) ? day : formatter.format(instant);
}
