import {
  type DepartureParty,
  type DeskDeparture,
  type PartyStanding,
  type SeatHold,
  soldSeats,
} from '#contract/desk/departures.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

export const departureStates: Readonly<Record<DeskDeparture['state'], StateLook>> = {
  open: { name: 'Open', tone: 'success' },
  closed: { name: 'Closed', tone: 'sand' },
  cancelled: { name: 'Cancelled', tone: 'danger' },
};

export const standings: Readonly<Record<PartyStanding, StateLook>> = {
  sold: { name: 'Sold', tone: 'success' },
  held: { name: 'Held', tone: 'sun' },
  won: { name: 'Won, no seat kept', tone: 'warning' },
  proposed: { name: 'Offered in a proposal', tone: 'dusk' },
  asked: { name: 'Asked, nothing held', tone: 'dusk' },
  waiting: { name: 'On the waiting list', tone: 'lagoon' },
  ended: { name: 'No longer on it', tone: 'sand' },
};

export const holdEnds: Record<Exclude<SeatHold['state'], 'live'>, string> = {
  released: 'Given back',
  sold: 'Sold',
  expired: 'Ended by itself',
};

/** Seats that were counted as sold by hand. */
export function unnamedSeats({ sold }: DeskDeparture, parties: readonly DepartureParty[]): number {
  return Math.max(0, sold - parties.reduce((sum, party) => sum + soldSeats(party), 0));
}

const day = 24 * 60 * 60 * 1000;

/** An instant so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * day).toISOString();
}

/** `5 sold, 2 held, 1 free`. */
export function seatsInWords({ sold, held, free }: Pick<DeskDeparture, 'sold' | 'held' | 'free'>): string {
  return [`${sold} sold`, held > 0 && `${held} held`, `${free} free`].filter((part) => part !== false).join(', ');
}

/** Seats as a bar: sold, held and free, with the figures beside it. */
export function SeatBar({ departure }: { departure: DeskDeparture }) {
  const { sold, held, capacity } = departure;
  return (
    <div className="min-w-36">
      <p className="figures">{seatsInWords(departure)}</p>
      <svg viewBox={`0 0 ${capacity} 1`} preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-2 w-full">
        <rect width={capacity} height="1" className="fill-line" />
        <rect width={sold} height="1" className="fill-primary" />
        <rect x={sold} width={held} height="1" className="fill-sun" />
      </svg>
    </div>
  );
}
