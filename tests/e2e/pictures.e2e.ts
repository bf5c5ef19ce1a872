import type * as playwright from '@playwright/test';
import sharp from 'sharp';
import { addresses, chatButton, countPending, expectHealthy, expectPictures } from '#tests/e2e/healthy-page.ts';
import { inTabs } from '#tests/e2e/in-tabs.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** Text that stands on a plate, and the contrast it needs at its worst pixel: large text 3, small text 4.5 (WCAG 1.4.3). */
const textOnPlates = [
  { name: 'a promise', selector: '[data-over-art="large"]', needed: 3 },
  { name: 'small text', selector: '[data-over-art="small"]', needed: 4.5 },
  // The top bar and the header lie over the home page's sky until one scrolls.
  {
    name: 'over the sky',
    selector:
      '[aria-label="About this site"] p, [aria-label="Reach us"] :is(a, span), #site-header :is(a > span, nav a, button:not(nav *))',
    needed: 4.5,
  },
];

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const screens = [
  { width: 320, height: 640 },
  phone,
  { width: 540, height: 900 },
  { width: 820, height: 1180 },
  desk,
  { width: 2560, height: 1440 },
];

/** Brings the page to each of these screens in both themes, and looks. */
async function onScreens(
  page: playwright.Page,
  viewports: { width: number; height: number }[],
  look: (where: string) => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await look(`${colorScheme}, ${viewport.width} px`);
    }
  }
}

test('text on plates is legible at its worst pixel, top bar and header included (B-192, B-270)', async ({ page }) => {
  test.slow();
  // What floats above the page, which is one file, is not what stands behind its text.
  await page.route(/\/assets\/idle-/, (route) => route.abort());
  await page.goto('/');
  await onScreens(page, screens, (where) => expectLegible(page, where, () => expectPictures(page)));
});

for (const { what, answer, atRest } of [
  { what: 'is on its way', answer: () => {}, atRest: async () => {} },
  {
    what: 'cannot be had',
    answer: (route: playwright.Route) => route.abort(),
    atRest: (page: playwright.Page) => expectPictures(page),
  },
])
  test(`text is legible where its plate ${what} (B-286)`, async ({ page }) => {
    await page.route(/\/plates\//, answer);
    await page.route(/\/assets\/idle-/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // Where a font comes late, a text stands elsewhere in the picture than it was measured.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await onScreens(page, [phone, desk], (where) => expectLegible(page, where, () => atRest(page)));
  });

/** All text on plates, and over the sky, has the contrast it needs: one picture of the page without its text is looked at. */
async function expectLegible(page: playwright.Page, where: string, atRest: () => Promise<void>): Promise<void> {
  for (const { selector } of textOnPlates) {
    for (const element of await page.locator(selector).all()) {
      await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await atRest();
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-stuck');
  await atRest();
  const texts = await page.evaluate(textsOn, textOnPlates);
  expect(texts.length).toBeGreaterThan(0);
  // The page's policy allows no other way to style it from here.
  await page.evaluate((kinds) => {
    const sheet = new CSSStyleSheet();
    for (const { selector } of kinds) sheet.insertRule(`${selector} { color: transparent !important }`);
    document.adoptedStyleSheets = [sheet];
  }, textOnPlates);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

  for (const { name, words, needed, ink, box } of texts) {
    const [red = 0, green = 0, blue = 0] = ink;
    const text = luminance(red, green, blue);
    let worst = 21;
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.bottom); y += 1) {
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.right); x += 1) {
        const pixel = (y * info.width + x) * info.channels;
        const behind = luminance(data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0);
        worst = Math.min(worst, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
      }
    }
    expect(worst, `${where}, ${name}: ${words}`).toBeGreaterThanOrEqual(needed);
  }
}

/** The texts that show, each with its colour and its box on the page, in pixels. */
function textsOn(kinds: typeof textOnPlates) {
  return kinds.flatMap(({ name, selector, needed }) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const { top, left, right, bottom, width } = element.getBoundingClientRect();
      if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const ink =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.slice(0, 3)
          .map(Number) ?? [];
      const box = { left: Math.floor(left), right: Math.ceil(right), top: Math.floor(top), bottom: Math.ceil(bottom) };
      return [{ name, words: element.textContent.slice(0, 40), needed, ink, box }];
    }),
  );
}

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.describe('a phone', () => {
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test('loads at most 350 kB of pictures for the first view of the home page, and nothing moves', async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'image')
        bytes += (await response.body().catch(() => Buffer.of())).length;
    });
    const shifts = await noteShifts(page);
    const pending = countPending(page);
    await page.goto('/');
    await expectPictures(page);
    await expect(chatButton(page)).toBeVisible();
    await expect.poll(pending).toBe(0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(350 * 1024);
    for (const { value } of await shifts()) expect(value).toBeLessThan(0.001);
  });
});

const widths = [320, 390, 820, 1440, 1920, 2560];

test('every picture has a size, says what it shows and how wide it is, and its frame shows nineteen twentieths of a plate (B-46, B-244)', async ({
  context,
}) => {
  test.slow();
  await inTabs(context, addresses, async (page, address) => {
    await page.goto(address);
    const unfinished = page.locator('img:not([width][height][alt])');
    expect(await unfinished.evaluateAll((images) => images.map((image) => image.outerHTML)), address).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // What stands below the first view is laid out some frames later; until then a picture has its file's own size.
      await expect.poll(() => page.evaluate(untruePictures), `${address} at ${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(croppedPlates, mostCropped), `${address} at ${width} px`).toEqual([]);
    }
  });
});

/** Pictures whose `sizes` are a twentieth less, or a third more, than what their frame needs to be covered. */
function untruePictures(): string[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  const widthOf = (sizes: string): number => {
    for (const size of sizes.split(/,(?![^(]*\))/)) {
      const [, media, length = ''] = /^\s*(\(.*?\)(?:\s+and\s+\(.*?\))*)?\s*(\S.*)$/.exec(size) ?? [];
      if (media !== undefined && !matchMedia(media).matches) continue;
      ruler.style.width = length;
      return ruler.getBoundingClientRect().width;
    }
    return 0;
  };
  const wrong = [...document.querySelectorAll('picture')].flatMap((picture) => {
    const image = picture.querySelector('img');
    const source = [...picture.querySelectorAll<HTMLSourceElement>('source[sizes]')].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    );
    const sizes = source?.sizes;
    if (!image?.checkVisibility() || !sizes) return [];
    const { offsetWidth, offsetHeight } = image;
    const { attributes } = source.hasAttribute('width') ? source : image;
    const ratio = Number(attributes.getNamedItem('width')?.value) / Number(attributes.getNamedItem('height')?.value);
    const needed = Math.max(offsetWidth, offsetHeight * ratio);
    const said = widthOf(sizes);
    if (said >= needed * 0.95 && said <= needed * 1.34) return [];
    return [
      `${sizes} is ${Math.round(said)}, ${Math.round(needed)} are needed (${offsetWidth} x ${offsetHeight}), ${image.closest('section, article')?.querySelector('h1,h2,h3')?.textContent?.slice(0, 30)}`,
    ];
  });
  ruler.remove();
  return wrong;
}

/** What a frame may take of a plate's height or width. */
const mostCropped = 0.05;

/** Plates that are shown in a frame of another shape than the one they are composed for. */
function croppedPlates(most: number): string[] {
  return [...document.querySelectorAll('picture')].flatMap((picture) => {
    const image = picture.querySelector('img');
    const source = [...picture.querySelectorAll<HTMLSourceElement>('source[width]')].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    );
    if (!image?.checkVisibility() || source === undefined) return [];
    const composed = source.width / source.height;
    const shown = image.offsetWidth / image.offsetHeight;
    const kept = Math.min(composed / shown, shown / composed);
    if (kept >= 1 - most - 0.002) return [];
    return [`${source.srcset.split(' ')[0]} in ${image.offsetWidth} x ${image.offsetHeight}`];
  });
}

test('pictures are fetched when they come near, each at first as a preview that is already there', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const plate = /\/plates\/tours\/(.+?)(?:-list)?-\d+\.(?:avif|webp)$/.exec(request.url())?.[1];
    if (plate !== undefined) fetched.add(plate);
  });
  // Browsers fetch what is within some thousand pixels: on a phone a list is longer than that.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tours');
  await expectHealthy(page);
  await expectPictures(page);
  const cards = await page.locator('main article').count();
  expect(fetched.size).toBeGreaterThan(0);
  expect(fetched.size).toBeLessThan(cards);
  await expect(page.locator('main article [data-picture] > img[src^="data:image/webp"]')).toHaveCount(cards);
  expect(await page.locator('main [data-picture="waiting"]').count()).toBeGreaterThan(0);
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await expectPictures(page);
});
