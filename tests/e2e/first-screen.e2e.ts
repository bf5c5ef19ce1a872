import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/*
 * What a record's page is about can be decided on its first screen, on any: its title, what it costs and the next step.
 */

const desks = [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
] as const;

const phones = [
  [320, 568],
  [360, 740],
  [390, 844],
  [430, 932],
] as const;

const kinds = [
  { folder: 'tours', address: '/tour/' },
  { folder: 'group-tours', address: '/group-tour/' },
  { folder: 'destinations', address: '/destinations/' },
  { folder: 'places', address: '/place/' },
  { folder: 'accommodations', address: '/accommodation/' },
  { folder: 'activities', address: '/activity/' },
];

for (const { folder, address } of kinds) {
  test(`${folder}: title, sum and next step stand on the first screen (B-301)`, async ({ page }) => {
    const slugs = readdirSync(join(testedContent, folder)).map((file) => file.replace('.json', ''));
    for (const slug of slugs) {
      await page.goto(`${address}${slug}`);
      for (const [width, height] of [...desks, ...phones]) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(() => {
          const isShown = (element: Element) => element.checkVisibility();
          const lowest = (elements: Element[]) =>
            elements.length === 0 ? undefined : Math.min(...elements.map((one) => one.getBoundingClientRect().bottom));
          const [head, bar] = ['.record-words', '.phone-bar'].map((one) => document.querySelector(one));
          const within = (selector: string) => [...(head?.querySelectorAll(selector) ?? [])].filter(isShown);
          const isBarShown = bar !== null && bar !== undefined && isShown(bar);
          const end = isBarShown ? bar.getBoundingClientRect().top : innerHeight;
          const steps = isBarShown ? [...bar.querySelectorAll('a')] : within('a.rounded-full');
          return {
            title: (lowest(within('h1')) ?? Infinity) <= end,
            // Where no tour goes there is nothing to sum up.
            sum:
              (lowest(within('.figures :is(b, span)').filter(({ textContent }) => textContent.includes('$'))) ?? 0) <=
              end,
            step: (lowest(steps) ?? Infinity) <= innerHeight,
            sideways: document.documentElement.scrollWidth - innerWidth,
          };
        });
        expect(found, `${address}${slug} at ${width} by ${height}`).toEqual({
          title: true,
          sum: true,
          step: true,
          sideways: 0,
        });
      }
    }
  });
}
