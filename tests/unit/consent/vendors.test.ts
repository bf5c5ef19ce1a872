import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openGoogleAnalytics } from '#platform/analytics/google-analytics.ts';
import { openMetaPixel } from '#platform/analytics/meta-pixel.ts';
import type { SentEvent } from '#platform/analytics/site-event.ts';

type Page = {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue: unknown[][]; disablePushState: boolean };
  _fbq?: unknown;
};
const page = window as unknown as Page & Record<string, unknown>;

const context = { page: 'https://site.test/tour/masai-mara-safari', device: 'mobile' } as const;
const subject = { kind: 'tours', id: 'masai-mara-safari' };
const events: SentEvent[] = [
  { name: 'PageView', title: 'Masai Mara Safari', ...context },
  { name: 'ViewContent', ...subject, ...context },
  { name: 'TourView', ...subject, ...context },
  { name: 'InitiateCheckout', ...subject, ...context },
  { name: 'ShareContent', method: 'link', ...subject, ...context },
];

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src);

beforeEach(() => {
  history.replaceState(null, '', '/');
});

afterEach(() => {
  document.head.replaceChildren();
  delete page.dataLayer;
  delete page.fbq;
  delete page._fbq;
});

describe('Google Analytics', () => {
  const commands = () => (page.dataLayer ?? []).map((command) => [...Array.from(command)]);

  test('is asked for once, counts only, and sends no page view by itself', () => {
    openGoogleAnalytics('G-TEST');
    openGoogleAnalytics('G-TEST');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    expect(commands()).toContainEqual([
      'config',
      'G-TEST',
      expect.objectContaining({ send_page_view: false, allow_google_signals: false }),
    ]);
    expect(commands()).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  });

  test('gets the five events with device category and an address without a query', () => {
    const vendor = openGoogleAnalytics('G-TEST');
    for (const event of events) vendor.send(event);
    const sent = commands().filter(([command]) => command === 'event');
    expect(sent.map(([, name]) => name)).toEqual(['page_view', 'view_item', 'tour_view', 'begin_checkout', 'share']);
    for (const [, , parameters] of sent) {
      expect(parameters).toMatchObject({ page_location: context.page, device_category: 'mobile' });
    }
  });

  test('is switched off for good when it is stopped', () => {
    const vendor = openGoogleAnalytics('G-TEST');
    vendor.stop();
    expect(page['ga-disable-G-TEST']).toBe(true);
    expect(commands()).toEqual([]);
  });
});

describe('the Meta pixel', () => {
  const commands = () => page.fbq?.queue.map((command) => [...command]) ?? [];

  test('is asked for once and collects nothing by itself', () => {
    openMetaPixel('1234567');
    openMetaPixel('1234567');
    expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    expect(commands()).toContainEqual(['set', 'autoConfig', false, '1234567']);
    expect(commands().filter(([command]) => command === 'init')).toHaveLength(1);
    expect(page.fbq?.disablePushState).toBe(true);
  });

  test('gets page view, ViewContent, InitiateCheckout, TourView and ShareContent (B-170)', () => {
    const vendor = openMetaPixel('1234567');
    for (const event of events) vendor.send(event);
    const sent = commands().filter(([command]) => String(command).startsWith('track'));
    expect(sent.map(([command, , name]) => [command, name])).toEqual([
      ['trackSingle', 'PageView'],
      ['trackSingle', 'ViewContent'],
      ['trackSingleCustom', 'TourView'],
      ['trackSingle', 'InitiateCheckout'],
      ['trackSingleCustom', 'ShareContent'],
    ]);
    expect(sent[1]?.[3]).toEqual({ device_category: 'mobile', content_type: 'tours', content_ids: [subject.id] });
  });

  test.each([
    '/search?q=amina@mail.example',
    '/tour/masai-mara-safari#trip=1.q1YqUrJSMlTSUcpUslIyVNJRSlWyUjJS0lEqVrJSMlLSUSpXslIyBgA',
    '/tours#shortlist=1.q1YqUrJSMlTSUcpUslIyVNJRSlWyUjJS0lEqVrJSMlLSUSpXslIyBgA',
    '/tour/masai-mara-safari#proposal=secret',
  ])('hears nothing of %s, an address that carries words or a trip (B-665)', (address) => {
    const vendor = openMetaPixel('1234567');
    history.replaceState(null, '', address);
    for (const event of events) vendor.send(event);
    expect(commands().filter(([command]) => String(command).startsWith('track'))).toEqual([]);
  });

  test('is told to stop, and what waited for it is dropped', () => {
    const vendor = openMetaPixel('1234567');
    for (const event of events) vendor.send(event);
    vendor.stop();
    expect(commands()).toEqual([]);
  });
});
