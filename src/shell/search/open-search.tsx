import type { AnyRouter } from '@tanstack/react-router';
import { prepareModals } from '#shell/modals/modal-host.tsx';
import { activeModal, openModal } from '#shell/modals/modal-stack.ts';
import { isMasked } from '#shell/search/search-address.ts';
import { hasLeftSearch, searchModalId } from '#shell/search/search-modal.ts';
import { holdTyped } from '#ui/take-focus.ts';

const loadOverlay = () => import('#shell/search/search-overlay.tsx');

/** Fetches the overlay's code ahead of a press. */
export function prepareSearch(): void {
  prepareModals();
  loadOverlay().catch(() => {});
}

/** Opens the overlay once; closing it takes back the address it had put over the page's own. */
export function openSearch(router: AnyRouter, opener?: Element | null): void {
  if (activeModal.getSnapshot() === searchModalId) return;
  holdTyped(loadOverlay());
  openModal({
    id: searchModalId,
    label: 'Search',
    shape: 'top',
    ...(opener && { opener }),
    hasAddress: () => isMasked(router),
    load: async () => {
      const { SearchOverlay } = await loadOverlay();
      return <SearchOverlay />;
    },
    onClosed: () => {
      if (!hasLeftSearch() && isMasked(router)) router.history.back({ ignoreBlocker: true });
    },
  });
}
