/*
 * Reading or writing localStorage throws where cookies are blocked and when storage is full. A preference is never worth
 * an error: what cannot be read is absent, what cannot be written is forgotten.
 */

/** What is kept in the browser (B-105): preferences and the trip, what the visitor answered about cookies, searched for and saved for later. */
export const storageKeys = [
  'theme',
  'userConsentPreferences',
  'analytics-consent',
  'auth_token',
  'tourCustomization',
  'consentAnswer',
  'recentSearches',
  'savedTours',
  'takenAlong',
  'shortlist',
  'keptTrips',
] as const;

/** And of each of these forms its draft. */
export const draftForms = [
  'contact',
  'custom-safari',
  'newsletter',
  'waiting-list',
  'proposal-hold',
  'proposal-question',
] as const;

export type StorageKey = (typeof storageKeys)[number] | `draft-${string}`;

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was written. */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

/** The keys of ours that begin so. */
export function storedKeys(beginning: StorageKey): StorageKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is StorageKey => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Removes what others have stored here, by the shape of its key. */
export function removeStoredLike(shape: RegExp): void {
  try {
    for (const key of Object.keys(localStorage)) if (shape.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing can have been stored.
  }
}

/** Whether this browser lets the site remember anything at all. */
export function canRemember(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Calls back when another tab has written one of the keys, or cleared it (null); returns how to stop. */
export function followStored(keys: readonly StorageKey[], onChange: (stored: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    // Without a key all of them were cleared.
    if (key === null || keys.some((own) => own === key)) onChange(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
