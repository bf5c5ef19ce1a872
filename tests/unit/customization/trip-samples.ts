import type { AccommodationItem, ActivityItem } from '#contract/trip/customization.ts';
import { type CustomizationAction, customize } from '#features/trip/state/customization-reducer.ts';
import { type BaseTour, type CustomizationState, initialState } from '#features/trip/state/customization-state.ts';

export const mara: BaseTour = { id: 'mara', slug: 'mara', name: 'Mara', price: 450, duration: 3 };
export const amboseli: BaseTour = { id: 'amboseli', slug: 'amboseli', name: 'Amboseli', price: 320, duration: 2 };

export const balloon: ActivityItem = {
  id: 'balloon',
  name: 'Balloon',
  price: 480,
  addedAt: '2026-11-20T09:00:01.000Z',
};
export const village: ActivityItem = {
  id: 'village',
  name: 'Village visit',
  price: 45,
  addedAt: '2026-11-20T09:00:02.000Z',
};
export const tent: AccommodationItem = {
  id: 'camp',
  name: 'Camp',
  roomType: 'Hill tent',
  pricePerNight: 180,
  nights: 2,
  addedAt: '2026-11-20T09:00:03.000Z',
};
export const banda: AccommodationItem = { ...tent, roomType: 'Family banda', addedAt: '2026-11-20T09:00:04.000Z' };

/** The state after these actions, from nothing. */
export function after(...actions: CustomizationAction[]): CustomizationState {
  return actions.reduce(customize, initialState);
}

export const setMara = { type: 'setBaseTour', tour: mara } as const;
export const party = (adults: number, children = 0, infants = 0) =>
  ({ type: 'setGuestCount', guestCount: { adults, children, infants } }) as const;
export const add = (activity: ActivityItem) => ({ type: 'addActivity', activity }) as const;
export const sleep = (accommodation: AccommodationItem) => ({ type: 'addAccommodation', accommodation }) as const;
