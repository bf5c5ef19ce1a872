import type { Room } from '#contract/accommodations.ts';
import type { Tier } from '#contract/values.ts';

/** The names visitors know the comfort tiers by. */
export const tierNames: Record<Tier, string> = {
  camping: 'Camping',
  budget: 'Budget',
  mid: 'Mid-range',
  upper: 'Upper mid-range',
  luxury: 'Luxury',
};

/** Whom a room's nightly price is for. */
export const pricedPer: Record<Room['pricing']['per'], string> = {
  room: 'a night for the room',
  person: 'a person a night',
};

/** Rooms as a price list reads: the cheapest first. */
export function byPrice(rooms: readonly Room[]): Room[] {
  return [...rooms].sort((one, other) => one.pricing.basePrice - other.pricing.basePrice);
}
