import type * as playwright from '@playwright/test';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { test } from '#tests/e2e/site-test.ts';
import { runTrials } from '#tests/faults/fault-trials.ts';
import { type Oracle, watchPage } from '#tests/faults/oracle.ts';
import { pairsOf } from '#tests/faults/sample.ts';
import { draftStands } from '#tests/faults/standing-draft.ts';

type Answer = (route: playwright.Route) => Promise<void>;

/** Not the placeholders, which stand in for what fails. */
const pictures = /\/plates\/.*\.(avif|webp|png|jpg)$/;
const fonts = /\.woff2$/;

const faults: Record<string, { what: RegExp; answer: Answer }> = {
  'pictures refused': { what: pictures, answer: (route) => route.abort('connectionrefused') },
  'pictures gone': { what: pictures, answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  'pictures that are pages': {
    what: pictures,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in' }),
  },
  'pictures that break off': {
    what: pictures,
    answer: (route) => route.fulfill({ contentType: 'image/avif', body: Buffer.from('\0\0\0 ftypavif\0\0', 'latin1') }),
  },
  'fonts refused': { what: fonts, answer: (route) => route.abort('connectionrefused') },
  'fonts gone': { what: fonts, answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  'fonts that are none': { what: fonts, answer: (route) => route.fulfill({ contentType: 'font/woff2', body: 'wOF2' }) },
};

const written = 'amina.otieno@mail.example';

/** Opens a page with something failing, looks all over it, writes into it and leaves it by a link. */
async function visit(page: playwright.Page, oracle: Oracle, address: string): Promise<string[]> {
  oracle.begin();
  await page.goto(address);
  // Not every page is prerendered.
  await page.locator('main h1').waitFor({ timeout: 20_000 });
  await draftStands(page);
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await field.fill(written);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      // A browser that draws nothing for a while, as one of several on a busy machine, is not waited for.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
  });
  const broken = await page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.alt === '' && image.closest('a, figure, [data-picture]') === null)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => `a broken picture without a word: ${currentSrc}`),
  );
  const there = await oracle.verdict({ typed: [{ field, text: written }], pageLoads: 1 });
  await page.locator('footer a[href="/terms-and-conditions"]').click({ timeout: 20_000 });
  await page.locator('main h1').filter({ hasText: 'Terms and conditions' }).waitFor({ timeout: 20_000 });
  const elsewhere = await oracle.verdict({ typed: [{ field, text: written }], pageLoads: 1 });
  return [...broken, ...there, ...elsewhere.map((problem) => `after it: ${problem}`)];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const places = templateAddresses.filter((address) => address !== '/terms-and-conditions');

for (const { place: name, faults: addresses } of pairsOf(Object.keys(faults), places)) {
  test(`${name}: pages can be read and used all the same (B-76)`, async ({ context }) => {
    test.setTimeout(60_000 + addresses.length * 40_000);
    const fault = faults[name];
    if (fault === undefined) throw new Error(`No fault is called ${name}.`);
    const page = await context.newPage();
    const oracle = await watchPage(page);
    await context.route(fault.what, (route) => fault.answer(route));
    await runTrials(
      addresses.map((address) => ({
        kind: name,
        name: `${address}, ${name}`,
        run: () => visit(page, oracle, address),
      })),
    );
  });
}
