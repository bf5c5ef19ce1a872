import { readStored } from '#platform/browser/storage.ts';
import { type ConsentChoices, type ConsentRecord, readConsentRecord } from '#platform/consent/consent-record.ts';

export const consentKeys = [
  'userConsentPreferences',
  'analytics-consent',
] as const satisfies readonly (keyof ConsentRecord)[];

/** A choice that could not be stored: known as long as the page stays, and never a permission. */
let onThisPage: ConsentChoices | undefined;

const listeners = new Set<() => void>();

function stored(): ConsentChoices | undefined {
  const [userConsentPreferences, level] = consentKeys.map(readStored) as [string | null, string | null];
  return readConsentRecord({ userConsentPreferences, 'analytics-consent': level });
}

/**
 * The visitor's choice about cookies (B-166): undecided, then all or essential. Read anew each time, so that a choice in
 * another tab counts at once. How it is made: choose-consent.ts; what it allows: consent-permission.ts.
 */
export const consent = {
  /** What was chosen, or undefined while it was not. */
  choices: (): ConsentChoices | undefined => onThisPage ?? stored(),

  isUndecided: (): boolean => consent.choices() === undefined,

  /** Tells everybody that what is stored has changed; what could not be stored holds for this page, and allows nothing. */
  settle(unstored?: ConsentChoices): void {
    onThisPage = unstored;
    for (const listener of listeners) listener();
  },

  /** Calls back when the choice has changed, here or in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && !consentKeys.some((own) => own === key)) return;
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
