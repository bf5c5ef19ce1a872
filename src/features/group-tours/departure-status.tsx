import type { DepartureStatus as Status } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

/**
 * How long a page that shows departures takes them for those of now, in milliseconds: what the office changes shows within this while
 * of being looked at, also where a saved copy is shown first. What was asked for a moment ago, by the page's loader, is not asked for
 * again.
 */
export const departuresAreFreshFor = 5000;

/** The word for a status, and its colour as a badge and as a mark. */
export const departureStatuses: Record<Status, { text: string; tone: BadgeTone; mark: string }> = {
  available: { text: 'Available', tone: 'success', mark: 'bg-success' },
  limited: { text: 'Limited', tone: 'warning', mark: 'bg-warning' },
  guaranteed: { text: 'Guaranteed to run', tone: 'success', mark: 'bg-success' },
  'on request': { text: 'On request', tone: 'sand', mark: 'bg-lagoon' },
  waitlist: { text: 'Waiting list', tone: 'sand', mark: 'bg-line-strong' },
  'sold out': { text: 'Sold out', tone: 'danger', mark: 'bg-danger' },
};

export function DepartureStatusBadge({ status }: { status: Status }) {
  const { text, tone } = departureStatuses[status];
  return <Badge tone={tone}>{text}</Badge>;
}

export const hasSeats = ({ availableSeats }: { availableSeats: number }): boolean => availableSeats > 0;

/** The departure a group tour is shown by: the next with seats, or the next at all. */
export function nextDeparture<D extends { availableSeats: number }>(departures: readonly D[]): D | undefined {
  return departures.find(hasSeats) ?? departures[0];
}

/** `4 of 12 seats left`. */
export function seatsLeft(availableSeats: number, totalSeats: number): string {
  return `${availableSeats} of ${count(totalSeats, 'seat')} left`;
}

/** The part of a group tour's page that has its dates. */
export const departuresId = 'departures';

/** The name of a departure's row in its page's address: `#departure-new-year-in-the-mara-2026-12-29`. */
export function departureAnchor({ id }: { id: string }): string {
  return `departure-${id}`;
}
