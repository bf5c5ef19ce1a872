import { followStored, readStored } from '#platform/browser/storage.ts';
import { type ConsentChoices, type ConsentRecord, readConsentRecord } from '#platform/consent/consent-record.ts';
import { createStore } from '#platform/store.ts';

export const consentKeys = [
  'userConsentPreferences',
  'analytics-consent',
] as const satisfies readonly (keyof ConsentRecord)[];

/** A choice that could not be stored: known as long as the page stays, and never a permission. */
let onThisPage: ConsentChoices | undefined;

const { subscribe, notify } = createStore(undefined, () =>
  followStored(consentKeys, () => {
    if (stored() !== undefined) onThisPage = undefined;
    notify();
  }),
);

function stored(): ConsentChoices | undefined {
  const [userConsentPreferences, level] = consentKeys.map(readStored);
  return readConsentRecord({ userConsentPreferences, 'analytics-consent': level });
}

/**
 * The visitor's choice about cookies (B-166): undecided, then all or essential. Read anew each time, so that a choice in
 * another tab counts at once. How it is made and what it allows: choose-consent.ts.
 */
export const consent = {
  /** What was chosen, or undefined while it was not. */
  choices: (): ConsentChoices | undefined => onThisPage ?? stored(),

  isUndecided: (): boolean => consent.choices() === undefined,

  /** Notifies everybody that what is stored has changed; what could not be stored holds for this page, and allows nothing. */
  settle(unstored?: ConsentChoices): void {
    onThisPage = unstored;
    notify();
  },

  /** Calls back when the choice has changed, here or in another tab; returns how to stop. */
  subscribe,
};
