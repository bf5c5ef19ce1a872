import { weekdayOf } from '#contract/calendar/calendar.ts';

/** The days of a week as `Date` counts them, from Sunday. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** When the desk opens and closes on a day, `08:00` to `18:00`, by the clock of the office. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** A day that is missing is one on which the desk is closed. */
export type OpeningHours = Readonly<Partial<Record<Weekday, DayHours | undefined>>>;

/** When the desk is open on a day; nothing on one on which it is not. */
export function hoursOn(
  day: string,
  { openingHours, daysOff }: { openingHours: OpeningHours; daysOff: readonly string[] },
): DayHours | undefined {
  const weekday = weekdays[weekdayOf(day)];
  return weekday === undefined || daysOff.includes(day) ? undefined : openingHours[weekday];
}

/** Days that follow each other and have the same hours. */
export interface HoursRun extends DayHours {
  first: Weekday;
  last: Weekday;
}

/** The hours from Monday on, with days that have the same ones put together. */
export function hoursRuns(hours: OpeningHours): HoursRun[] {
  const runs: HoursRun[] = [];
  let before: DayHours | undefined;
  for (const day of [...weekdays.slice(1), ...weekdays.slice(0, 1)]) {
    const today = hours[day];
    const run = runs.at(-1);
    const goesOn = before !== undefined && today?.opens === before.opens && today.closes === before.closes;
    if (goesOn && run !== undefined) run.last = day;
    else if (today !== undefined) runs.push({ first: day, last: day, ...today });
    before = today;
  }
  return runs;
}

/** `Mon-Fri: 8AM-6PM, Sat: 9AM-1PM EAT`, with what the clock is called. */
export function hoursInWords(hours: OpeningHours, clock: string): string {
  const runs = hoursRuns(hours).map(({ first, last, opens, closes }) => {
    const days = first === last ? shortDay(first) : `${shortDay(first)}-${shortDay(last)}`;
    return `${days}: ${clockInWords(opens)}-${clockInWords(closes)}`;
  });
  return `${runs.join(', ')} ${clock}`;
}

function shortDay(day: Weekday): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1, 3);
}

/** `8AM`, `6:30PM`. */
function clockInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}
