import type { Departure } from '#contract/records/group-tours.ts';

/** A departure where departures of several tours stand together. */
export interface ListedDeparture {
  tour: { slug: string; name: string };
  departure: Departure;
}

/** One month of a calendar, `2026-12`, with what leaves in it in order of the dates. */
export interface DepartureMonth {
  month: string;
  departures: ListedDeparture[];
}

/** How far a calendar of departures looks ahead. */
export const monthsAhead = 12;

/** Twelve months in a row from `firstMonth`, those without a departure too. What leaves outside them is left out. */
export function departureMonths(listed: readonly ListedDeparture[], firstMonth: string): DepartureMonth[] {
  const inOrder = [...listed].sort(byDate);
  return Array.from({ length: monthsAhead }, (_, index) => addMonths(firstMonth, index)).map((month) => ({
    month,
    departures: inOrder.filter(({ departure }) => monthOf(departure) === month),
  }));
}

/**
 * The month a calendar of these departures begins with: that of the instant they were read, in milliseconds; their own
 * first month where none of them falls into the year from there.
 */
export function firstMonthOf(listed: readonly ListedDeparture[], readAt: number): string {
  const now = new Date(readAt).toISOString().slice(0, 7);
  const first = listed.map(({ departure }) => monthOf(departure)).sort()[0];
  const isAhead = first !== undefined && first >= now && first < addMonths(now, monthsAhead);
  return first === undefined || isAhead ? now : first;
}

function monthOf({ startDate }: Departure): string {
  return startDate.slice(0, 7);
}

/** `2026-12` and 2 is `2027-02`. */
function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function byDate(one: ListedDeparture, other: ListedDeparture): number {
  return one.departure.startDate.localeCompare(other.departure.startDate);
}
