import { expectAccessible } from '#tests/e2e/accessible.ts';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { isEveryFault, randomNumbers, seed, shuffled } from '#tests/faults/sample.ts';

/* What an address alone can bring a page to, and records other than those of every-page.e2e.ts: some in each run, all in the long version. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const states = [
  '/nope',
  '/tour/masai-mara-safarri',
  '/tour/sentinel-malformed',
  '/tours?month=3',
  '/tours?page=99',
  '/faq?q=visa',
  '/faq?q=zzzzqq',
  '/search?q=mara',
  '/search?q=mara&index=tours',
  '/search?q=zzzzqq',
  '/search?q=mara+sentinel-500:places',
  '/search?q=sentinel-500',
  '/contact?topic=tour&tour=masai-mara-safari',
  '/contact?topic=feedback&page=%2Ftours',
  '/destinations/maasai-mara',
  '/tour/amboseli-tour',
  '/group-tour/new-year-in-the-mara',
  '/place/mara-triangle',
  '/accommodation/rift-heron-house',
  '/activity/game-drive',
  '/blog/what-a-kenya-safari-costs',
];

const someStates = shuffled(states, randomNumbers(seed)).slice(0, 6);

for (const address of isEveryFault ? states : someStates) {
  test(`${address} is accessible in both themes (B-190)`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, () => expectHealthy(page));
  });
}
