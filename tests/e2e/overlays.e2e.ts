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

/** Whether the first box that is seen lies over one of the others. */
async function liesOver(page: playwright.Page, floating: string, others: string): Promise<boolean> {
  return page.evaluate(
    ([one, many]) => {
      const box = document.querySelector(one)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`No ${one}.`);
      return [...document.querySelectorAll(many)]
        .map((element) => element.getBoundingClientRect())
        .some(
          (other) =>
            box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
        );
    },
    [floating, others] as const,
  );
}

const chat = 'aside[aria-label="Chat"]';

test('the greeting lies over no form, nor does the button over what sends one, on any screen (B-273)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const greeting = page.locator(`${chat} [data-greeting]`);
  await expect(greeting).toBeAttached();
  // It goes by itself in eight seconds of the page's clock, which the test moves on from here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  const soon = (isSo: () => Promise<boolean>, what: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(50);
        return isSo();
      }, what)
      .toBe(true);
  const send = page.getByRole('button', { name: 'See safaris' });
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    // To the very place where the greeting floats, and then to the button's.
    for (const above of [200, 60]) {
      await send.evaluate((button, room) => {
        const { bottom } = button.getBoundingClientRect();
        scrollTo({ top: bottom + scrollY - innerHeight + room, behavior: 'instant' });
      }, above);
      await expect(greeting).toBeAttached();
      const isClear = async () =>
        !(await greeting.isVisible()) || !(await liesOver(page, `${chat} [data-greeting]`, 'form'));
      await soon(isClear, `the greeting at ${width} px`);
    }
    await soon(async () => {
      const isAside = await page.locator(`${chat} > div`).evaluate((node) => getComputedStyle(node).opacity === '0');
      return isAside || !(await liesOver(page, `${chat} a`, '[type=submit]'));
    }, `the button at ${width} px`);
  }
});

test('where the greeting would cover the title of the page it waits until one reads on (B-273)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/');
  await expect(page.locator('[data-greeting]')).toBeAttached();
  await expect(page.locator('[data-greeting]')).toBeHidden();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('[data-greeting]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the greeting comes down when the form it stood above moves away, though nobody scrolls (B-273)', async ({
    page,
  }) => {
    await page.goto('/faq');
    const greeting = page.locator('[data-greeting]');
    await expect(greeting).toBeVisible();
    const form = page.getByRole('contentinfo').locator('form');
    await form.evaluate((node) => {
      const under = node.getBoundingClientRect().bottom - innerHeight + 120;
      scrollTo({ top: scrollY + under, behavior: 'instant' });
    });
    await expect(greeting).not.toHaveCSS('translate', /^0px( 0px)?$|none/);
    await form.evaluate((node) => {
      node.style.marginTop = '60rem';
    });
    await expect(greeting).toHaveCSS('translate', /^0px( 0px)?$|none/);
  });

  test('the chat button makes way for the price (B-273)', async ({ page }) => {
    await page.goto('/accommodation/kusi-reef-villas');
    const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    await expect(button).toBeVisible();
    const panel = page.locator('article aside').first();
    await panel.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await expect(page.locator(`${chat} > div`)).toHaveCSS('opacity', '0');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator(`${chat} > div`)).toHaveCSS('opacity', '1');
  });

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
