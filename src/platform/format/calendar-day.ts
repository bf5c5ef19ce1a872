/*
 * Calendar days are text. They are formatted as that day in UTC, so no visitor's time zone can move them to the day before.
 */

const withYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-12-04` as `4 December 2026`; text that is no day is shown as it is. */
export function formatDay(day: string): string {
  return format(withYear, day);
}

/** `2026-12-04` as `Fri, 4 Dec 2026`. */
export function formatDayWithWeekday(day: string): string {
  return format(withWeekday, day);
}

function format(formatter: Intl.DateTimeFormat, day: string): string {
  const instant = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(instant) ? day : formatter.format(instant);
}
