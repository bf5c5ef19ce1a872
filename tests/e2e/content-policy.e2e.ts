import type * as playwright from '@playwright/test';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** Collects what the browser refused because of the content security policy, from every document of the page. */
async function refusals(page: playwright.Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (refusal: string) => refused.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportRefusal } = window as unknown as { reportRefusal(refusal: string): void };
      reportRefusal(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
    });
  });
  return refused;
}

/*
 * A refusal is an error in the console too, so every test that watches the console holds the site to its policy, and so does
 * tests/first-visit on every page. Here is that it refuses.
 */

const foreign = 'https://evil.example';

/** What a hole in a page's markup would let an attacker write into it. */
const injected = `
  <script>mark('inline script')</script>
  <img src="/missing.png" alt="" onerror="mark('handler')">
  <script src="${foreign}/script.js"></script>
  <script src="data:text/javascript,mark('data script')"></script>
  <iframe src="${foreign}/frame" title="frame"></iframe>
  <object data="${foreign}/object"></object>
  <base href="${foreign}/">
  <style>body { background: url(${foreign}/style.png) }</style>
  <a id="link" href="javascript:mark('link')">link</a>
  <form id="form" action="${foreign}/form" method="post"></form>`;

test('what is written into a page by somebody else does not run, load, leave or frame (B-195)', async ({ page }) => {
  const refused = await refusals(page);
  const outside: string[] = [];
  await page.route(/evil\.example/, async (route) => {
    outside.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: "mark('foreign')" });
  });
  await page.addInitScript(() => {
    Object.assign(window, { marks: [], mark: (what: string) => (window as unknown as Marked).marks.push(what) });
  });
  await page.route(/\/faq$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.text()).replace('</body>', `${injected}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/faq');
  await expectHealthy(page);
  await page.evaluate((elsewhere) => {
    document.getElementById('link')?.click();
    (document.getElementById('form') as HTMLFormElement).submit();
    fetch(elsewhere).catch(() => {});
    new Image().src = `${elsewhere}/picture.png`;
    const { mark } = window as unknown as Marked;
    const attempts = [
      // biome-ignore lint/security/noGlobalEval: it is to be refused
      () => eval("mark('eval')"),
      () => setTimeout("mark('timer')" as unknown as () => void),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="mark(\'markup\')">'),
      () => new Worker('data:text/javascript,0'),
    ];
    for (const attempt of attempts) {
      // As the page's own code would, not as the test's, which a browser lets do more.
      setTimeout(() => {
        try {
          attempt();
          mark(`not refused: ${attempt}`);
        } catch {
          // Refused, as it should be.
        }
      });
    }
  }, foreign);
  const directives = () => [...new Set(refused.map((refusal) => refusal.split(' ')[0]))].sort();
  await expect
    .poll(directives)
    .toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'object-src',
      'require-trusted-types-for',
      'script-src-attr',
      'script-src-elem',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => (window as unknown as Marked).marks)).toEqual([]);
  expect(outside).toEqual([]);
});

interface Marked {
  marks: string[];
  mark(what: string): void;
}
