import { addDays, officeClock, officeDay, officeInstant } from '#contract/calendar/calendar.ts';

/** By the clock of the office: at night nobody is written to by itself. */
const hours = { from: '09:00', until: '18:00' };

/** The first instant from now on at which a letter may go. */
export function nextLetterTime(now: Date): Date {
  const today = officeDay(now);
  const clock = officeClock(now);
  if (clock >= hours.until) return officeInstant(addDays(today, 1), hours.from);
  return clock < hours.from ? officeInstant(today, hours.from) : now;
}

/** One written before that is not sent any more: it speaks of its day. ISO 8601. */
export function firstLetterTime(now: Date): string {
  return officeInstant(officeDay(now)).toISOString();
}

export function isTimeForLetters(now: Date): boolean {
  return nextLetterTime(now) <= now;
}
