import { hoursRuns, weekdays } from '#contract/opening-hours.ts';
import { openingHours } from '#platform/words/opening-hours-words.ts';

/*
 * When the planning desk is open (B-123). Kenya keeps UTC+3 all year, without a clock change, so Nairobi's calendar is
 * UTC's, three hours on.
 */
const minute = 60_000;
const day = 24 * 60 * minute;
const eatOffset = 180 * minute;

export interface WorkingTime {
  opens: Date;
  closes: Date;
}

/** Nairobi's clock, to be read with the `getUTC…` methods only. */
function nairobi(instant: number): Date {
  return new Date(instant + eatOffset);
}

/** The instant at which this day began in Nairobi. */
function startOfDay(instant: Date): number {
  const time = nairobi(instant.getTime()).getTime();
  return time - (((time % day) + day) % day) - eatOffset;
}

/** The hours of the day that begins at this instant; undefined on one on which the desk is closed. */
function hoursOf(midnight: number): WorkingTime | undefined {
  const weekday = weekdays[nairobi(midnight).getUTCDay()];
  const hours = weekday && openingHours[weekday];
  if (hours === undefined) return undefined;
  const at = (time: string) => {
    const [hour = 0, minutes = 0] = time.split(':').map(Number);
    return new Date(midnight + (hour * 60 + minutes) * minute);
  };
  return { opens: at(hours.opens), closes: at(hours.closes) };
}

/** Open from the first minute up to, and not including, the last. */
export function isOpenAt(instant: Date): boolean {
  const today = hoursOf(startOfDay(instant));
  return today !== undefined && instant >= today.opens && instant < today.closes;
}

/** The next instant, after this one, at which the desk opens. */
export function nextOpening(instant: Date): Date {
  for (let midnight = startOfDay(instant); ; midnight += day) {
    const opens = hoursOf(midnight)?.opens;
    if (opens !== undefined && opens > instant) return opens;
  }
}

/**
 * The days with the same hours in the week the desk is in, or in the next one once this week is over: the first and the
 * last of each such run.
 */
export function workingWeek(instant: Date): { first: WorkingTime; last: WorkingTime }[] {
  const anchor = isOpenAt(instant) ? instant : nextOpening(instant);
  const today = startOfDay(anchor);
  const monday = today - daysAfterMonday(nairobi(today).getUTCDay()) * day;
  return hoursRuns(openingHours).flatMap(({ first, last }) => {
    const [from, to] = [first, last].map((name) => hoursOf(monday + daysAfterMonday(weekdays.indexOf(name)) * day));
    return from && to ? [{ first: from, last: to }] : [];
  });
}

function daysAfterMonday(weekday: number): number {
  return (weekday + 6) % 7;
}
