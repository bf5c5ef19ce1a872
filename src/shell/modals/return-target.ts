import type { OpenModal } from '#shell/modals/modal-stack.ts';

/**
 * Where the focus goes when a modal closes: to what opened it. When that is gone or hidden, to the modal below, else to
 * the page's heading, so that a keyboard never starts again at the top. `false`: somewhere else already has it.
 */
export function returnTarget({ opener, returnsFocus, key }: OpenModal, stack: readonly OpenModal[]) {
  if (!returnsFocus) return false;
  if (opener instanceof HTMLElement && opener !== document.body && isShown(opener)) return opener;
  const below = stack.findLast((modal) => modal.isOpen && modal.key < key);
  const fallback = below
    ? document.getElementById(below.id)
    : (document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
  if (fallback !== null && !fallback.hasAttribute('tabindex')) fallback.tabIndex = -1;
  return fallback ?? false;
}

function isShown(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}
