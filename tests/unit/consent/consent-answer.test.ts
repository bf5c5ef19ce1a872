import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thirdParties } from '#contract/third-parties.ts';
import { chooseConsent } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { forgetLapsedChoice } from '#platform/consent/consent-answer.ts';
import { isAllowed } from '#platform/consent/consent-permission.ts';
import { essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { consentVendors, cookieQuestion } from '#platform/consent/consent-vendors.ts';
import { fillStorage } from '#tests/support/site/broken-storage.ts';

const answer = () => JSON.parse(localStorage.getItem('consentAnswer') ?? 'null') as Record<string, unknown> | null;
const both = { VITE_GA_ID: 'G-TEST', VITE_META_PIXEL_ID: '1234567' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
});

afterEach(() => {
  vi.restoreAllMocks();
  chooseConsent(essentialOnly);
  vi.useRealTimers();
});

test('a choice is stored with what it answers: its day, the words, the vendors and what was allowed', () => {
  chooseConsent(everything);
  expect(answer()).toEqual({
    answeredAt: '2026-11-23T09:00:00.000Z',
    wording: '2026-11-23',
    vendors: [],
    analytics: true,
    marketing: true,
  });
  expect(localStorage.getItem('userConsentPreferences')).toBe('{"necessary":true,"analytics":true,"marketing":true}');
  expect(localStorage.getItem('analytics-consent')).toBe('all');
});

test.each([
  ['2027-11-23T08:59:59Z', false],
  ['2027-11-23T09:00:00Z', true],
])('at %s a choice of a year before is forgotten: %s', (now, isForgotten) => {
  chooseConsent(everything);
  const listener = vi.fn();
  const stop = consent.subscribe(listener);
  vi.setSystemTime(new Date(now));
  forgetLapsedChoice();
  expect(consent.isUndecided()).toBe(isForgotten);
  expect(isAllowed('analytics')).toBe(!isForgotten);
  expect(listener).toHaveBeenCalledTimes(isForgotten ? 1 : 0);
  stop();
});

test('a refusal is asked about again after a year too', () => {
  chooseConsent(essentialOnly);
  vi.setSystemTime(new Date('2027-12-01'));
  forgetLapsedChoice();
  expect(consent.isUndecided()).toBe(true);
});

test('a choice about other vendors is forgotten, and what it was stays to be read', () => {
  chooseConsent(everything);
  localStorage.setItem('consentAnswer', JSON.stringify({ ...answer(), vendors: ['Google Analytics 4'] }));
  forgetLapsedChoice();
  expect(consent.isUndecided()).toBe(true);
  expect(answer()).toMatchObject({ vendors: ['Google Analytics 4'], analytics: true });
});

function findChoice(stored: string | null): void {
  localStorage.setItem('userConsentPreferences', '{"necessary":true,"analytics":true,"marketing":true}');
  localStorage.setItem('analytics-consent', 'all');
  if (stored !== null) localStorage.setItem('consentAnswer', stored);
  forgetLapsedChoice();
}

test('a choice that was found without an answer holds, and ends a year after it was found', () => {
  findChoice(null);
  expect(isAllowed('analytics')).toBe(true);
  expect(answer()).toMatchObject({ answeredAt: '2026-11-23T09:00:00.000Z', wording: 'unknown' });
  vi.setSystemTime(new Date('2027-12-01'));
  forgetLapsedChoice();
  expect(consent.isUndecided()).toBe(true);
});

const good = { answeredAt: '2026-11-23T09:00:00.000Z', wording: '2026-11-23', vendors: [] };

test.each([
  '{',
  '[]',
  '{"answeredAt":"soon","vendors":[]}',
  '{"answeredAt":"2026-01-01"}',
  JSON.stringify({ ...good, wording: '2026-11-20' }),
  JSON.stringify({ ...good, wording: undefined }),
  JSON.stringify({ ...good, answeredAt: '2026-11-25T09:00:00.000Z' }),
  JSON.stringify({ ...good, answeredAt: '2999-01-01T00:00:00.000Z' }),
])('a choice whose answer reads %s allows nothing: the question comes again', (stored) => {
  findChoice(stored);
  expect(isAllowed('analytics')).toBe(false);
  expect(consent.isUndecided()).toBe(true);
});

test.each([JSON.stringify(good), JSON.stringify({ ...good, answeredAt: '2026-11-23T20:00:00.000Z' })])(
  'a choice whose answer reads %s holds',
  (stored) => {
    findChoice(stored);
    expect(isAllowed('analytics')).toBe(true);
  },
);

test('without a choice there is nothing to date or to forget', () => {
  forgetLapsedChoice();
  expect(localStorage).toHaveLength(0);
});

test('an answer that cannot be stored leaves no choice behind', () => {
  fillStorage((key) => key === 'consentAnswer');
  expect(chooseConsent(everything)).toBe(false);
  expect(isAllowed('analytics')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [{ VITE_GA_ID: '', VITE_META_PIXEL_ID: '' }, /^Nothing counts your visit now/, /Google|Meta/],
  [{ ...both, VITE_META_PIXEL_ID: '' }, /^Cookies of Google count visits, if you accept\.$/, /Meta/],
  [{ ...both, VITE_GA_ID: '' }, /^Cookies of Meta show which advertisement brought you, if you accept\.$/, /Google/],
  [
    both,
    /^Cookies of Google and Meta count visits and show which advertisement brought you, if you accept\.$/,
    /Nothing/,
  ],
])('with %j the question names those and nobody else', (ids, said, unsaid) => {
  const question = cookieQuestion(consentVendors({ ...ids }));
  expect(question).toMatch(said);
  expect(question).not.toMatch(unsaid);
});

test('vendors are named as the contract names them', () => {
  const names = [thirdParties.googleAnalytics.name, thirdParties.metaPixel.name];
  expect(consentVendors(both).map(({ name }) => name)).toEqual(names);
});
