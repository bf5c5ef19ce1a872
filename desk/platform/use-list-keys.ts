import { useEffect, useRef } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const arrows: typeof steps = { ArrowDown: 1, ArrowUp: -1 };

/** J and K go on and back through what is listed, and so do the arrows of a list; in a field they are letters and moves. */
export function useListKeys(go: (step: 1 | -1) => void, { hasArrows = false } = {}): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isElsewhere = target instanceof Element && target.closest('input, textarea, select, dialog, [role=dialog]');
      const step = steps[key.toLowerCase()] ?? (hasArrows ? arrows[key] : undefined);
      if (step === undefined || isElsewhere || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
      latest.current(step);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasArrows]);
}
