import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as playwright from '@playwright/test';
import { parseSync, Visitor } from 'vite';
import { siteFolder } from '#scripts/built-folders.ts';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { writeMessage } from '#tests/e2e/write-message.ts';
import { forgetLaterApis, laterApis } from '#tests/support/site/later-apis.ts';

/* The oldest browsers the site is made for, and older ones. */

/** Of names that many things have, only what is said of their owner counts. */
const own = Object.entries(laterApis).flatMap(([owner, names]) =>
  owner === 'globalThis' || owner === 'Set.prototype' || owner === 'ReadableStream.prototype'
    ? []
    : names.map((name) => (owner.endsWith('.prototype') ? `.${name}(` : `${owner}.${name}(`)),
);

/** What other things are called as well, and what libraries ask for before they call it: ky, the router. */
const guarded = ['.group(', 'AbortSignal.any(', '.startViewTransition('];

test('no built file calls what the oldest browsers do not have, or is written in a way they cannot read', () => {
  const assets = join(siteFolder, 'assets');
  const files = [
    ...readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(assets, name)),
    join(siteFolder, 'sw.js'),
  ];
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const flags: string[] = [];
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex.flags.includes('v')) flags.push(`${file}: /${node.regex.pattern}/v`);
      },
    }).visit(parseSync(file, text).program);
    const isAskedFor = (call: string) => text.includes(`${call.slice(0, -1)}==\`function\``);
    const calls = own.filter((call) => text.includes(call) && !guarded.includes(call) && !isAskedFor(call));
    return [...flags, ...calls.map((call) => `${file}: ${call}`)];
  });
  expect(found).toEqual([]);
});

test('no built file is named by a word that content blockers look for', () => {
  const names = readdirSync(join(siteFolder, 'assets'));
  expect(names.filter((name) => /cookie|consent|banner|track|analytics|pixel/i.test(name))).toEqual([]);
});

async function beOld(page: playwright.Page): Promise<void> {
  await page.addInitScript(forgetLaterApis, laterApis);
}

const visited = templateAddresses.filter((address) => address !== '/search-test');

test('every kind of page works without what came after (B-290)', async ({ context }) => {
  test.slow();
  const page = await context.newPage();
  const problems = watch(page);
  await beOld(page);
  for (const address of visited) {
    await page.goto(address);
    await expectHealthy(page);
  }
  expect(await page.evaluate(() => 'canParse' in URL || 'any' in AbortSignal)).toBe(false);
  expect(problems).toEqual([]);
});

test('an enquiry is sent, a list goes on and the search answers without what came after (B-290)', async ({ page }) => {
  const problems = watch(page);
  await beOld(page);
  await page.goto('/tours');
  await page.getByLabel('When').selectOption({ index: 3 });
  await expect(page).toHaveURL(/month=/);
  await page.goto('/search?q=mara');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/contact');
  await writeMessage(page, 'From a telephone of 2017.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a browser that is older still keeps the finished page: nothing is fetched, links and plain forms work (B-290)', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Object.assign(CSS, { supports: () => false });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const { baseURL } = test.info().project.use;
  await page.goto(`${baseURL}/tours?tier=luxury`);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tour\//);
  await page.goto(`${baseURL}/search`);
  await page.getByRole('main').getByRole('searchbox').fill('migration');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/search?q=migration`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.close();
});

const appended =
  'utm_source gclid gad_source gad_campaignid gbraid wbraid fbclid msclkid srsltid igsh mc_cid _gl ref unheard_of'.split(
    ' ',
  );

test('a finished page shows at once whatever an advertisement appends; it waits for what it reads itself (B-291)', async ({
  browser,
}) => {
  const { baseURL } = test.info().project.use;
  const page = await browser.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  const isHeld = async (address: string) => {
    await page.goto(baseURL + address, { waitUntil: 'domcontentloaded' });
    return page.evaluate(() => 'held' in document.documentElement.dataset);
  };
  const query = appended.map((name) => `${name}=1`).join('&');
  for (const address of visited) expect(await isHeld(`${address}?${query}`), address).toBe(false);
  const reads = ['/tours?tier=mid', '/search?q=mara', '/contact?tour=masai-mara-safari', '/faq?q=visa', '/blog?page=2'];
  for (const address of reads) expect(await isHeld(address), address).toBe(true);
  await page.close();
});
