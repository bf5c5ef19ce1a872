import { addDays, officeDay, officeInstant, weekdayOf } from '#contract/calendar/calendar.ts';
import { hoursOn, hoursRuns, weekdays } from '#contract/calendar/opening-hours.ts';
import { daysOff, openingHours } from '#platform/words/opening-hours-words.ts';

/* When the planning desk is open, by the clock of the office (B-123). */

export interface WorkingTime {
  opens: Date;
  closes: Date;
}

/** The hours of a day, `YYYY-MM-DD`; undefined on one on which the desk is closed. */
function hoursOf(day: string): WorkingTime | undefined {
  const hours = hoursOn(day, { openingHours, daysOff });
  return hours && { opens: officeInstant(day, hours.opens), closes: officeInstant(day, hours.closes) };
}

/** Open from the first minute up to, and not including, the last. */
export function isOpenAt(instant: Date): boolean {
  const today = hoursOf(officeDay(instant));
  return today !== undefined && instant >= today.opens && instant < today.closes;
}

/** The next instant, after this one, at which the desk opens. */
export function nextOpening(instant: Date): Date {
  for (let day = officeDay(instant); ; day = addDays(day, 1)) {
    const opens = hoursOf(day)?.opens;
    if (opens !== undefined && opens > instant) return opens;
  }
}

/**
 * The days with the same hours in the week the desk is in, or in the next one once this week is over: the first and the
 * last of each such run.
 */
export function workingWeek(instant: Date): { first: WorkingTime; last: WorkingTime }[] {
  const anchor = isOpenAt(instant) ? instant : nextOpening(instant);
  const today = officeDay(anchor);
  const monday = addDays(today, -daysAfterMonday(weekdayOf(today)));
  return hoursRuns(openingHours).map(({ first, last, opens, closes }) => {
    // A day off changes nothing of what a week is like.
    const [from, to] = [first, last].map((name) => {
      const day = addDays(monday, daysAfterMonday(weekdays.indexOf(name)));
      return { opens: officeInstant(day, opens), closes: officeInstant(day, closes) };
    }) as [WorkingTime, WorkingTime];
    return { first: from, last: to };
  });
}

/** Days off are told so many days ahead. */
const daysAhead = 28;

/** The days of the next weeks on which the desk is closed and would be open otherwise; `closed` are all that are known. */
export function daysOffSoon(instant: Date, closed: readonly string[] = daysOff): string[] {
  const today = officeDay(instant);
  const isSoon = (day: string) => day >= today && day < addDays(today, daysAhead);
  return closed.filter((day) => isSoon(day) && hoursOn(day, { openingHours, daysOff: [] }) !== undefined).toSorted();
}

function daysAfterMonday(weekday: number): number {
  return (weekday + 6) % 7;
}
