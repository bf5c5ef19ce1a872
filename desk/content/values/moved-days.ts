import { fieldOf, isFields } from '#records/values.ts';

const numbersIn = (days: unknown) => (Array.isArray(days) ? days.map((day) => fieldOf(day, 'day')) : []);

/** A day of a trip that was moved, or has another before it now, takes its tickets and its stops on the map along. */
export function withMovedDays(before: unknown, after: unknown): unknown {
  const days = fieldOf(after, 'itinerary');
  const numbers = numbersIn(days);
  if (!isFields(after) || !Array.isArray(days)) return after;
  if (JSON.stringify(numbers) === JSON.stringify(numbersIn(fieldOf(before, 'itinerary')))) return after;
  const now = new Map<unknown, number>();
  for (const [index, number] of numbers.entries()) {
    // One that was put back has the number of the one it pushes on.
    if (typeof number === 'number' && (!now.has(number) || now.get(number) === number)) now.set(number, index + 1);
  }
  const { fees, routePoints } = after;
  return {
    ...after,
    itinerary: days.map((day, index) => (isFields(day) ? { ...day, day: index + 1 } : day)),
    ...(Array.isArray(fees) && { fees: fees.map((fee) => withDays(fee, now)) }),
    ...(Array.isArray(routePoints) && { routePoints: routePoints.map((stop) => withDay(stop, now)) }),
  };
}

function withDays(fee: unknown, now: ReadonlyMap<unknown, number>): unknown {
  if (!isFields(fee) || !Array.isArray(fee.days)) return fee;
  return { ...fee, days: fee.days.flatMap((day) => now.get(day) ?? []).toSorted((one, other) => one - other) };
}

function withDay(stop: unknown, now: ReadonlyMap<unknown, number>): unknown {
  return isFields(stop) && stop.day !== undefined ? { ...stop, day: now.get(stop.day) } : stop;
}
