import type * as playwright from '@playwright/test';
import { showTheme, violations } from '#tests/e2e/accessible.ts';
import { expectHealthy, expectPictures, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';

/* Overlays at rest, by axe: accessible-overlays.e2e.ts. */

const address = '/destinations/maasai-mara';

const quickViewButtons = (page: playwright.Page) => page.getByRole('button', { name: /^Quick view: / });
const dialog = (page: playwright.Page) => page.locator('#activity-modal');

test('with the keyboard alone: a card, its quick view, the gallery, and back to the card', async ({ page }) => {
  const problems = watch(page);
  await page.goto(address);
  await expectHealthy(page);
  const button = quickViewButtons(page).first();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toBeFocused();

  await expect(dialog(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  const total = Number(
    (
      await dialog(page)
        .getByText(/^1 \/ /)
        .textContent()
    )?.split(' / ')[1],
  );
  expect(total).toBeGreaterThan(1);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByText(`${total} / ${total}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText(`1 / ${total}`)).toBeVisible();

  // Round and round: the focus never leaves.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  expect(problems).toEqual([]);
});

/** Whether a move of the finger is let through: Safari on iOS scrolls a page whose overflow is hidden all the same. */
const mayMove = (place: playwright.Locator, fingers = 1) =>
  place.evaluate((element, length) => {
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    return element.dispatchEvent(Object.assign(move, { touches: { length } }));
  }, fingers);

test('the page below stands still to the pixel, and is inert, on a phone and on a desk (B-187)', async ({ page }) => {
  await page.goto(address);
  const button = quickViewButtons(page).first();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await button.scrollIntoViewIfNeeded();
    await expectPictures(page);
    const measure = () =>
      page.evaluate(() => ({
        top: scrollY,
        header: document.querySelector('header')?.getBoundingClientRect().top,
        width: document.querySelector('main')?.getBoundingClientRect().width,
      }));
    const before = await measure();
    expect(before.top).toBeGreaterThan(500);
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.move(viewport.width / 2, 20);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('End');
    expect(await measure()).toEqual(before);
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
    expect(await mayMove(page.locator('main'))).toBe(false);
    expect(await mayMove(page.locator('main'), 2), 'two fingers zoom').toBe(true);
    await page.mouse.click(viewport.width / 2, 10);
    await expect(dialog(page)).toBeHidden();
    expect(await measure()).toEqual(before);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.top + 100);
  }
  // Where it does not fit, the dialog itself scrolls.
  await page.setViewportSize({ width: 390, height: 400 });
  await button.click();
  expect(await mayMove(dialog(page).getByRole('heading', { level: 2 }))).toBe(true);
});

test('a press beside the search closes it from a tablet on, with results and without (B-148)', async ({ page }) => {
  await page.goto('/about');
  const search = page.getByRole('dialog', { name: 'Search' });
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 600 },
    { width: 1366, height: 768 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport);
    for (const text of ['', 'safari']) {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(text);
      if (text !== '') await expect(search.getByRole('option').first()).toBeVisible();
      await page.mouse.click(viewport.width / 2, viewport.height - 20);
      await expect(search).toBeHidden();
    }
  }
});

test('a dialog whose code cannot be had is told in an accessible notice, and the page stays usable', async ({
  page,
}) => {
  await page.route(/modal-layers/, (route) => route.abort());
  await page.goto(address);
  await quickViewButtons(page).first().click();
  await expect(page.getByRole('alert')).toHaveText(/Connection Problem/);
  // It waits while it is pointed at.
  await page.getByRole('alertdialog').hover();
  for (const theme of ['light', 'dark']) {
    await showTheme(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the chat button never covers what has the focus (B-21)', async ({ page }) => {
    await page.goto('/faq');
    const chat = page.getByRole('complementary', { name: 'Chat' });
    await expect(page.getByText('Ask us anything.')).toBeVisible();
    await page.locator('footer a').first().focus();
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement;
            if (focused === null || focused === document.body || focused.closest('aside')) return 'free';
            const box = focused.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return top?.closest('aside') ? `covered: ${focused.textContent}` : 'free';
          }),
        )
        .toBe('free');
    }
    await expect(chat).toBeAttached();
  });
});
