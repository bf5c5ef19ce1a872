const presses = ['click', 'input'] as const;

/** Settles when the visitor first presses or types something: an answer to the cookie banner is none of it. */
export function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    const pressed = ({ target }: Event) => {
      if ((target as Element).closest('.cookie-bar') !== null) return;
      for (const press of presses) removeEventListener(press, pressed, true);
      resolve();
    };
    for (const press of presses) addEventListener(press, pressed, { capture: true, passive: true });
  });
}
