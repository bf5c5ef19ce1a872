import { consent } from '#platform/consent/consent.ts';
import type { ConsentChoices } from '#platform/consent/consent-record.ts';

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
