import { type ComponentType, createContext } from 'react';

/** The header belongs to every page, the shortlist to a feature that is a download of its own: the root route puts the one into the other. */
export interface ShortlistSlot {
  loadShortlist: () => Promise<ComponentType>;
}

export const ShortlistSlotContext = createContext<ShortlistSlot | undefined>(undefined);
