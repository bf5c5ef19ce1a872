import { useEffect, useRef } from 'react';
import { readStored } from '#platform/browser/storage.ts';

/** Where somebody who wants no letters to do anything says so, in this browser. */
export const noLettersKey = 'draft-desk-no-letters';

/** Whether letters go through lists: not for who speaks to the machine, or presses keys unmeant. */
export const areLettersOn = () => readStored(noLettersKey) === null;

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const arrows: typeof steps = { ArrowDown: 1, ArrowUp: -1 };

/**
 * J and K go on and back through what is listed, and so do the arrows from within a list; in a field they are letters and moves.
 * `go` gives whether there was anywhere to go.
 */
export function useListKeys(go: (step: 1 | -1, isArrow: boolean) => boolean): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isElsewhere = target instanceof Element && target.closest('input, textarea, select, dialog, [role=dialog]');
      const step = (areLettersOn() ? steps[key.toLowerCase()] : undefined) ?? arrows[key];
      if (step === undefined || isElsewhere || ctrlKey || metaKey || altKey || shiftKey) return;
      if (latest.current(step, key in arrows)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
