import type { DepartureStatus as Status } from '#contract/group-tours.ts';
import { count } from '#platform/format/words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const words: Record<Status, { text: string; tone: BadgeTone }> = {
  available: { text: 'Available', tone: 'success' },
  limited: { text: 'Limited', tone: 'warning' },
  guaranteed: { text: 'Guaranteed to run', tone: 'success' },
  'on request': { text: 'On request', tone: 'sand' },
  waitlist: { text: 'Waiting list', tone: 'sand' },
  'sold out': { text: 'Sold out', tone: 'danger' },
};

export function DepartureStatusBadge({ status }: { status: Status }) {
  return <Badge tone={words[status].tone}>{words[status].text}</Badge>;
}

/** `4 of 12 seats left`. */
export function seatsLeft(availableSeats: number, totalSeats: number): string {
  return `${availableSeats} of ${count(totalSeats, 'seat')} left`;
}
