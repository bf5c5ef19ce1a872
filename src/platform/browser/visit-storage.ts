/*
 * What is remembered until the tab is closed. As with localStorage (storage.ts), what cannot be read is absent and what
 * cannot be written is forgotten with the page.
 */

export type VisitKey = 'chatGreeted';

const here = new Set<VisitKey>();

export function hasHappened(key: VisitKey): boolean {
  try {
    return here.has(key) || sessionStorage.getItem(key) !== null;
  } catch {
    return here.has(key);
  }
}

export function rememberForVisit(key: VisitKey): void {
  here.add(key);
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Remembered as long as the page stays.
  }
}
