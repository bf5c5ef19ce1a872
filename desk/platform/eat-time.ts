import { formatDay } from '#platform/format/calendar-day.ts';

/** Nairobi keeps UTC+3 all year. */
const eat = 3 * 60 * 60 * 1000;

function inNairobi(instant: string): Date {
  return new Date(Date.parse(instant) + eat);
}

/** An instant as the office's clock shows it: `27 November 2026, 09:05`. */
export function formatInstant(instant: string): string {
  const iso = inNairobi(instant).toISOString();
  return `${formatDay(iso.slice(0, 10))}, ${iso.slice(11, 16)}`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in one word: `just now`, `12 min`, `5 h`, `3 d`, or the day. */
export function formatAgo(instant: string, now: number): string {
  const ago = now - Date.parse(instant);
  if (ago < minute) return 'just now';
  if (ago < hour) return `${Math.floor(ago / minute)} min`;
  if (ago < day) return `${Math.floor(ago / hour)} h`;
  if (ago < 14 * day) return `${Math.floor(ago / day)} d`;
  return formatDay(inNairobi(instant).toISOString().slice(0, 10));
}
