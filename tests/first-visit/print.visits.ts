import { expect, test } from '@playwright/test';
import { hydratedMark } from '#contract/site/page-marks.ts';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { someAddresses } from '#tests/e2e/healthy-page.ts';
import { isEveryFault } from '#tests/faults/sample.ts';
import { placeWitness } from '#tests/first-visit/witness.ts';

/* What comes out of a printer, also where the page's code never came: the same judge as for a first visit, on paper. */

const visited = templateAddresses.filter((address) => address !== '/search-test');

for (const { code, pages } of [
  { code: 'comes', pages: isEveryFault ? visited : someAddresses },
  { code: 'is out of reach', pages: visited },
]) {
  for (const address of pages) {
    test(`${address} is printed without markup and with its pictures where the code ${code} (B-35, B-275)`, async ({
      page,
    }, { annotations }) => {
      await placeWitness(page);
      if (code === 'is out of reach') await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
      await page.goto(address);
      await page.locator('main h1').waitFor();
      if (code === 'comes') await page.locator(`html[${hydratedMark}]`).waitFor();
      await page.emulateMedia({ media: 'print' });
      // The first time has what nobody has scrolled to yet fetched; a browser with a window waits for it before it prints.
      await page.pdf({ format: 'A4' });
      const raw = await page.evaluate(() => window.rawMarkupOnScreen());
      const empty = () =>
        page.evaluate(
          (hasCode) =>
            [...document.querySelectorAll('img')]
              .filter((image) => image.checkVisibility({ opacityProperty: true }) && image.width > 8)
              .filter((image) => !image.complete || image.naturalWidth === 0)
              // Without the code a headless browser fetches for paper nothing that was far away; one with a window does.
              .filter((image) => hasCode || image.loading !== 'lazy')
              .map((image) => image.alt || image.src.slice(0, 60)),
          code === 'comes',
        );
      await expect.poll(empty, 'pictures that are not there').toEqual([]);
      annotations.push({ type: 'first visit', description: `on paper, where the code ${code}` });
      for (const _ of raw) annotations.push({ type: 'finding', description: 'raw markup on paper' });
      expect(raw).toEqual([]);
    });
  }
}
