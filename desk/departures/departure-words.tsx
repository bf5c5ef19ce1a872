import {
  type DepartureParty,
  type DeskDeparture,
  type PartyStanding,
  type SeatHold,
  soldSeats,
} from '#contract/desk/departures.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const departureStateNames: Record<DeskDeparture['state'], string> = {
  open: 'Open',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

export const departureStateTones: Record<DeskDeparture['state'], BadgeTone> = {
  open: 'success',
  closed: 'sand',
  cancelled: 'danger',
};

export const standingNames: Readonly<Record<PartyStanding, string>> = {
  sold: 'Sold',
  held: 'Held',
  won: 'Won, no seat kept',
  proposed: 'Offered in a proposal',
  asked: 'Asked, nothing held',
  waiting: 'On the waiting list',
  ended: 'No longer on it',
};

export const standingTones: Readonly<Record<PartyStanding, BadgeTone>> = {
  sold: 'success',
  held: 'sun',
  won: 'warning',
  proposed: 'dusk',
  asked: 'dusk',
  waiting: 'lagoon',
  ended: 'sand',
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
