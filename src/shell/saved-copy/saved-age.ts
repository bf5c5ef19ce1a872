const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a saved copy was saved, in words: minutes, from an hour on hours, from two days on days. */
export function formatSavedAge(milliseconds: number): string {
  if (milliseconds < minute) return 'a moment ago';
  if (milliseconds < hour) return ago(milliseconds / minute, 'minute');
  if (milliseconds < 2 * day) return ago(milliseconds / hour, 'hour');
  return ago(milliseconds / day, 'day');
}

function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(amount), unit);
}
