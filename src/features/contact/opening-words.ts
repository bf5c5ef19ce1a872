import { officeClock, officeDay, weekdayOf } from '#contract/calendar/calendar.ts';
import { weekdays } from '#contract/words/days.ts';
import { isOpenAt, nextOpening, type WorkingTime, workingWeek } from '#features/contact/opening-hours.ts';

/** `Open now`, or `Closed now, opens Monday 8:00`, told in the office's time. */
export function openingStatus(instant: Date): string {
  if (isOpenAt(instant)) return 'Open now';
  const opening = clockThere(nextOpening(instant));
  return `Closed now, opens ${opening.weekday} ${opening.time}`;
}

/** `Friday 20:31`, what the clock in the office shows. */
export function clockAtOffice(instant: Date): string {
  const { weekday, time } = clockThere(instant);
  return `${weekday} ${time}`;
}

/**
 * The desk's hours in another time zone: `Monday to Friday, 6:00 to 16:00`, and what other days have behind a semicolon; undefined where clocks agree with the office's, and for
 * a zone the browser does not know: some name one they do not know themselves (`Etc/Unknown`), or none.
 */
export function hoursIn(timeZone: string | undefined, instant: Date): string | undefined {
  if (!isKnown(timeZone)) return undefined;
  const runs = workingWeek(instant);
  if (runs.every(({ first }) => isSameClock(clockIn(timeZone, first.opens), clockThere(first.opens)))) return undefined;
  return runs.map(({ first, last }) => runIn(timeZone, first, last)).join('; ');
}

/** `Saturday, 6:00 to 10:00`. */
function runIn(timeZone: string, first: WorkingTime, last: WorkingTime): string {
  const opens = clockIn(timeZone, first.opens);
  const closes = clockIn(timeZone, first.closes);
  const lastDay = clockIn(timeZone, last.opens).weekday;
  const days = lastDay === opens.weekday ? lastDay : `${opens.weekday} to ${lastDay}`;
  const overnight = closes.weekday === opens.weekday ? '' : ' the next day';
  return `${days}, ${opens.time} to ${closes.time}${overnight}`;
}

/** `America/Los_Angeles` as `Los Angeles`. */
export function zoneName(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

function isKnown(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone }).format(0);
    return true;
  } catch {
    return false;
  }
}

interface Clock {
  weekday: string;
  time: string;
}

function isSameClock(one: Clock, other: Clock): boolean {
  return one.weekday === other.weekday && one.time === other.time;
}

/** A browser may know no zone but its own. */
function clockThere(instant: Date): Clock {
  const weekday = weekdays[weekdayOf(officeDay(instant))] ?? '';
  return { weekday, time: officeClock(instant).replace(/^0/, '') };
}

function clockIn(timeZone: string, instant: Date): Clock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), time: `${Number(part('hour'))}:${part('minute')}` };
}
