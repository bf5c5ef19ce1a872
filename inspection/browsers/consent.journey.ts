import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';
import type { Visitor } from '#inspection/browsers/visitor.ts';

// Somebody who comes for the first time.
test.use({ hasDecided: false });

const banner = role('region', 'Cookies on this site');
const storedConsent = (visitor: Visitor) =>
  visitor.read(() => ({
    analytics: JSON.parse(localStorage.getItem('userConsentPreferences') ?? '{}').analytics,
    choice: localStorage.getItem('analytics-consent'),
    cookies: document.cookie,
  }));

test('Essential Only survives a reload, and the banner does not come back', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press(role('button', 'Essential Only', { within: banner, isExact: true }));
  await visitor.seesNo(banner);
  await visitor.reload();
  await visitor.sees(role('link', 'Chat with us on WhatsApp'));
  await visitor.seesNo(banner);
  expect(await storedConsent(visitor)).toEqual({ analytics: false, choice: 'essential', cookies: '' });
});

test('Accept All loads the page again and is stored; the footer takes it back', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.sees(banner);
  await visitor.leave(() => visitor.press(role('button', 'Accept All', { within: banner })));
  expect(await storedConsent(visitor)).toMatchObject({ analytics: true, choice: 'all' });
  await visitor.reload();
  await visitor.sees(role('link', 'Chat with us on WhatsApp'));
  await visitor.seesNo(banner);
  await visitor.press(role('button', 'Cookie settings'));
  await visitor.sees({ ...banner, text: 'You have accepted all.' });
  await visitor.press(role('button', 'Essential Only', { within: banner, isExact: true }));
  await expect.poll(() => storedConsent(visitor)).toMatchObject({ analytics: false, choice: 'essential' });
});
