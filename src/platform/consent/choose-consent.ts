import { removeStored, writeStored } from '#platform/browser/storage.ts';
import { consent, consentKeys } from '#platform/consent/consent.ts';
import { writeAnswer } from '#platform/consent/consent-answer.ts';
import { type ConsentChoices, essentialOnly, writeConsentRecord } from '#platform/consent/consent-record.ts';

/**
 * Notes a choice under both keys, with what it answers beside them, or under none. Returns whether it was stored; where it was
 * not, it holds for this page and allows nothing.
 */
export function chooseConsent(choices: ConsentChoices): boolean {
  const record = writeConsentRecord(choices);
  // The stricter key first when something is taken away, so that no other tab sees a moment of more than was chosen.
  const order = choices.analytics ? consentKeys : consentKeys.toReversed();
  const isStored = writeAnswer(choices) && order.every((key) => writeStored(key, record[key]));
  if (!isStored) for (const key of [...consentKeys, 'consentAnswer'] as const) removeStored(key);
  consent.settle(isStored ? undefined : essentialOnly);
  return isStored;
}

declare global {
  interface Navigator {
    /** Known to some browsers only (https://w3c.github.io/gpc/). */
    readonly globalPrivacyControl?: boolean;
  }
}

export type Purpose = keyof ConsentChoices;

/** The browser's own "no" (Global Privacy Control) stands above whatever was pressed here. */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Whether anything may be loaded or sent for this purpose, now. */
export function isAllowed(purpose: Purpose): boolean {
  return !hasPrivacySignal() && consent.choices()?.[purpose] === true;
}
