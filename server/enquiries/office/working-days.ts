import { addDays, officeClock, officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import { hoursOn } from '#contract/calendar/opening-hours.ts';
import type { Operator } from '#server/settings/operator.ts';

/** When somebody sits at the desk, and how fast the office has promised to answer. */
export type Promised = Pick<Operator, 'openingHours' | 'daysOff'> & { terms: Pick<Operator['terms'], 'answerDays'> };

/** Further back nobody looks. */
const mostDays = 400;

/**
 * The latest instant from which the working days that were promised have passed by `now`: what came then or before is late. What
 * comes while the desk is open is late at the same hour of a later working day; what comes at night or on a day off counts from the
 * next opening.
 */
export function workingDaysBefore(now: Date, promised: Promised): Date {
  const days = promised.terms.answerDays;
  const today = officeDay(now);
  const worked: { day: string; opens: number; closes: number }[] = [];
  for (let back = 0; back < mostDays && worked.length < days + 2; back += 1) {
    const day = addDays(today, -back);
    const hours = hoursOn(day, promised);
    if (hours === undefined) continue;
    const opens = instantOf(day, hours.opens);
    if (opens <= now.getTime()) worked.push({ day, opens, closes: instantOf(day, hours.closes) });
  }
  const [latest, counted, before] = [worked[0], worked[days], worked[days + 1]];
  if (latest === undefined || counted === undefined) return new Date(0);
  if (now.getTime() >= latest.closes) return new Date(counted.closes);
  // By the clock, which may have been set to summer or winter time in between.
  const sameHour = instantOf(counted.day, officeClock(now)) + (now.getTime() % 60_000);
  if (sameHour < counted.opens) return new Date(before?.closes ?? 0);
  return new Date(Math.min(sameHour, counted.closes));
}

export function instantOf(day: string, time: string): number {
  return officeInstant(day, time).getTime();
}
