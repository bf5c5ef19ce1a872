/*
 * Reading or writing localStorage throws where cookies are blocked and when storage is full. A preference is never worth
 * an error: what cannot be read is absent, what cannot be written is forgotten.
 */

/** The spec's storage keys (§9), and `recentSearches`. */
export type StorageKey =
  | 'theme'
  | 'userConsentPreferences'
  | 'analytics-consent'
  | 'auth_token'
  | 'tourCustomization'
  | 'recentSearches';

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
