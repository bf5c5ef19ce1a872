import type { Room } from '#contract/accommodations.ts';
import type { Accommodation } from '#contract/details.ts';

/** Whom a room's nightly price is for. */
export const pricedPer: Record<Room['pricing']['per'], string> = {
  room: 'a night for the room',
  person: 'a person a night',
};

/** Rooms as a price list reads: the cheapest first. */
export function byPrice(rooms: readonly Room[]): Room[] {
  return [...rooms].sort((one, other) => one.pricing.basePrice - other.pricing.basePrice);
}

/** What the stay's lowest price is for: `a person a night, full board`. */
export function stayUnit({ rooms, board }: Pick<Accommodation, 'rooms' | 'board'>): string {
  const cheapest = byPrice(rooms)[0];
  return cheapest ? `${pricedPer[cheapest.pricing.per]}, ${board}` : board;
}
