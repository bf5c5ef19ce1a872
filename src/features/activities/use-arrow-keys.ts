import { useEffectEvent, useLayoutEffect } from 'react';
import { activeModal } from '#shell/modals/modal-stack.ts';

/** Calls with -1 and 1 for the left and right arrow keys while that modal is the active one and no field is typed in. */
export function useArrowKeys(modalId: string, isUsed: boolean, onStep: (by: -1 | 1) => void): void {
  const step = useEffectEvent(onStep);
  // With the picture, not a moment after it: a key pressed as soon as it shows must count.
  useLayoutEffect(() => {
    if (!isUsed) return;
    const listen = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
      const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (by === undefined || isChord || isTyping(event.target) || activeModal.getSnapshot() !== modalId) return;
      event.preventDefault();
      step(by);
    };
    // Before the dialog, which keeps arrow keys to itself.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [modalId, isUsed]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
