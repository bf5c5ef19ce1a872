import { officeDay } from '#contract/calendar/calendar.ts';
import { formatDay } from '#contract/words/days.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in one word: `just now`, `12 min`, `5 h`, `3 d`, or the day from so many on. */
export function formatAgo(instant: string, now: number, daysUntil = 14): string {
  const ago = now - Date.parse(instant);
  if (ago < minute) return 'just now';
  if (ago < hour) return `${Math.floor(ago / minute)} min`;
  if (ago < day) return `${Math.floor(ago / hour)} h`;
  if (ago < daysUntil * day) return `${Math.floor(ago / day)} d`;
  return formatDay(officeDay(new Date(instant)));
}
