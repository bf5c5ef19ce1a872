import type * as playwright from '@playwright/test';
import { test as plainTest } from '@playwright/test';
import { expectHealthy, recordApiCalls } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** To the page itself, not to the part of it where a tour is customised. */
const tourLink = 'main a[href^="/tour/"]:not([href*="#"])';

test('a tour the pointer rested on opens without any request of its own, and so does a second visit (B-31)', async ({
  page,
}) => {
  // It may have been fetched ahead already when the pointer comes.
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await page.goto('/');
  const link = page.locator(tourLink).first();
  const name = (await link.textContent()) ?? '';
  const address = `/api${await link.getAttribute('href')}`;
  await link.hover();
  await expect.poll(() => answered).toContain(address);
  // The page's code comes with its data.
  await expect.poll(() => page.evaluate(arrivedCode)).toBe(true);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Other pages may be fetched ahead meanwhile; what counts is this one's data and code.
    const { pathname } = new URL(request.url());
    if (pathname === address || pathname.includes('/assets/tour.')) requests.push(pathname);
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(requests).toEqual([]);
  await page.goBack();
  await page.locator(tourLink).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(requests).toEqual([]);
});

/** Whether the code of a tour's page is there. Runs in the page. */
function arrivedCode(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(({ name, responseEnd }) => name.includes('/assets/tour.') && responseEnd > 0);
}

test('a new page starts at its top with the focus on its heading, its title is announced; going back restores the place, and a hash its part (B-13)', async ({
  page,
}) => {
  await page.goto('/tours');
  const link = page.locator(tourLink).nth(7);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/tour\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const announced = page.locator('[role="status"].sr-only').filter({ hasText: await page.title() });
  await expect(announced).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goto('/privacy-policy#cookies');
  await expect(page.locator('#cookies')).toBeInViewport();
});

test('a way back to a page that is still to be fetched finds the place, and the footer stays away meanwhile', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About Us' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  // A page that was opened anew knows nothing of the one before it.
  await page.reload();
  const release = await holdBack(page, '**/api/posts*');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  const footer = () =>
    page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().top - innerHeight);
  expect(await footer()).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test('a visit of five pages asks for each thing once (B-37)', async ({ page }) => {
  const calls = recordApiCalls(page);
  await page.goto('/');
  for (const name of ['TOURS', 'DESTINATIONS', 'BLOG', 'FAQ', 'TOURS']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
  // The home page asks for the first few of a list, the list's own page for more: two different calls.
  expect(repeated.filter((call) => call === '/api/tours')).toEqual([]);
});

const header = (page: playwright.Page) =>
  page.getByRole('banner').evaluate((element) => {
    const { backgroundColor: ground, color: text } = getComputedStyle(element);
    return { ground, text, top: element.getBoundingClientRect().top };
  });

const inTheSky = { ground: 'rgb(20, 37, 73)', text: 'rgb(253, 246, 230)' };
const onPaper = { ground: 'rgb(251, 246, 236)', text: 'rgb(35, 32, 26)' };

const scrollDown = (page: playwright.Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);

for (const [name, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`the header on ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('lies in the sky of the home page, stands on paper once it sticks, and so on every other page (B-270)', async ({
      page,
    }) => {
      await page.goto('/');
      const plate = await page.locator('main picture').first().boundingBox();
      expect(plate?.y ?? 0).toBeLessThan(150);
      expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
      const { top, ...look } = await header(page);
      expect(look).toEqual(inTheSky);
      expect(top).toBeGreaterThan(30);
      await scrollDown(page, 400);
      await expect.poll(() => header(page)).toEqual({ ...onPaper, top: 0 });
      await scrollDown(page, 0);
      await expect.poll(() => header(page)).toEqual({ ...inTheSky, top });
      await page.goto('/faq');
      expect(await header(page)).toMatchObject(onPaper);
    });

    test('stands on paper at once where the home page is come back to farther down (B-270)', async ({ page }) => {
      await page.goto('/');
      await scrollDown(page, 1600);
      await page.addInitScript(() => {
        // Told of a frame as it is painted. Whoever asks where the page stands between two frames lays it out, and changes what is seen.
        const painted = new IntersectionObserver(([entry]) => {
          if (entry === undefined || entry.isIntersecting) return;
          const stuck = document.getElementById('site-header')?.hasAttribute('data-stuck');
          Object.assign(window, { stuck: Reflect.get(window, 'stuck') ?? stuck });
        });
        new MutationObserver((_changes, observer) => {
          const top = document.querySelector('main h1');
          if (top === null) return;
          painted.observe(top);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      const stuck = () => page.evaluate(() => Reflect.get(window, 'stuck'));
      // A busy browser may not have noted yet how far down the page was left.
      await expect(async () => {
        await page.reload();
        await expect.poll(stuck, { timeout: 5_000 }).toBeDefined();
      }).toPass();
      expect(await stuck()).toBe(true);
      expect(await header(page)).toMatchObject(onPaper);
    });
  });

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the header keeps the ground of the sky over whatever comes below it (B-270)', async ({ page }) => {
    await page.goto('/');
    expect(await header(page)).toMatchObject(inTheSky);
    await page.goto('/faq');
    expect(await header(page)).toMatchObject(onPaper);
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('makes room while one reads on, and is back with a move up and with the focus (B-271)', async ({ page }) => {
    await page.goto('/faq');
    await page.mouse.move(195, 500);
    const read = async (by: number) => {
      for (let step = 0; step < 6; step++) await page.mouse.wheel(0, by);
    };
    const topOf = async () => (await header(page)).top;
    await expect(async () => {
      await read(60);
      expect(await topOf()).toBeLessThan(-60);
    }).toPass();
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolling', 'down');
    await page.mouse.wheel(0, -40);
    await expect.poll(topOf).toBe(0);
    await expect(async () => {
      await read(60);
      expect(await topOf()).toBeLessThan(-60);
    }).toPass();
    // A key first: the focus is one that shows.
    await page.keyboard.press('Tab');
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Search' })
      .evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await expect.poll(topOf).toBe(0);
  });
});

test('the top bar has all its facts from a tablet on, each whole and none over another (B-18)', async ({ page }) => {
  await page.goto('/faq');
  const bar = page.getByRole('region', { name: 'Reach us' });
  const facts = [
    '+254 700 000 000',
    'WhatsApp Us',
    'hello@umbrellathorn.example',
    'Mon-Fri: 8AM-6PM EAT',
    'Nairobi, Kenya',
  ];
  for (const [width, shown] of [
    [390, 2],
    [640, 5],
    [700, 5],
    [768, 5],
    [820, 5],
    [870, 5],
    [960, 5],
    [1024, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectHealthy(page);
    await expect(bar.getByText(facts[shown] ?? 'nothing more')).toBeHidden();
    for (const fact of facts.slice(0, shown)) {
      await expect(bar.getByText(fact).filter({ visible: true })).toBeVisible();
      const lines = await bar
        .getByText(fact)
        .filter({ visible: true })
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element.lastChild ?? element);
          return text.getClientRects().length;
        });
      expect(lines, `${fact} at ${width} px`).toBe(1);
    }
    const { overflow, height } = await bar.evaluate((element) => ({
      overflow: element.scrollWidth - element.clientWidth,
      height: element.clientHeight,
    }));
    expect(overflow, `${width} px`).toBe(0);
    // Its five facts are too much for one line of a tablet.
    expect(height, `${width} px`).toBeLessThanOrEqual(width >= 640 && width < 960 ? 76 : 44);
  }
});

/** Notes how much of each page was there when its heading came. */
async function noteFirstFrames(page: playwright.Page): Promise<(heading: string) => Promise<number>> {
  const notes = await page.evaluateHandle(() => {
    const counts: Record<string, number> = {};
    const main = document.getElementById('main') as HTMLElement;
    new MutationObserver(() => {
      const heading = main.querySelector('h1')?.textContent;
      if (heading) counts[heading] ??= main.querySelectorAll('article, h2').length;
    }).observe(main, { childList: true, subtree: true });
    return counts;
  });
  return async (heading) => (await notes.jsonValue())[heading] ?? Number.NaN;
}

test('a link nobody rested on brings the first view in one frame and the rest behind it; a way back finds the page whole (B-32)', async ({
  page,
}) => {
  const parts = () => page.locator('main').locator('article, h2').count();
  await page.goto('/tours');
  const whole = await parts();
  const firstFrames = await noteFirstFrames(page);
  await page
    .locator(tourLink)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar tours' })).toBeVisible();
  const tour = (await page.locator('main h1').textContent()) ?? '';
  expect(await firstFrames(tour)).toBeLessThan((await parts()) / 2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Safaris and tours' })).toBeVisible();
  expect(await firstFrames('Safaris and tours')).toBe(whole);
});
