import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import { checksumsMark, hydratedMark, modulesName } from '#contract/site/page-marks.ts';
import { siteFolder } from '#scripts/built-folders.ts';
import { integrityOf } from '#server/content/pages/integrity.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';

/* Files a page runs or is laid out by are what they were when the site was built, or browsers leave them out. */

const fileTags = /<script\b[^>]*\ssrc=[^>]*>|<link\b[^>]*\srel="(?:stylesheet|modulepreload)"[^>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const read = (address = '') => readFileSync(join(siteFolder, address));
const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: read(file).toString() }));

test('every tag of every page that runs a script has the checksum of its file; only the empty page has such tags (B-196)', () => {
  const withTags = pages.filter(({ file, html }) => {
    const tags = html.match(fileTags) ?? [];
    for (const tag of tags) {
      const address = attribute(tag, 'src') ?? attribute(tag, 'href');
      expect(attribute(tag, 'integrity'), `${file}: ${address}`).toBe(integrityOf(read(address)));
    }
    return tags.length > 0;
  });
  expect(new Set(withTags.map(({ html }) => html))).toEqual(new Set([read('_shell.html').toString()]));
});

test('so has every module a page names to the script that starts the site; the policy of static hosts allows this script and the styles in the page', () => {
  const policy = read('_headers').toString();
  for (const { file, html } of pages) {
    const { scripts, styles } = inlineHashes(html);
    expect([scripts.length, styles.length], file).toEqual([1, 1]);
    for (const hash of [...scripts, ...styles]) expect(policy, file).toContain(`'${hash}'`);
    const [starter] = new RegExp(`<meta name="${modulesName}"[^>]*>`).exec(html) ?? [];
    if (starter === undefined) continue;
    const modules = attribute(starter, 'content')?.split(' ') ?? [];
    expect(modules.length, file).toBeGreaterThan(3);
    expect(attribute(starter, checksumsMark)?.split(' '), file).toEqual(
      modules.map((address) => integrityOf(read(address), 'sha256')),
    );
  }
});

// A changed file may still be on its way when its test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Fetches a file of this pattern with one byte more than was built; tells which, and how often it was refused. */
async function change(page: playwright.Page, pattern: string) {
  const refused: string[] = [];
  let address = '';
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes("'integrity' attribute")) refused.push(message.text());
  });
  await page.route(`**/assets/${pattern}`, async (route) => {
    const answer = await route.fetch();
    address = new URL(route.request().url()).pathname;
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
  return () => refused.filter((text) => address !== '' && text.includes(address)).length;
}

async function expectReadable(page: playwright.Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nairobi');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first()).toBeVisible();
}

for (const changed of ['index-*.js', 'vendor-*.js', 'site-*.js']) {
  test(`${changed} that is not what was built is not run, also not at a touch, and the page reads`, async ({
    page,
  }) => {
    const refusals = await change(page, changed);
    await page.goto('/about');
    await page.mouse.move(5, 5);
    await expect.poll(refusals).toBeGreaterThan(0);
    await expectReadable(page);
    await expect(page.locator('html')).not.toHaveAttribute(hydratedMark, /.*/);
  });
}

test('the code of one page that is not what was built is treated as code that is gone', async ({ page }) => {
  const refusals = await change(page, 'about-*.js');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toBeVisible();
  expect(refusals()).toBeGreaterThan(0);
});
