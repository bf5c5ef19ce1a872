import type * as playwright from '@playwright/test';
import { violations } from '#tests/e2e/accessible.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { type PhotographedSite, startPhotographedSite } from '#tests/support/photos/photographed-site.ts';
import { cardHead, countedPages } from '#tests/support/photos/test-cards.ts';

/* A site whose records have photographs as covers: test cards, on which a person stands (tests/support/photos/test-cards.ts). */

test.describe.configure({ mode: 'serial' });

let site: PhotographedSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  site = await startPhotographedSite();
});

test.afterAll(() => site.stop());

/** Where records stand beside each other. */
const lists = [
  '/',
  '/tours',
  '/group-tours',
  '/destinations',
  '/places',
  '/blog',
  '/inspirations',
  '/search?q=mara',
  '/about',
];

const screens = [
  [320, 568],
  [390, 844],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

interface Frame {
  /** Width to height. */
  ratio: number;
  /** The part of the photograph that is seen, in shares of its width and height. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The photograph's own width to height. */
  own: number;
  filter: string;
}

/** Every frame of a photograph in a part of a page, near or not. */
const framesOf = (part: playwright.Locator): Promise<Frame[]> =>
  part.evaluate((within) =>
    [...within.querySelectorAll<HTMLElement>('.picture-frame.photograph')].flatMap((frame) => {
      const image = frame.querySelector<HTMLImageElement>('picture img');
      const { width, height } = frame.getBoundingClientRect();
      if (image === null || width === 0 || height === 0) return [];
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const ratio = frame.offsetWidth / frame.offsetHeight;
      const { objectPosition, objectFit, filter } = getComputedStyle(image);
      if (objectFit !== 'cover') throw new Error(`A photograph is shown with object-fit ${objectFit}.`);
      const [across = 50, down = 50] = objectPosition.split(' ').map(Number.parseFloat);
      const seen = ratio < own ? { x: ratio / own, y: 1 } : { x: 1, y: own / ratio };
      const left = (across / 100) * (1 - seen.x);
      const top = (down / 100) * (1 - seen.y);
      return [{ ratio, own, left, right: left + seen.x, top, bottom: top + seen.y, filter }];
    }),
  );

const fits = ({ ratio }: Frame) => ratio >= 0.79 && ratio <= 2.02;

/** Whether the head is outside what is seen, even in part. */
function losesHead({ left, right, top, bottom, own }: Frame): boolean {
  const { x, y, radius } = cardHead;
  const across = radius / own;
  return x - across < left || x + across > right || y - radius < top || y + radius > bottom;
}

test('a record with none, one, three, five or twelve photographs keeps heads in every frame, from 320 to 2560 px, between 4:5 and 2:1, and its page neither moves nor goes sideways (B-409, B-796)', async ({
  page,
}) => {
  const faults: string[] = [];
  const shifts = await noteShifts(page);
  const look = async (address: string, at: readonly (readonly [number, number])[]) => {
    for (const [width, height] of at) {
      await page.setViewportSize({ width, height });
      const where = `${address} at ${width} by ${height}`;
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) faults.push(`${where}: ${content} px`);
      for (const frame of await framesOf(page.locator('body'))) {
        if (losesHead(frame)) faults.push(`${where}: a head is lost in a frame of ${frame.ratio}`);
        if (!fits(frame)) faults.push(`${where}: a frame of ${frame.ratio}`);
      }
    }
  };
  for (const address of lists) {
    await page.goto(`${site.url}${address}`);
    await look(address, screens);
  }
  for (const [index, address] of countedPages.entries()) {
    await page.goto(`${site.url}${address}`);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    for (const { moved } of await shifts()) faults.push(`${address} moves: ${moved.join('; ')}`);
    // Every second width, and the next record the others: a page takes a second, and each number meets each width.
    await look(
      address,
      screens.filter((_, place) => place % 2 === index % 2),
    );
  }
  expect(faults).toEqual([]);
  await page.goto(`${site.url}/destinations/amboseli`);
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('.photograph').first()).toBeVisible();
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const found = await framesOf(page.getByRole('dialog'));
    expect(
      found.filter((frame) => losesHead(frame) || !fits(frame)),
      `quick view at ${width} by ${height}`,
    ).toEqual([]);
  }
});

test('no tone lies over a photograph in the dark theme (B-409)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}/tour/masai-mara-safari`);
  const frames = await framesOf(page.locator('body'));
  expect(frames.length).toBeGreaterThan(3);
  expect(new Set(frames.map(({ filter }) => filter))).toEqual(new Set(['none']));
});

const strip = (page: playwright.Page) => page.getByRole('region', { name: 'Photographs' });
const viewer = (page: playwright.Page) => page.getByRole('dialog', { name: 'Photographs' });

test('of a stay a room and a face stand before its other photographs, and its cover last (B-404)', async ({ page }) => {
  await page.goto(`${site.url}/accommodation/olare-fig-camp`);
  const cards = await strip(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.match(/\d+$/)?.[0]));
  expect(cards).toEqual(['4', '5', '2', '3', '1']);
});

test('a photograph opens large: by keys through all of them, and back to where one was (B-410)', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${site.url}/tour/masai-mara-safari`);
  const second = strip(page).getByRole('link').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('2 / 5')).toBeVisible();
  await expect(viewer(page).getByText('Photograph: Wanjiru Kamau').first()).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('3 / 5')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByText('2 / 5')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('2 / 5')).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/tour/masai-mara-safari`);
  expect(said).toEqual([]);
});

test('a finger passes from one photograph to the next (B-410)', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${site.url}/accommodation/olare-fig-camp`);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await strip(page).getByRole('link').first().tap();
  await expect(viewer(page).getByText('1 / 5')).toBeVisible();
  const touch = await context.newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 420 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(330) });
  for (const x of [290, 240, 180, 120, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(viewer(page).getByText('2 / 5')).toBeInViewport();
  await context.close();
});

test('without a script the photographs are a row, and each leads to its file (B-410)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/destinations/maasai-mara`);
  await expect(strip(page).getByRole('link')).toHaveCount(5);
  const address = await strip(page).getByRole('link').first().getAttribute('href');
  const file = await page.request.get(`${site.url}${address}`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/avif']);
  await context.close();
});

test('on paper the first three photographs stand in a row (B-410)', async ({ page }) => {
  await page.goto(`${site.url}/place/hells-gate`);
  await page.emulateMedia({ media: 'print' });
  const shown = strip(page).getByRole('listitem');
  await expect(shown.nth(2)).toBeVisible();
  await expect(shown.nth(3)).toBeHidden();
});
