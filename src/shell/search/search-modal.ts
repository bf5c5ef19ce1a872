import { closeModal } from '#shell/modals/modal-stack.ts';

export const searchModalId = 'search';

let isLeaving = false;

/** Closes the search; the page below gets its own address back. */
export function closeSearch(): void {
  isLeaving = false;
  closeModal(searchModalId);
}

/** Closes the search because a link in it was followed: the address is the link's business. */
export function leaveSearch(): void {
  isLeaving = true;
  closeModal(searchModalId);
}

/** Whether the search was last left by a link; asking forgets it. */
export function hasLeftSearch(): boolean {
  const hasLeft = isLeaving;
  isLeaving = false;
  return hasLeft;
}
