import { expect, test } from 'vitest';
import { nearestPages } from '#shell/error-pages/nearest-pages.ts';

test.each([
  ['/cookies', '/privacy-policy#cookies'],
  ['/accessibility', '/about#accessibility'],
  ['/inspiration', '/inspirations'],
  ['/Cookies/', '/privacy-policy#cookies'],
  ['/tuors', '/tours'],
  ['/destination', '/destinations'],
  ['/group-tour', '/group-tours'],
  ['/contacts', '/contact'],
])('%s proposes %s first', (asked, href) => {
  expect(nearestPages(asked)[0]?.href).toBe(href);
});

test.each(['/nope', '/wp-admin', '/', '/__proto__', '/constructor'])('%s resembles nothing', (asked) => {
  expect(nearestPages(asked)).toEqual([]);
});
