import { generateIcsCalendar } from 'ts-ics';
import { type CalendarEntry, calendarOf, foldByOctets } from '#contract/calendar/calendar-entries.ts';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';

/** The entries as the text of a calendar file (RFC 5545). */
export function calendarText(entries: readonly CalendarEntry[], now = new Date()): string {
  const domain = new URL(env.VITE_SITE_URL).hostname;
  return foldByOctets(generateIcsCalendar(calendarOf(entries, { name: operator.name, domain, now })));
}
