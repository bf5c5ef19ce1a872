import type * as playwright from '@playwright/test';
import { violations } from '#tests/e2e/accessible.ts';
import { expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/* The page behind a link the visitor rests on is rendered before it is asked for (docs/decisions/024-a-page-ahead.md). */

const tourLink = 'main article a[href^="/tour/"]:not([href*="#"])';
const heading = (page: playwright.Page) => page.getByRole('heading', { level: 1 });

/** With the pointer, until the page behind the link is rendered and laid out. */
async function restOn(page: playwright.Page, link: playwright.Locator): Promise<void> {
  // The first move a browser tells of has no distance, as if the page had moved below the pointer.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await link.hover();
  await isAhead(page);
}

async function isAhead(page: playwright.Page): Promise<void> {
  await expect(page.locator('.page-ahead[data-laid-out]')).toBeAttached();
}

/** How many frames after the press of a link another heading is seen, and how many parts its page has by then. */
function pressAndCount(link: playwright.Locator): Promise<{ frames: number; parts: number }> {
  return link.evaluate(
    (pressed: HTMLAnchorElement) =>
      new Promise((resolve) => {
        const seen = () => [...document.querySelectorAll('main h1')].find((h1) => h1.checkVisibility());
        const before = seen()?.textContent;
        let frames = 0;
        const look = () => {
          frames += 1;
          const page = seen()?.closest('#main > *');
          if (page === null || page === undefined || seen()?.textContent === before) requestAnimationFrame(look);
          else resolve({ frames, parts: page.querySelectorAll('article, h2').length });
        };
        requestAnimationFrame(look);
        pressed.click();
      }),
  );
}

test('resting on a link renders its page, where neither eyes, keys, searches nor screen readers find it', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/tours');
  const link = page.locator(tourLink).first();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await restOn(page, link);

  const ahead = page.locator('.page-ahead');
  await expect(ahead.locator('h1')).toHaveText((await link.textContent()) ?? '');
  await expect(ahead.locator('h1')).toBeHidden();
  await expectHealthy(page);
  await expect(heading(page)).toHaveText('Safaris and tours');
  await expect(page).toHaveTitle(/^Safaris and tours/);
  expect(await violations(page)).toEqual([]);
  // A tour that is looked at begins a trip; one that is only rendered does not.
  expect(await stored()).toBe(before);
  const isReached = await ahead.evaluate((place) => {
    const inside = [...place.querySelectorAll<HTMLElement>('a, button, input')];
    return inside.some((element) => {
      element.focus();
      return document.activeElement === element;
    });
  });
  expect(isReached).toBe(false);
  expect(faults).toEqual([]);
});

for (const [name, from, link] of [
  ['a list', '/', 'header nav a[href="/tours"]'],
  ['a tour', '/tours', tourLink],
  ['a destination', '/destinations', 'main article a[href^="/destinations/"]'],
  ['an article', '/blog', 'main article a[href^="/blog/"]'],
  ['the contact form', '/faq', 'header nav a[href="/contact"]'],
] as const) {
  test(`${name} that was rendered ahead is there whole in the frame after the press, and works`, async ({ page }) => {
    const faults = watch(page);
    await page.goto(from);
    await expectHealthy(page);
    const pressed = page.locator(link).locator('visible=true').first();
    const href = (await pressed.getAttribute('href')) ?? '';
    await restOn(page, pressed);
    const { frames, parts } = await pressAndCount(pressed);
    expect(frames).toBe(1);
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.locator('#main > *').count()).toBe(1);
    expect(await page.locator('main').locator('article, h2').count()).toBe(parts);
    await expectHealthy(page);
    await page.reload();
    expect(await page.locator('main').locator('article, h2').count()).toBe(parts);
    expect(faults).toEqual([]);
  });
}

test('it begins at its top, and the way back leads to where the list was left, also after a reload', async ({
  page,
}) => {
  await page.goto('/tours');
  const link = page.locator(tourLink).nth(7);
  await link.scrollIntoViewIfNeeded();
  await restOn(page, link);
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await place()).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(place).toBe(400);

  await page.goBack();
  await expect(heading(page)).toHaveText('Safaris and tours');
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/tour\//);
  await expect.poll(place).toBe(400);
  await page.reload();
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('the second press of a double click presses nothing on the new page', async ({ page }) => {
  await page.goto('/tours');
  const link = page.locator(tourLink).first();
  await restOn(page, link);
  await link.dblclick();
  await expect(page).toHaveURL(/\/tour\/[\w-]+$/);
  const address = page.url();
  await expect(heading(page)).toBeFocused();
  // Whatever the second press could have led to would have been under way by now.
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(address);
});

test('a press for a new tab is left to the browser', async ({ page, context }) => {
  await page.goto('/tours');
  const link = page.locator(tourLink).first();
  await restOn(page, link);
  const opened = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain('/tour/');
  await expect(page).toHaveURL('/tours');
  await expect(heading(page)).toHaveText('Safaris and tours');
});

test('another link one rests on takes the place of the first; a page one does not go to leaves no trace', async ({
  page,
}) => {
  await page.goto('/tours');
  const links = page.locator(tourLink);
  await restOn(page, links.first());
  await links.nth(1).hover();
  const second = (await links.nth(1).textContent()) ?? '';
  await expect(page.locator('.page-ahead h1')).toHaveText(second);
  await expect(page.locator('.page-ahead')).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'FAQ' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.page-ahead')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Safaris and tours');
  await expectHealthy(page);
});

test('with keys alone the page behind the link that has the focus is there in the next frame', async ({ page }) => {
  await page.goto('/tours');
  const link = page.locator(tourLink).first();
  await page.keyboard.press('Tab');
  await link.focus();
  await isAhead(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tour\//);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Safaris and tours');
});

test('from one tour to the next, which are pages of one kind, a link leads as ever', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/tour/masai-mara-safari');
  const next = page.locator('main article a[href^="/tour/"]:not([href*="#"])').first();
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expectHealthy(page);
  expect(faults).toEqual([]);
});

test('its picture grows out of the card, unless the visitor has asked for less motion', async ({ page }) => {
  const grows = async () => {
    await page.goto('/tours');
    const link = page.locator(tourLink).first();
    await restOn(page, link);
    await link.evaluate((pressed: HTMLAnchorElement) => pressed.click());
    const animations = await page
      .locator('.plate-arriving')
      .filter({ visible: true })
      .evaluate((plate) => plate.getAnimations().length);
    await expect(heading(page)).toBeFocused();
    return animations > 0;
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await grows()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await grows()).toBe(false);
});
