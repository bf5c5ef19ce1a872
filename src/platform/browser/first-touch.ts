const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll', 'click'] as const;

/**
 * Calls back when the visitor first does anything: what only they can need, and only after the next press, is fetched then and not
 * with the first view.
 */
export function onFirstTouch(callback: () => void): void {
  const touched = () => {
    for (const touch of touches) removeEventListener(touch, touched, true);
    callback();
  };
  for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
}
