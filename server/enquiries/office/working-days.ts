import { addDays, officeDay, officeInstant, weekdayOf } from '#contract/calendar/calendar.ts';
import { type DayHours, type OpeningHours, weekdays } from '#contract/calendar/opening-hours.ts';

/** Further back nobody looks. */
const mostDays = 400;

/**
 * The latest instant from which so many working days have passed by `now`: what came then or before is late. What comes while the
 * desk is open is late at the same hour of a later working day; what comes at night or on a day off counts from the next opening.
 */
export function workingDaysBefore(now: Date, days: number, openingHours: OpeningHours): Date {
  const today = officeDay(now);
  const worked: { back: number; opens: number; closes: number }[] = [];
  for (let back = 0; back < mostDays && worked.length < days + 2; back += 1) {
    const day = addDays(today, -back);
    const hours = hoursOn(day, openingHours);
    if (hours === undefined) continue;
    const opens = instantOf(day, hours.opens);
    if (opens <= now.getTime()) worked.push({ back, opens, closes: instantOf(day, hours.closes) });
  }
  const [latest, counted, before] = [worked[0], worked[days], worked[days + 1]];
  if (latest === undefined || counted === undefined) return new Date(0);
  if (now.getTime() >= latest.closes) return new Date(counted.closes);
  const sameHour = now.getTime() - (counted.back - latest.back) * 86_400_000;
  if (sameHour < counted.opens) return new Date(before?.closes ?? 0);
  return new Date(Math.min(sameHour, counted.closes));
}

/** When the desk is open on this day at the office; nothing where it is not. */
export function hoursOn(day: string, openingHours: OpeningHours): DayHours | undefined {
  const weekday = weekdays[weekdayOf(day)];
  return weekday && openingHours[weekday];
}

export function instantOf(day: string, time: string): number {
  return officeInstant(day, time).getTime();
}
