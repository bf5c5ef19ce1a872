import { startWindow } from '#contract/calendar/calendar.ts';

/** Why a trip cannot be on that day, seen from `today` at the office, or undefined when it can. */
export function dayProblem(day: string, today: string): string | undefined {
  const { earliest, latest } = startWindow(today);
  if (day < earliest) return `The earliest day we can arrange is ${earliest}.`;
  return day > latest ? `The latest day we can plan for is ${latest}.` : undefined;
}
