import { expectAccessible } from '#tests/e2e/accessible.ts';
import { accept, banner, essential, firstVisit } from '#tests/e2e/cookie-banner.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

test.use({ storageState: firstVisit });

test('nothing jumps on a phone when the banner comes: what floats there moves up, which browsers count as no jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const jumps = await noteShifts(page);
  // The banner comes after the chat button only where its code is late.
  await page.route('**/choice-panel-*.js', async (route) => {
    await page.getByRole('complementary', { name: 'Chat' }).waitFor();
    await route.continue();
  });
  // A page without a bar of its own, in which the button would stand.
  await page.goto('/destinations/maasai-mara');
  // Fonts that come late are another test's.
  await page.evaluate(() => document.fonts.ready);
  const { length: ofFonts } = await jumps();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat' })).toBeVisible();
  const chat = await page.getByRole('complementary', { name: 'Chat' }).boundingBox();
  const asked = await banner(page).boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  expect((await jumps()).slice(ofFonts)).toEqual([]);
});

test('on a desk the banner stands below the choices of the first view (B-165)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const asked = await banner(page).boundingBox();
  const choices = await page.getByRole('main').locator('form', { hasText: 'See safaris' }).boundingBox();
  expect((choices?.y ?? 0) + (choices?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
});

test("the banner leaves room at the page's end, without a property on the root for every element to hear of", async ({
  page,
}) => {
  const room = () =>
    page.evaluate(() => ({
      below: Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      kept: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      root: document.documentElement.getAttribute('style') ?? '',
    }));
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  const height = await banner(page).evaluate((element) => (element as HTMLElement).offsetHeight);
  await expect.poll(async () => (await room()).below).toBe(height);
  const { kept, root } = await room();
  expect(root).toBe('');
  await essential(page).click();
  await expect.poll(room).toEqual({ below: 0, kept: kept - height, root: '' });
});

test('with the keyboard alone: the banner follows the skip link, and a choice gives the page back', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const close = banner(page).getByRole('button', { name: 'Close, with Essential Only' });
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  for (const stop of [
    skip,
    banner(page).getByRole('link', { name: 'Privacy Policy' }),
    essential(page),
    accept(page),
    close,
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  // No trap: the next stop is the page's own first.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '+254 700 000 000' }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(essential(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('both answers weigh the same, it is not on paper, and it is accessible in both themes (B-165)', async ({
  page,
}) => {
  await page.goto('/tour/masai-mara-safari');
  await expect(banner(page)).toBeVisible();
  const looks = [essential(page), accept(page)].map((button) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderWidth } = getComputedStyle(element);
      return { width: Math.round(width), height, color, backgroundColor, fontSize, fontWeight, borderWidth };
    }),
  );
  const [one, other] = await Promise.all(looks);
  expect(one).toEqual(other);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page, () => expect(accept(page)).toBeVisible());
});

test('it covers nothing that has the focus, on a phone, on a desk and on a laptop at 200 % (B-295)', async ({
  page,
}) => {
  for (const address of ['/faq', '/tour/masai-mara-safari']) {
    await page.goto(address);
    for (const viewport of [
      { width: 390, height: 700 },
      { width: 1280, height: 800 },
      // Laptops of 1280 by 1024 and 1366 by 768, zoomed to 200 %.
      { width: 640, height: 512 },
      { width: 683, height: 384 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(banner(page)).toBeVisible();
      // From the top again.
      await page.getByRole('link', { name: 'Skip to the page' }).focus();
      const covered: string[] = [];
      for (let step = 0; step < 90; step++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(async () => {
          // As it is painted: what comes into sight takes its size in the frame after the press.
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return '';
          const { left, top, width, height } = focused.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight / 2) / 2);
          const cover = above?.closest('.cookie-bar');
          return cover && !cover.contains(focused) ? (focused.textContent ?? 'something') : '';
        });
        if (stop !== '') covered.push(stop);
      }
      expect(covered, `${address} at ${viewport.width} by ${viewport.height} px`).toEqual([]);
    }
  }
});

test('Cookie settings is answered also where a blocker has stopped the banner’s file', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('Cookies on this site') ? route.abort() : route.fulfill({ response });
  });
  const blocked = page.waitForEvent('requestfailed');
  await page.goto('/about');
  await blocked;
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('The cookie settings could not be loaded.');
  for (let press = 0; press < 2; press += 1) {
    await settings.click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
  }
});
