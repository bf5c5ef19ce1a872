/*
 * When the planning desk is open (Mon-Fri: 8AM-6PM EAT, B-123). Kenya keeps UTC+3 all year, without a clock change, so
 * Nairobi's calendar is UTC's, three hours on.
 */
const hour = 3_600_000;
const day = 24 * hour;
const eatOffset = 3 * hour;

const opensAt = 8 * hour;
const closesAt = 18 * hour;
const monday = 1;
const friday = 5;

/** Nairobi's clock, to be read with the `getUTC…` methods only. */
function nairobi(instant: Date): Date {
  return new Date(instant.getTime() + eatOffset);
}

function isWorkday(instant: Date): boolean {
  const weekday = nairobi(instant).getUTCDay();
  return weekday >= monday && weekday <= friday;
}

/** The instant at which this day began in Nairobi. */
function startOfDay(instant: Date): number {
  const time = nairobi(instant).getTime();
  return time - (((time % day) + day) % day) - eatOffset;
}

/** Open from 8:00 up to, and not including, 18:00. */
export function isOpenAt(instant: Date): boolean {
  const sinceMidnight = instant.getTime() - startOfDay(instant);
  return isWorkday(instant) && sinceMidnight >= opensAt && sinceMidnight < closesAt;
}

/** The next instant, after this one, at which the desk opens. */
export function nextOpening(instant: Date): Date {
  let opening = new Date(startOfDay(instant) + opensAt);
  while (opening.getTime() <= instant.getTime() || !isWorkday(opening)) opening = new Date(opening.getTime() + day);
  return opening;
}

export interface WorkingTime {
  opens: Date;
  closes: Date;
}

/** The Monday and the Friday of the week the desk is in, or of the next one once this week is over. */
export function workingWeek(instant: Date): { first: WorkingTime; last: WorkingTime } {
  const anchor = isOpenAt(instant) ? instant : nextOpening(instant);
  const daysSinceMonday = nairobi(anchor).getUTCDay() - monday;
  const firstDay = startOfDay(anchor) - daysSinceMonday * day;
  return { first: workingTime(firstDay), last: workingTime(firstDay + (friday - monday) * day) };
}

function workingTime(midnight: number): WorkingTime {
  return { opens: new Date(midnight + opensAt), closes: new Date(midnight + closesAt) };
}
