import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';
import { type Oracle, watchPage } from '#tests/faults/oracle.ts';

/* The judge of every fault, judged: each thing it is to notice, brought about. */

const wrongs: [what: string, notice: RegExp, bringAbout: (page: playwright.Page) => Promise<unknown>][] = [
  [
    'an uncaught error',
    /uncaught: broken/,
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('broken');
        });
      }),
  ],
  ['a rejected promise', /uncaught: broken/, (page) => page.evaluate(() => void Promise.reject(new Error('broken')))],
  ['a second h1', /2 h1 headings/, (page) => page.evaluate(() => document.body.append(document.createElement('h1')))],
  ['no h1', /0 h1 headings/, (page) => page.evaluate(() => document.querySelector('h1')?.remove())],
  [
    'an h1 nobody sees',
    /the h1 is not visible/,
    (page) => page.evaluate(() => void document.querySelector('h1')?.setAttribute('hidden', '')),
  ],
  ['no main landmark', /no main landmark/, (page) => page.evaluate(() => document.querySelector('main')?.remove())],
  ['a blank page', /the page is blank/, (page) => page.evaluate(() => document.body.replaceChildren())],
  [
    'something the policy refuses',
    /refused by the policy: img-src/,
    (page) =>
      page.evaluate(() => {
        new Image().src = 'http://localhost:9/picture.png';
      }),
  ],
  ['an error in the console', /in the console: oh no/, (page) => page.evaluate(() => console.error('oh no'))],
  ['a page load', /1 page loads, where 0 are right/, (page) => page.reload()],
  [
    'a request to somebody else',
    /a request to other\.example/,
    // The policy refuses everything but this before it becomes a request.
    (page) => page.evaluate(() => location.assign('https://other.example/')),
  ],
  [
    'a page that scrolls sideways',
    /scrolls sideways/,
    (page) => page.evaluate(() => document.body.style.setProperty('min-width', '200vw')),
  ],
  [
    'a changed Object.prototype',
    /Object\.prototype was changed/,
    (page) => page.evaluate(() => void Object.assign(Object.prototype, { polluted: true })),
  ],
  [
    'a text that is lost',
    /typed “amina”, found “”/,
    (page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill(''),
  ],
];

async function judge(page: playwright.Page, oracle: Oracle): Promise<string[]> {
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  return oracle.verdict({ typed: (await field.count()) === 0 ? [] : [{ field, text: 'amina' }] });
}

test('a page that is well has nothing wrong with it', async ({ page }) => {
  const oracle = await watchPage(page);
  await page.goto('/about');
  oracle.begin();
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('amina');
  expect(await judge(page, oracle)).toEqual([]);
});

test('everything the oracle is to notice, it notices', async ({ page }) => {
  const oracle = await watchPage(page);
  await page.route('https://other.example/', (route) => route.abort());
  for (const [what, notice, bringAbout] of wrongs) {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('amina');
    oracle.begin();
    await bringAbout(page);
    await expect.poll(async () => (await judge(page, oracle)).join('\n'), what).toMatch(notice);
  }
});
