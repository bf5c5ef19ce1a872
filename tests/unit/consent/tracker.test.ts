import { afterEach, expect, test, vi } from 'vitest';
import type { SentEvent, Vendor } from '#platform/analytics/site-event.ts';
import { createTracker } from '#platform/analytics/tracker.ts';
import type { Purpose } from '#platform/consent/choose-consent.ts';
import { chooseConsent } from '#platform/consent/choose-consent.ts';
import {
  type ConsentChoices,
  essentialOnly,
  everything,
  writeConsentRecord,
} from '#platform/consent/consent-record.ts';

const pageView = { name: 'PageView', title: 'Tours' } as const;
const tourView = { name: 'TourView', kind: 'tours', id: 'masai-mara-safari' } as const;

/** A vendor that notes what it is given. */
function noting(purpose: Purpose) {
  const noted: SentEvent[] = [];
  const vendor: Vendor = { send: (event) => void noted.push(event), stop: vi.fn() };
  const open = vi.fn(() => vendor);
  return { purpose, load: async () => open, open, noted, vendor };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  chooseConsent(essentialOnly);
});

test.each<[what: string, preferences: ConsentChoices | undefined, opened: Purpose[], signal?: boolean]>([
  ['before a choice', undefined, []],
  ['of who refused', essentialOnly, []],
  ['of who allows marketing alone', { analytics: false, marketing: true }, ['marketing']],
  ['of who allows analytics alone', { analytics: true, marketing: false }, ['analytics']],
  ['of a browser that asks not to be followed', everything, [], true],
])('%s nothing is fetched, sent or queued but what is allowed', async (_, choices, opened, signal) => {
  vi.stubGlobal('navigator', { userAgent: '', globalPrivacyControl: signal });
  if (choices !== undefined) {
    localStorage.setItem('userConsentPreferences', JSON.stringify({ necessary: true, ...choices }));
    localStorage.setItem('analytics-consent', 'all');
  }
  const vendors = [noting('analytics'), noting('marketing')];
  createTracker(vendors).track(pageView);
  await settled();
  vi.unstubAllGlobals();
  chooseConsent(everything);
  await settled();
  for (const { purpose, open, noted } of vendors) {
    const count = opened.includes(purpose) ? 1 : 0;
    expect([open.mock.calls.length, noted.length], purpose).toEqual([count, count]);
  }
});

test('after Accept All events go to both, in order, with page and device and without the query', async () => {
  history.replaceState(null, '', '/tours?q=amina@mail.example');
  const vendors = [noting('analytics'), noting('marketing')] as const;
  const { track } = createTracker(vendors);
  chooseConsent(everything);
  track(pageView);
  track(tourView);
  await settled();
  track({ name: 'ShareContent', method: 'link', kind: '/tours' });
  for (const { noted, open } of vendors) {
    expect(open).toHaveBeenCalledTimes(1);
    expect(noted.map(({ name }) => name)).toEqual(['PageView', 'TourView', 'ShareContent']);
    expect(noted[1]).toEqual({ ...tourView, page: `${location.origin}/tours`, device: 'desktop' });
    expect(JSON.stringify(noted)).not.toContain('amina');
  }
});

test('an address that is no page of ours is not reported', async () => {
  history.replaceState(null, '', '/amina@mail.example');
  const analytics = noting('analytics');
  const { track } = createTracker([analytics]);
  chooseConsent(everything);
  track(pageView);
  await settled();
  expect(analytics.noted[0]?.page).toBe(`${location.origin}/404`);
});

test('withdrawn while the vendor is on its way: it is never opened', async () => {
  const analytics = noting('analytics');
  const { track } = createTracker([analytics]);
  chooseConsent(everything);
  track(pageView);
  chooseConsent(essentialOnly);
  await settled();
  expect(analytics.noted).toEqual([]);
  expect(analytics.open).not.toHaveBeenCalled();
});

/** Another tab withdraws, and the browser tells this one. */
function withdrawElsewhere(): void {
  for (const [key, text] of Object.entries(writeConsentRecord(essentialOnly))) localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent', newValue: 'essential' }));
}

test.each([
  ['here', () => void chooseConsent(essentialOnly)],
  ['in another tab', withdrawElsewhere],
])(
  'withdrawn %s, nothing more is sent and what vendors stored is gone; what is ours stays (B-172)',
  async (_, withdraw) => {
    const vendors = [noting('analytics'), noting('marketing')] as const;
    const { track } = createTracker(vendors);
    chooseConsent(everything);
    track(pageView);
    await settled();
    for (const name of ['_ga', '_ga_TEST', '_gid', '_gcl_au', '_fbp', '_fbc', 'ours']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as vendors do
      document.cookie = `${name}=1; path=/`;
    }
    localStorage.setItem('_fbp', '1');
    localStorage.setItem('lastExternalReferrer', 'empty');
    localStorage.setItem('theme', 'dark');
    withdraw();
    track(tourView);
    await settled();
    for (const { noted, vendor } of vendors) {
      expect(noted).toHaveLength(1);
      expect(vendor.stop).toHaveBeenCalled();
    }
    expect(document.cookie).toBe('ours=1');
    expect(new Set(Object.keys(localStorage))).toEqual(
      new Set(['analytics-consent', 'userConsentPreferences', 'consentAnswer', 'theme']),
    );
  },
);

test('a vendor that cannot be had or throws never disturbs the page, and is tried again', async () => {
  const vendor: Vendor = {
    send() {
      throw new Error('junk');
    },
    stop() {},
  };
  const load = vi
    .fn<() => Promise<() => Vendor>>()
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue(() => vendor);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { track } = createTracker([{ purpose: 'analytics', load }]);
  chooseConsent(everything);
  track(pageView);
  await settled();
  track(pageView);
  await settled();
  expect(() => track(pageView)).not.toThrow();
  expect(load).toHaveBeenCalledTimes(2);
});
