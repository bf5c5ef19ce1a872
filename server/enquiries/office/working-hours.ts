import { addDays, nairobiDay, weekdayOf } from '#contract/calendar.ts';
import { type DayHours, type OpeningHours, weekdays } from '#contract/opening-hours.ts';

const hourMs = 3_600_000;

/** Further back nobody looks: a desk that opens one minute a week is not counted in hours. */
const mostDays = 400;

/**
 * The latest instant from which so many working hours have passed by `now`: whoever wrote then or before has waited at least so
 * long. Nights, days off and what lies before the opening do not count.
 */
export function workingHoursBefore(now: Date, hours: number, openingHours: OpeningHours): Date {
  const today = nairobiDay(now);
  let left = hours * hourMs;
  for (let back = 0; back < mostDays; back += 1) {
    const day = addDays(today, -back);
    const worked = hoursOn(day, openingHours);
    if (worked === undefined) continue;
    const opens = instantOf(day, worked.opens);
    const until = Math.min(instantOf(day, worked.closes), now.getTime());
    if (until - opens >= left) return new Date(until - left);
    left -= Math.max(0, until - opens);
  }
  return new Date(0);
}

/** When the desk is open on this day in Nairobi; nothing where it is not. */
export function hoursOn(day: string, openingHours: OpeningHours): DayHours | undefined {
  const weekday = weekdays[weekdayOf(day)];
  return weekday && openingHours[weekday];
}

function instantOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00+03:00`);
}
