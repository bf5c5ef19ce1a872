import type { KeyboardEvent } from 'react';

/**
 * Answers the script that stands in the page (src/boot.ts), which asks whether an element has been hydrated yet by an event no
 * key has sent: React hands on what happens within what it has hydrated, and nothing else.
 */
export function answerThePage({ nativeEvent }: KeyboardEvent): void {
  if (nativeEvent instanceof CustomEvent) nativeEvent.preventDefault();
}
