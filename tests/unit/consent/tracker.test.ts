import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentEvent, Vendor } from '#platform/analytics/site-event.ts';
import { createTracker } from '#platform/analytics/tracker.ts';
import { chooseConsent } from '#platform/consent/choose-consent.ts';
import type { Purpose } from '#platform/consent/consent-permission.ts';
import { essentialOnly, everything } from '#platform/consent/consent-record.ts';

const pageView = { name: 'PageView', title: 'Tours' } as const;
const tourView = { name: 'TourView', kind: 'tours', id: 'masai-mara-safari' } as const;

/** A vendor that notes what it is given. */
function noting(purpose: Purpose) {
  const noted: SentEvent[] = [];
  const vendor: Vendor = { send: (event) => void noted.push(event), stop: vi.fn() };
  const open = vi.fn(async () => vendor);
  return { purpose, open, noted, vendor };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  chooseConsent(essentialOnly);
});

test('before a choice nothing is fetched, sent or queued', async () => {
  const analytics = noting('analytics');
  const { track } = createTracker([analytics]);
  track(pageView);
  await settled();
  expect(analytics.open).not.toHaveBeenCalled();
  chooseConsent(everything);
  await settled();
  expect(analytics.noted).toEqual([]);
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

test('each purpose has its own permission', async () => {
  localStorage.setItem('userConsentPreferences', '{"necessary":true,"analytics":false,"marketing":true}');
  localStorage.setItem('analytics-consent', 'all');
  const analytics = noting('analytics');
  const marketing = noting('marketing');
  createTracker([analytics, marketing]).track(pageView);
  await settled();
  expect(analytics.open).not.toHaveBeenCalled();
  expect(marketing.noted).toHaveLength(1);
});

test('withdrawn while the vendor is on its way: it is stopped and given nothing', async () => {
  const analytics = noting('analytics');
  const { track } = createTracker([analytics]);
  chooseConsent(everything);
  track(pageView);
  chooseConsent(essentialOnly);
  await settled();
  expect(analytics.noted).toEqual([]);
  expect(analytics.vendor.stop).toHaveBeenCalled();
});

test('withdrawn, nothing more is sent and what vendors stored is gone; what is ours stays', async () => {
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
  chooseConsent(essentialOnly);
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
});

test('a vendor that cannot be had or throws never disturbs the page, and is tried again', async () => {
  const vendor: Vendor = {
    send() {
      throw new Error('junk');
    },
    stop() {},
  };
  const open = vi.fn<() => Promise<Vendor>>().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(vendor);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { track } = createTracker([{ purpose: 'analytics', open }]);
  chooseConsent(everything);
  track(pageView);
  await settled();
  track(pageView);
  await settled();
  expect(() => track(pageView)).not.toThrow();
  expect(open).toHaveBeenCalledTimes(2);
});

test('without a configured vendor nothing happens at all', () => {
  chooseConsent(everything);
  expect(() => createTracker([]).track(pageView)).not.toThrow();
});
