const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Calls back when the visitor first does anything: what only they can need, and only after the next press, is fetched then and not
 * with the first view. At once where they have, before the script was there (src/boot.ts).
 */
export function onFirstTouch(callback: () => void): void {
  if ('touched' in document.documentElement.dataset) {
    callback();
    return;
  }
  const touched = () => {
    for (const touch of touches) removeEventListener(touch, touched, true);
    callback();
  };
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
}
