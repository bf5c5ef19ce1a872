import { type PointerEvent, useEffect, useState } from 'react';

/** A tooltip on hover and on focus that the pointer can rest on and Escape takes away (WCAG 1.4.13). */
export function useTooltip() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isShown]);

  return {
    isShown,
    /** Around what is named and its tooltip. A finger has no hover. */
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(true),
      onPointerLeave: () => setShown(false),
    },
    owner: {
      onFocus: ({ currentTarget }: { currentTarget: Element }) =>
        currentTarget.matches(':focus-visible') && setShown(true),
      onBlur: () => setShown(false),
    },
  };
}
