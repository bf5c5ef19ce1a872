/*
 * What is remembered until the tab is closed. As with localStorage (storage.ts), what cannot be read is absent and what
 * cannot be written is forgotten with the page.
 */

export type VisitKey = 'chatGreeted' | 'cameFrom';

const here = new Map<VisitKey, string>();

export function hasHappened(key: VisitKey): boolean {
  return readOfVisit(key) !== null;
}

export function readOfVisit(key: VisitKey): string | null {
  try {
    return sessionStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function rememberForVisit(key: VisitKey, value = 'yes'): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Remembered as long as the page stays.
    here.set(key, value);
  }
}
