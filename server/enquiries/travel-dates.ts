import { addDays, addMonths } from '#server/calendar.ts';

/** The days a trip can start on, seen from `today` in Nairobi: from the day after tomorrow to 24 months ahead. */
export function travelWindow(today: string): { first: string; last: string } {
  return { first: addDays(today, 2), last: addMonths(today, 24) };
}

/** Why a trip cannot be on that day, or undefined when it can. */
export function dayProblem(day: string, today: string): string | undefined {
  const { first, last } = travelWindow(today);
  if (day < first) return `The earliest day we can arrange is ${first}.`;
  return day > last ? `The latest day we can plan for is ${last}.` : undefined;
}
