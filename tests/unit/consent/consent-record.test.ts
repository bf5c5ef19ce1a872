import { describe, expect, test } from 'vitest';
import { essentialOnly, everything, readConsentRecord, writeConsentRecord } from '#platform/consent/consent-record.ts';
import { badStored } from '#tests/support/site/bad-stored.ts';

const allowing = JSON.stringify({ necessary: true, analytics: true, marketing: true });

test('preferences hold three booleans, the other key all or essential, written together', () => {
  expect(writeConsentRecord(everything)).toEqual({ userConsentPreferences: allowing, 'analytics-consent': 'all' });
  expect(writeConsentRecord(essentialOnly)).toEqual({
    userConsentPreferences: '{"necessary":true,"analytics":false,"marketing":false}',
    'analytics-consent': 'essential',
  });
});

test.each([everything, essentialOnly])('what is written is read again: %j', (choices) => {
  expect(readConsentRecord(writeConsentRecord(choices))).toEqual(choices);
});

test.each(badStored)('preferences that hold %s are no choice, whatever the other key says', (_what, value) => {
  expect(readConsentRecord({ userConsentPreferences: value, 'analytics-consent': 'all' })).toBeUndefined();
});

test.each(badStored)('only exactly all allows analytics, and %s is not that', (_what, value) => {
  expect(readConsentRecord({ userConsentPreferences: allowing, 'analytics-consent': value })?.analytics).toBe(false);
});

describe('where the two keys contradict each other the stricter one counts', () => {
  const preferences = (analytics: boolean, marketing: boolean) =>
    JSON.stringify({ necessary: true, analytics, marketing });
  test.each([
    [preferences(true, true), 'all', { analytics: true, marketing: true }],
    [preferences(true, true), 'essential', { analytics: false, marketing: false }],
    [preferences(true, true), null, { analytics: false, marketing: true }],
    [preferences(false, false), 'all', { analytics: false, marketing: false }],
    [preferences(false, false), 'essential', { analytics: false, marketing: false }],
    [preferences(false, true), 'all', { analytics: false, marketing: true }],
    [preferences(true, false), 'all', { analytics: true, marketing: false }],
    [preferences(true, false), 'essential', { analytics: false, marketing: false }],
    [null, 'all', undefined],
  ])('%s and %s allow %j', (userConsentPreferences, level, allowed) => {
    expect(readConsentRecord({ userConsentPreferences, 'analytics-consent': level })).toEqual(allowed);
  });
});
