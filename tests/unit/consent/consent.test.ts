import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseConsent } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { isAllowed } from '#platform/consent/consent-permission.ts';
import { essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { blockStorage, fillStorage } from '#tests/support/site/broken-storage.ts';

const allowed = () => ({ analytics: isAllowed('analytics'), marketing: isAllowed('marketing') });
const nothing = { analytics: false, marketing: false };

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  // Whatever a test left on the page alone is over when something can be stored again.
  chooseConsent(essentialOnly);
});

test('undecided until something is chosen, then all or essential (B-166)', () => {
  expect(consent.isUndecided()).toBe(true);
  expect(allowed()).toEqual(nothing);
  chooseConsent(everything);
  expect(consent.isUndecided()).toBe(false);
  expect(allowed()).toEqual({ analytics: true, marketing: true });
  expect(localStorage.getItem('analytics-consent')).toBe('all');
  chooseConsent(essentialOnly);
  expect(allowed()).toEqual(nothing);
  expect(localStorage.getItem('analytics-consent')).toBe('essential');
});

test('what another tab has withdrawn is not allowed here before its next event', () => {
  chooseConsent(everything);
  localStorage.setItem('analytics-consent', 'essential');
  expect(allowed()).toEqual(nothing);
});

test('those who follow hear of a choice here, of one in another tab, and of cleared storage', () => {
  const listener = vi.fn();
  const stop = consent.subscribe(listener);
  chooseConsent(everything);
  dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent', newValue: 'essential' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  chooseConsent(everything);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('where storage is blocked a choice holds for the page and allows nothing', () => {
  blockStorage();
  expect(consent.isUndecided()).toBe(true);
  expect(chooseConsent(everything)).toBe(false);
  expect(consent.isUndecided()).toBe(false);
  expect(allowed()).toEqual(nothing);
});

test('a withdrawal that a full storage refuses leaves no permission behind, not even half of one', () => {
  chooseConsent(everything);
  fillStorage((key) => key === 'userConsentPreferences');
  expect(chooseConsent(essentialOnly)).toBe(false);
  expect(allowed()).toEqual(nothing);
  expect(localStorage.getItem('userConsentPreferences')).toBeNull();
  expect(localStorage.getItem('analytics-consent')).toBeNull();
});

test("the browser's own refusal (Global Privacy Control) stands above Accept All (B-167)", () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  chooseConsent(everything);
  expect(allowed()).toEqual(nothing);
});
