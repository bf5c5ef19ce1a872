import type { DestinationPoint } from '#contract/maps.ts';
import type { MonthRating } from '#contract/values.ts';

/** @param month 1 to 12 */
export function seasonOf({ seasons }: Pick<DestinationPoint, 'seasons'>, month: number): MonthRating {
  return Number(seasons[month - 1]);
}

/** The best of the month first; equal ones keep the operator's own order. */
export function bestFirst<Point extends Pick<DestinationPoint, 'seasons'>>(
  points: readonly Point[],
  month: number,
): Point[] {
  return points.toSorted((one, other) => seasonOf(other, month) - seasonOf(one, month));
}
