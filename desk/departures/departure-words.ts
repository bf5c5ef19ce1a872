import type { DeskDeparture } from '#contract/desk/departures.ts';
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

/** `5 sold, 2 held, 1 free`. */
export function seatsInWords({ sold, held, free }: Pick<DeskDeparture, 'sold' | 'held' | 'free'>): string {
  return [`${sold} sold`, held > 0 && `${held} held`, `${free} free`].filter((part) => part !== false).join(', ');
}
