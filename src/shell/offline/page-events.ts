/** What other parts of the page, or a script of the operator's, can listen for on `window` (B-180). */
export const toursSyncedEvent = 'tours-synced';

declare global {
  interface WindowEventMap {
    'tours-synced': CustomEvent<string>;
  }
}
