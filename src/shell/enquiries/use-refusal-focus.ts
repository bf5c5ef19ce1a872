import { useState } from 'react';

/**
 * Brings the focus to what tells of a refused press: when it appears, or after the press where it stood there before. Once a
 * press, and at no other time.
 */
export function useRefusalFocus() {
  const [refusal] = useState(() => {
    let element: HTMLElement | null = null;
    let isExpected = false;
    function focus(): void {
      if (!isExpected || element === null) return;
      isExpected = false;
      element.focus();
    }
    return {
      ref(attached: HTMLElement | null) {
        element = attached;
        focus();
      },
      /** A press begins. */
      expect() {
        isExpected = true;
      },
      /** A press has ended. */
      focus,
    };
  });
  return refusal;
}
