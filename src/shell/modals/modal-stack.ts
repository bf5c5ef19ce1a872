import type { ReactNode } from 'react';
import { createStore, type Readable } from '#platform/store.ts';

export interface Modal {
  /** Names the dialog, also in the page (`id`). A dialog is open once: opening it again replaces it. */
  id: string;
  /** Its accessible name. */
  label: string;
  /** `panel`, `wide` and `glance` stand in the middle, on a phone at the bottom; `top` hangs from the upper edge; `full` is as large as the window. */
  shape?: 'panel' | 'wide' | 'glance' | 'top' | 'full';
  /** What is inside. Called when the modal opens, and again when the visitor retries because it could not be loaded. */
  load: () => Promise<ReactNode>;
  /** Shown while the content is on its way; a spinner when left out. */
  placeholder?: ReactNode;
  /** Gets the focus back when the modal closes; when left out, what had the focus when it opened. */
  opener?: Element | null;
  onClosed?: () => void;
  /** Whether the address names it, so that Back closes it through the router. */
  hasAddress?: () => boolean;
}

export interface OpenModal extends Modal {
  key: number;
  opener: Element | null;
  /** False while it leaves the screen. */
  isOpen: boolean;
  hasLeft: boolean;
  /** False when the page it was opened from is gone: the new page has taken the focus. */
  returnsFocus: boolean;
}

const openModalStore = createStore<readonly OpenModal[]>([]);
const { getSnapshot: stack, set: show } = openModalStore;
let nextKey = 1;

/** Also those that are leaving the screen. */
export const openModals: Readable<readonly OpenModal[]> = openModalStore;

/** The id of the modal that keys belong to; undefined when none is open. */
export const activeModal: Readable<string | undefined> = {
  getSnapshot: () => stack().findLast(({ isOpen }) => isOpen)?.id,
  subscribe: openModalStore.subscribe,
};

function change(key: number, changes: Partial<OpenModal>): void {
  show(stack().map((modal) => (modal.key === key ? { ...modal, ...changes } : modal)));
}

/** Opens a dialog above those already open; it is then the active one (B-187). A plain function: no React needed. */
export function openModal(modal: Modal): void {
  const opener = modal.opener ?? document.activeElement;
  closeModal(modal.id);
  show([...stack(), { ...modal, opener, key: nextKey++, isOpen: true, hasLeft: false, returnsFocus: true }]);
}

/** Closes the dialog of that id, or the active one. */
export function closeModal(id?: string): void {
  const modal = stack().findLast((candidate) => candidate.isOpen && (id === undefined || candidate.id === id));
  if (modal !== undefined) change(modal.key, { isOpen: false });
}

/** Closes them all because the page below changes; the focus belongs to the new page. */
export function closeModalsForNewPage(): void {
  const open = stack();
  if (open.length > 0) show(open.map((modal) => ({ ...modal, isOpen: false, returnsFocus: false })));
}

/** Drops a modal that has left the screen. One that lies below an open one waits, since that one hangs on it. */
export function dropModal(key: number): void {
  stack()
    .find((modal) => modal.key === key)
    ?.onClosed?.();
  change(key, { hasLeft: true });
  const open = stack();
  show(open.slice(0, open.findLastIndex(({ hasLeft }) => !hasLeft) + 1));
}

/** Drops them all at once: the dialog they would stand in cannot be had. */
export function dropAllModals(): void {
  show([]);
}
