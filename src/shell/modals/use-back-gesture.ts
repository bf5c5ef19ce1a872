import { useEffect } from 'react';
import { closeModal } from '#shell/modals/modal-stack.ts';

/** Not yet in TypeScript's own list (https://html.spec.whatwg.org/multipage/interaction.html#closewatcher). */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Android's back gesture closes what was opened last before it leaves the page, where the browser can tell us. The
 * dialog answers Escape itself and says so to the browser, so one key never closes two.
 */
export function useBackGesture(id: string, isOpen: boolean): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => closeModal(id);
    return () => watcher.destroy();
  }, [id, isOpen]);
}
