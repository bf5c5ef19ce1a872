import { useState } from 'react';

/**
 * Brings the focus to what tells of a refused submission: when it appears, or after the submission where it stood there
 * before. Once a submission, and at no other time.
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
      /** A submission begins. */
      expect() {
        isExpected = true;
      },
      /** A submission has ended. */
      focus,
    };
  });
  return refusal;
}
