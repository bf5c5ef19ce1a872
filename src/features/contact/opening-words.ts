import { isOpenAt, nextOpening, workingWeek } from '#features/contact/opening-hours.ts';

const eat = 'Africa/Nairobi';

/** `Open now`, or `Closed now, opens Monday 8:00`, told in Nairobi's time. */
export function openingStatus(instant: Date): string {
  if (isOpenAt(instant)) return 'Open now';
  const opening = clockIn(eat, nextOpening(instant));
  return `Closed now, opens ${opening.weekday} ${opening.time}`;
}

/** `Friday 20:31`, what the clock in the office shows. */
export function nairobiClock(instant: Date): string {
  const { weekday, time } = clockIn(eat, instant);
  return `${weekday} ${time}`;
}

/**
 * The desk's hours in another time zone: `Monday to Friday, 6:00 to 16:00`; undefined where clocks agree with Nairobi's, and for
 * a zone the browser does not know: some name one they do not know themselves (`Etc/Unknown`), or none.
 */
export function hoursIn(timeZone: string | undefined, instant: Date): string | undefined {
  if (!isKnown(timeZone)) return undefined;
  const { first, last } = workingWeek(instant);
  const opens = clockIn(timeZone, first.opens);
  const closes = clockIn(timeZone, first.closes);
  if (opens.time === clockIn(eat, first.opens).time && opens.weekday === 'Monday') return undefined;
  const lastDay = clockIn(timeZone, last.opens).weekday;
  const overnight = closes.weekday === opens.weekday ? '' : ' the next day';
  return `${opens.weekday} to ${lastDay}, ${opens.time} to ${closes.time}${overnight}`;
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

function clockIn(timeZone: string, instant: Date): { weekday: string; time: string } {
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
