import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thirdParties } from '#contract/site/third-parties.ts';
import { chooseConsent, isAllowed } from '#platform/consent/choose-consent.ts';
import { consent } from '#platform/consent/consent.ts';
import { consentVendors, cookieQuestion, forgetLapsedChoice } from '#platform/consent/consent-answer.ts';
import { type ConsentChoices, essentialOnly, everything } from '#platform/consent/consent-record.ts';
import { badStored } from '#tests/support/site/bad-stored.ts';
import { blockStorage, fillStorage } from '#tests/support/site/broken-storage.ts';

const today = '2026-11-23T09:00:00.000Z';
const answer = () => JSON.parse(localStorage.getItem('consentAnswer') ?? 'null') as Record<string, unknown> | null;
const allowed = (): ConsentChoices | undefined =>
  consent.isUndecided() ? undefined : { analytics: isAllowed('analytics'), marketing: isAllowed('marketing') };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  // Whatever a test left on the page alone is over when something can be stored again.
  chooseConsent(essentialOnly);
  vi.useRealTimers();
});

/** What a visit finds in this browser, and forgets of it. */
function find(preferences: string | null, level: string | null, answered: string | null): void {
  const stored = { userConsentPreferences: preferences, 'analytics-consent': level, consentAnswer: answered };
  for (const [key, text] of Object.entries(stored)) if (text !== null) localStorage.setItem(key, text);
  forgetLapsedChoice();
}

const choice = (analytics: boolean, marketing: boolean) => JSON.stringify({ necessary: true, analytics, marketing });
const good = { answeredAt: today, wording: '2026-11-23', vendors: [] as string[] };
const answeredAs = (changes: object) => JSON.stringify({ ...good, ...changes });
const onlyMarketing = { analytics: false, marketing: true };

const answers: readonly [what: string, answered: string, isGood: boolean][] = [
  ['given a moment ago', answeredAs({}), true],
  ['given by a clock that was a little ahead', answeredAs({ answeredAt: '2026-11-23T20:00:00.000Z' }), true],
  ['given by one that was two days ahead', answeredAs({ answeredAt: '2026-11-25T09:00:00.000Z' }), false],
  ['from the far future', answeredAs({ answeredAt: '2999-01-01T00:00:00.000Z' }), false],
  ['about another vendor', answeredAs({ vendors: ['Google Analytics 4'] }), false],
  ['to other words', answeredAs({ wording: '2026-11-20' }), false],
  ['to no words', answeredAs({ wording: undefined }), false],
  ['of no day', answeredAs({ answeredAt: 'soon' }), false],
  ['about nobody', answeredAs({ vendors: undefined }), false],
  ['that breaks off', '{', false],
  ['that is a list', '[]', false],
];

type Found = [
  what: string,
  preferences: string | null,
  level: string | null,
  allowed: ConsentChoices | undefined,
  answer?: string | null,
];

test.each<Found>([
  ['nothing', null, null, undefined],
  ['all under both keys', choice(true, true), 'all', everything],
  ['all, contradicted by essential', choice(true, true), 'essential', essentialOnly],
  ['all, without a level', choice(true, true), null, onlyMarketing],
  ['analytics and all', choice(true, false), 'all', { analytics: true, marketing: false }],
  ['analytics, contradicted by essential', choice(true, false), 'essential', essentialOnly],
  ['marketing and all', choice(false, true), 'all', onlyMarketing],
  ['a refusal and all', choice(false, false), 'all', essentialOnly],
  ['a level without preferences', null, 'all', undefined],
  ['all, from before there were answers', choice(true, true), 'all', everything, null],
  ...badStored.map(([what, text]): Found => [`preferences that hold ${what}`, text, 'all', undefined]),
  ...badStored.map(
    ([what, text]): Found => [`all, and a level that holds ${what}`, choice(true, true), text, onlyMarketing],
  ),
  ...answers.map(([what, answered, isGood]): Found => {
    return [`all, in an answer ${what}`, choice(true, true), 'all', isGood ? everything : undefined, answered];
  }),
])(
  '%s: that is allowed and no more, and what is no choice is asked about again (B-167)',
  (_, preferences, level, expected, answered = answeredAs({})) => {
    find(preferences, level, answered);
    expect(allowed()).toEqual(expected);
  },
);

test('undecided until something is chosen, then all or essential, under both keys and with what it answers (B-166)', () => {
  expect(allowed()).toBeUndefined();
  chooseConsent(everything);
  expect(allowed()).toEqual(everything);
  expect({ ...localStorage, consentAnswer: answer() }).toEqual({
    userConsentPreferences: '{"necessary":true,"analytics":true,"marketing":true}',
    'analytics-consent': 'all',
    consentAnswer: { ...good, ...everything },
  });
  chooseConsent(essentialOnly);
  expect(allowed()).toEqual(essentialOnly);
  expect(localStorage.getItem('userConsentPreferences')).toBe(choice(false, false));
  expect(localStorage.getItem('analytics-consent')).toBe('essential');
});

test.each([
  ['an acceptance', () => void chooseConsent(everything)],
  ['a refusal', () => void chooseConsent(essentialOnly)],
  ['a choice that was found without an answer', () => find(choice(true, true), 'all', null)],
])('%s ends after a year, which is told, and what it was stays to be read', (_, choose) => {
  choose();
  const chosen = allowed();
  const listener = vi.fn();
  const stop = consent.subscribe(listener);
  vi.setSystemTime(new Date('2027-11-23T08:59:59Z'));
  forgetLapsedChoice();
  expect([allowed(), listener.mock.calls.length]).toEqual([chosen, 0]);
  vi.setSystemTime(new Date('2027-11-23T09:00:00Z'));
  forgetLapsedChoice();
  expect([allowed(), listener.mock.calls.length]).toEqual([undefined, 1]);
  expect(answer()).toMatchObject({ answeredAt: today, ...chosen });
  stop();
});

test('what another tab has withdrawn is not allowed here before its next event, and those who follow hear of it', () => {
  const listener = vi.fn();
  const stop = consent.subscribe(listener);
  chooseConsent(everything);
  localStorage.setItem('analytics-consent', 'essential');
  expect(allowed()).toEqual(essentialOnly);
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
  expect(allowed()).toBeUndefined();
  expect(chooseConsent(everything)).toBe(false);
  expect(allowed()).toEqual(essentialOnly);
});

test.each(['userConsentPreferences', 'consentAnswer'])(
  'where %s finds no room no permission is left, not even half of one',
  (full) => {
    chooseConsent(everything);
    fillStorage((key) => key === full);
    expect(chooseConsent(full === 'consentAnswer' ? everything : essentialOnly)).toBe(false);
    expect(allowed()).toEqual(essentialOnly);
    expect(localStorage).toHaveLength(0);
  },
);

test("the browser's own refusal (Global Privacy Control) stands above Accept All (B-167)", () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  chooseConsent(everything);
  expect(allowed()).toEqual(essentialOnly);
});

const both = { VITE_GA_ID: 'G-TEST', VITE_META_PIXEL_ID: '1234567' };

test.each([
  [{ VITE_GA_ID: '', VITE_META_PIXEL_ID: '' }, 'We count no visits. If we ever want to, we ask you first.'],
  [{ ...both, VITE_META_PIXEL_ID: '' }, 'Cookies of Google count visits, if you accept.'],
  [{ ...both, VITE_GA_ID: '' }, 'Cookies of Meta show which advertisement brought you, if you accept.'],
  [both, 'Cookies of Google and Meta count visits and show which advertisement brought you, if you accept.'],
])('with %j the question names those and nobody else', (ids, question) => {
  expect(cookieQuestion(consentVendors({ ...ids }))).toBe(question);
});

test('vendors are named as the contract names them', () => {
  const names = [thirdParties.googleAnalytics.name, thirdParties.metaPixel.name];
  expect(consentVendors(both).map(({ name }) => name)).toEqual(names);
});
