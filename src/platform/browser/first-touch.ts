const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll', 'click'] as const;
const presses = ['click', 'input'] as const;

/**
 * Calls back when the visitor first does anything: what only they can need, and only after the next press, is fetched then and not
 * with the first view.
 */
export function onFirstTouch(callback: () => void): void {
  onFirst(touches, () => true, callback);
}

/** Settles when the visitor first presses or types something: an answer to the cookie banner is none of it. */
export function firstPress(): Promise<void> {
  const isMeant = ({ target }: Event) => (target as Element).closest('.cookie-bar') === null;
  return new Promise((resolve) => onFirst(presses, isMeant, resolve));
}

function onFirst(kinds: readonly string[], isMeant: (event: Event) => boolean, callback: () => void): void {
  const happened = (event: Event) => {
    if (!isMeant(event)) return;
    for (const kind of kinds) removeEventListener(kind, happened, true);
    callback();
  };
  for (const kind of kinds) addEventListener(kind, happened, { capture: true, passive: true });
}
