import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';
import { siteFolder } from '#scripts/built-folders.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';
import { contentSecurityPolicy } from '#server/http/security/security-headers.ts';

export const googleId = 'G-TEST0000';
export const pixelId = '1234567';

/** What leaves for other hosts, and what the stand-ins for the vendors' scripts were told. */
export interface Outside {
  requests: { host: string; address: string; at: number }[];
}

/** Stands in for Google's script: sends an event for each command, and keeps a visitor's number in a cookie. */
const googleScript = `(() => {
  const send = (command) => {
    if (window['ga-disable-${googleId}'] || command[0] !== 'event') return;
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_TEST0000=GS2; path=/';
    fetch('https://region1.google-analytics.com/g/collect?en=' + command[1], { method: 'POST', mode: 'no-cors', body: JSON.stringify(command[2]) });
  };
  const { dataLayer } = window;
  dataLayer.push = function (command) { send(command); return Array.prototype.push.call(this, command); };
  for (const command of [...dataLayer]) send(command);
  setInterval(() => {
    window.triesToCount = (window.triesToCount ?? 0) + 1;
    send(['event', 'user_engagement', {}]);
  }, 200);
})();`;

/** Stands in for Meta's script, which keeps quiet once its consent is revoked. */
const metaScript = `(() => {
  let isAllowed = true;
  const take = (...command) => {
    if (command[0] === 'consent') isAllowed = command[1] === 'grant';
    if (!isAllowed || !command[0].startsWith('track')) return;
    document.cookie = '_fbp=fb.1.1.1; path=/';
    localStorage.setItem('lastExternalReferrer', 'empty');
    new Image().src = 'https://www.facebook.com/tr/?ev=' + command[2];
  };
  window.fbq.callMethod = take;
  for (const command of window.fbq.queue.splice(0)) take(...command);
})();`;

/** Until the stand-in for Google's script, which tries to count five times a second, has tried three times more. */
export async function waitForTriesToCount(page: playwright.Page): Promise<void> {
  const tries = () => page.evaluate(() => Number(Reflect.get(window, 'triesToCount') ?? 0));
  const before = await tries();
  await expect.poll(tries).toBeGreaterThanOrEqual(before + 3);
}

/** The built site with both vendors; whatever is asked of another host is answered without a network, and noted. */
export async function standInVendors(page: playwright.Page): Promise<Outside> {
  const outside: Outside = { requests: [] };
  await page.context().route(/^https?:\/\/(?!localhost)/, async (route) => {
    const url = new URL(route.request().url());
    outside.requests.push({ host: url.hostname, address: route.request().url(), at: Date.now() });
    const body = url.hostname.includes('googletagmanager') ? googleScript : metaScript;
    if (url.pathname.includes('/js') || url.pathname.endsWith('.js')) {
      await route.fulfill({ contentType: 'text/javascript', body });
    } else await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
  });
  await configureVendors(page);
  return outside;
}

const assets = join(siteFolder, 'assets');
const settings = '{BASE_URL:';

/**
 * The built site as if it had been built with both vendors' ids: settings are part of a script, so they are put there on
 * its way to the browser, and so is the policy that lets the vendors in.
 */
async function configureVendors(page: playwright.Page): Promise<void> {
  const isBuiltWithSettings = (file: string) => readFileSync(join(assets, file), 'utf8').includes(settings);
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && isBuiltWithSettings(file));
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const body = readFileSync(join(assets, file), 'utf8').replaceAll(
      settings,
      `{VITE_GA_ID:'${googleId}',VITE_META_PIXEL_ID:'${pixelId}',BASE_URL:`,
    );
    await page.context().route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  // Pages and calls have no dot in their addresses, files have.
  await page.context().route(/^http:\/\/localhost:\d+(?!\/api\/)[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // A kept connection may be closed by the server in the moment it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const page = await response.text().catch(() => undefined);
    // Somebody has moved on already.
    if (page === undefined) return;
    const policy = contentSecurityPolicy({
      siteUrl: '',
      thirdParties: ['googleAnalytics', 'metaPixel'],
      inline: inlineHashes(page),
      trustedTypes: false,
    });
    // Built with other settings, the scripts would have other checksums.
    const body = page.replace(/ (?:data-)?integrity="[^"]*"/g, '');
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

/** The cookies of the site, by name. */
export async function cookieNames(page: playwright.Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

/** Waits until an event has left for each vendor. */
export async function expectEvent(outside: Outside, google: string, meta: string): Promise<void> {
  const asked = () => outside.requests.map(({ address }) => address).join('\n');
  await expect.poll(asked).toContain(`en=${google}`);
  await expect.poll(asked).toContain(`ev=${meta}`);
}
