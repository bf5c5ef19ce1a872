import type { Destination } from '#contract/records/details.ts';
import { formatNumber } from '#contract/words/money.ts';

/** `1,500 to 2,170 m`, `Sea level to 30 m`. */
export function formatAltitude({ min, max }: Destination['altitude']): string {
  const from = min === 0 ? 'Sea level' : formatNumber(min);
  return min === max ? `${from} m` : `${from} to ${formatNumber(max)} m`;
}

interface TravelTimes {
  usual: string;
  bad: string;
  range: string;
}

/**
 * A usual day, a bad day, and both in one: `5.5 h`, `7 h`, `5.5 to 7 h`. What stays below two hours even on a bad day is
 * told in minutes, as airlines and boatmen do.
 */
export function formatTravelTimes(hours: number, hoursWorst = hours): TravelTimes {
  const isShort = hoursWorst < 2;
  const [usual, bad] = isShort ? [toFiveMinutes(hours), toFiveMinutes(hoursWorst)] : [hours, hoursWorst];
  const unit = isShort ? 'min' : 'h';
  return {
    usual: `${usual} ${unit}`,
    bad: `${bad} ${unit}`,
    range: usual === bad ? `${usual} ${unit}` : `${usual} to ${bad} ${unit}`,
  };
}

function toFiveMinutes(hours: number): number {
  return Math.round(hours * 12) * 5;
}
