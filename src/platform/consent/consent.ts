import { readStored, removeStored, writeStored } from '#platform/browser/storage.ts';
import {
  type ConsentChoices,
  type ConsentRecord,
  essentialOnly,
  readConsentRecord,
  writeConsentRecord,
} from '#platform/consent/consent-record.ts';

export type Purpose = keyof ConsentChoices;

const keys = ['userConsentPreferences', 'analytics-consent'] as const satisfies readonly (keyof ConsentRecord)[];

/** A choice that could not be stored: known as long as the page stays, and never a permission. */
let onThisPage: ConsentChoices | undefined;

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function stored(): ConsentChoices | undefined {
  const [userConsentPreferences, level] = keys.map(readStored) as [string | null, string | null];
  return readConsentRecord({ userConsentPreferences, 'analytics-consent': level });
}

/** The browser's own "no" (Global Privacy Control) stands above whatever was pressed here. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The visitor's choice about cookies (spec §4): undecided, then all or essential. Read anew each time, so that a choice in another tab counts at once. */
export const consent = {
  /** What was chosen, or undefined while it was not. */
  choices: (): ConsentChoices | undefined => onThisPage ?? stored(),

  isUndecided: (): boolean => consent.choices() === undefined,

  /** Whether anything may be loaded or sent for this purpose, now. */
  allows: (purpose: Purpose): boolean =>
    onThisPage === undefined && !hasPrivacySignal() && stored()?.[purpose] === true,

  /**
   * Notes a choice under both keys, or under none. Returns whether it was stored; where it was not, it holds for this page
   * and allows nothing.
   */
  choose(choices: ConsentChoices): boolean {
    const record = writeConsentRecord(choices);
    // The stricter key first when something is taken away, so that no other tab sees a moment of more than was chosen.
    const order = choices.analytics ? keys : keys.toReversed();
    const isStored = order.every((key) => writeStored(key, record[key]));
    if (!isStored) for (const key of keys) removeStored(key);
    onThisPage = isStored ? undefined : essentialOnly;
    announce();
    return isStored;
  },

  /** Calls back when the choice has changed, here or in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && !keys.some((own) => own === key)) return;
      if (stored() !== undefined) onThisPage = undefined;
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', follow);
    };
  },
};
