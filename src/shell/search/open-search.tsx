import type { AnyRouter } from '@tanstack/react-router';
import { type ComponentType, createContext } from 'react';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { activeModal, closeModal, openModal } from '#shell/modals/modal-stack.ts';
import { isMasked } from '#shell/search/search-address.ts';
import { holdTyped } from '#ui/take-focus.ts';

/**
 * The header belongs to every page, the search to a feature, and the feature is a download of its own: the root route puts
 * the one into the other.
 */
export interface SearchSlot {
  loadOverlay: () => Promise<ComponentType>;
  /** What the overlay searches with, a larger download. */
  loadSuggestions: () => Promise<unknown>;
}

export const SearchSlotContext = createContext<SearchSlot | undefined>(undefined);

const modalId = 'search';

let isLeaving = false;

/** Fetches the search's code ahead of a press. */
export function prepareSearch(slot: SearchSlot | undefined): void {
  prepareModals();
  slot?.loadOverlay().catch(() => {});
  slot?.loadSuggestions().catch(() => {});
}

/** Opens the overlay once; closing it takes back the address it had put over the page's own. */
export function openSearch(slot: SearchSlot | undefined, router: AnyRouter, opener?: Element | null): void {
  if (slot === undefined || activeModal.getSnapshot() === modalId) return;
  holdTyped(slot.loadOverlay());
  openModal({
    id: modalId,
    label: 'Search',
    shape: 'top',
    ...(opener && { opener }),
    hasAddress: () => isMasked(router),
    load: async () => {
      const Overlay = await slot.loadOverlay();
      return <Overlay />;
    },
    onClosed: () => {
      if (!isLeaving && isMasked(router)) router.history.back({ ignoreBlocker: true });
      isLeaving = false;
    },
  });
}

/** Closes the search; the page below gets its own address back. */
export function closeSearch(): void {
  isLeaving = false;
  closeModal(modalId);
}

/** Closes the search because a link in it was followed: the address is the link's business. */
export function leaveSearch(): void {
  isLeaving = true;
  closeModal(modalId);
}
