import type * as playwright from '@playwright/test';
import { draftStands } from '#tests/faults/standing-draft.ts';

/* One judge for every fault: whatever was broken, the page is still a page, and nothing went wrong that nobody sees. */

/** What the browser itself writes about a failing network, and what only tests bring about. */
const browsersOwnLines = [
  /^Failed to load resource: /,
  // Most tests do without the service worker, and Playwright says so.
  /^Service Worker registration blocked by Playwright$/,
];

export interface Tolerated {
  /** What the site may write to the console about this fault. */
  logs?: readonly RegExp[];
  /** Page loads since `begin`, pressed for or automatic. */
  pageLoads?: number;
  /** What the visitor typed, and where it must still stand. */
  typed?: readonly Typed[];
}

export interface Typed {
  field: playwright.Locator;
  text: string;
}

export interface Oracle {
  /** Forgets what was seen before the fault. */
  begin(): void;
  /** Everything that is wrong with the page, or went wrong since `begin`. */
  verdict(tolerated?: Tolerated): Promise<string[]>;
}

/** Watches a page from its first document on; to be called before it opens one. */
export async function watchPage(page: playwright.Page): Promise<Oracle> {
  let seen: string[] = [];
  let errorLines: string[] = [];
  let pageLoads = 0;

  page.on('pageerror', ({ message }) => seen.push(`uncaught: ${message}`));
  page.on('crash', () => seen.push('the tab crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') errorLines.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') seen.push(`a request to ${hostname}`);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pageLoads += 1;
  });
  await page.exposeFunction('reportRefusal', (refusal: string) => seen.push(`refused by the policy: ${refusal}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { reportRefusal(refusal: string): void }).reportRefusal(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });

  return {
    begin() {
      seen = [];
      errorLines = [];
      pageLoads = 0;
    },
    async verdict({ logs = [], pageLoads: most = 0, typed = [] } = {}) {
      const tolerated = [...browsersOwnLines, ...logs];
      const unexpected = errorLines.filter((line) => !tolerated.some((pattern) => pattern.test(line)));
      return [
        ...seen,
        ...unexpected.map((line) => `in the console: ${line.slice(0, 300)}`),
        ...(pageLoads > most ? [`${pageLoads} page loads, where ${most} are right`] : []),
        ...(await missingParts(page)),
        ...(await lostTexts(page, typed)),
      ];
    },
  };
}

/** What a page must have and this one has not. */
function missingParts(page: playwright.Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = document.querySelectorAll('h1');
    const isShown = (element: Element | null | undefined) => element?.checkVisibility() === true;
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5)
        .slice(0, 6)
        .map(({ localName, className, textContent }) => `${localName}.${className} “${textContent?.slice(0, 30)}”`)
        .join(', ');
    return [
      headings.length === 1 ? '' : `${headings.length} h1 headings`,
      headings.length === 0 || isShown(headings[0]) ? '' : 'the h1 is not visible',
      isShown(document.querySelector('main')) ? '' : 'no main landmark is visible',
      document.body.innerText.trim() === '' ? 'the page is blank' : '',
      scrollWidth > clientWidth ? `the page of ${clientWidth} scrolls sideways to ${scrollWidth}: ${outside()}` : '',
      'polluted' in {} ? 'Object.prototype was changed' : '',
    ].filter((missing) => missing !== '');
  });
}

async function lostTexts(page: playwright.Page, typed: readonly Typed[]): Promise<string[]> {
  if (typed.length > 0) await draftStands(page);
  const lost: string[] = [];
  for (const { field, text } of typed) {
    const found = await field.inputValue({ timeout: 5000 }).catch(() => undefined);
    if (found !== text) lost.push(`typed “${text}”, found ${found === undefined ? 'no field' : `“${found}”`}`);
  }
  return lost;
}
