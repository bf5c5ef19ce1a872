import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';

/* What visitors do before the script is there, and what they then find. */

export interface Visitor {
  page: playwright.Page;
  address: string;
  isPhone: boolean;
}

/** Looks, once the script is there, whether the act was done, once; throws what is wrong. */
type Outcome = () => Promise<void>;

interface Place {
  address: string;
  isPhone: boolean;
}

export interface Act {
  fits: (place: Place) => boolean;
  perform: (visitor: Visitor) => Promise<Outcome>;
  /**
   * Where it changes the page itself, since when what moves has been asked for: once it is done, or from its beginning, where the page
   * answers to the first part of it before the last.
   */
  changesPage?: (place: Place) => 'once done' | 'from its beginning' | undefined;
}

const lists = ['/tours', '/group-tours', '/destinations', '/places', '/blog', '/inspirations'];
const folded = ['/', '/faq', '/tour/masai-mara-safari', '/group-tour/amboseli-elephant-weekend'];
const everywhere = () => true;

/** How far down a visitor has scrolled, in pixels; where the page is long enough. */
const down = 1100;

export const acts: Record<string, Act> = {
  'scrolls down': {
    fits: everywhere,
    async perform({ page }) {
      await scrollDown(page, down);
      const seen = await middleOf(page);
      return () => expectSeenAgain(page, seen, 0);
    },
  },
  'goes to the end': {
    fits: everywhere,
    async perform({ page }) {
      await page.keyboard.press('End');
      await atRest(page);
      const missing = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      if (missing > 1) throw new Error(`The page goes on for ${missing} px.`);
      // A bar that comes with the script makes room for itself below what is seen.
      const seen = await middleOf(page);
      return () => expectSeenAgain(page, seen, 0);
    },
  },
  'presses the search': {
    fits: everywhere,
    changesPage: () => 'once done',
    async perform({ page, isPhone }) {
      await press(page.getByRole('banner').getByRole('button', { name: 'Search' }), isPhone);
      return async () => {
        await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1);
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      };
    },
  },
  'scrolls and presses the search at once': {
    fits: everywhere,
    changesPage: () => 'once done',
    async perform({ page, isPhone }) {
      await scrollDown(page, down);
      if (isPhone) await bringHeaderBack(page);
      const seen = await middleOf(page);
      await press(page.getByRole('banner').getByRole('button', { name: 'Search' }), isPhone);
      return async () => {
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
        await expectSeenAgain(page, seen, 0);
      };
    },
  },
  'presses the theme': {
    fits: everywhere,
    async perform({ page, isPhone }) {
      // Pressed twice, it would be the light one again.
      await press(page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }), isPhone);
      return () => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  'opens the menu': {
    fits: ({ isPhone }) => isPhone,
    changesPage: () => 'once done',
    async perform({ page, isPhone }) {
      await press(page.getByRole('button', { name: 'Open the menu' }), isPhone);
      return () => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  'chooses a facet': {
    fits: ({ address }) => lists.includes(address),
    changesPage: () => 'from its beginning',
    async perform({ page, isPhone }) {
      const main = page.getByRole('main');
      if (isPhone) {
        await press(main.getByRole('button', { name: /^Filters/ }), isPhone);
        return () => expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()).toBeVisible();
      }
      const entries = await page.evaluate(() => history.length);
      await main.locator('details:has([type="checkbox"]) > summary').first().click();
      const box = main.getByRole('checkbox', { disabled: false }).first();
      await box.check();
      return async () => {
        await expect(page).toHaveURL(/\?/);
        await expect(main.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
        await expect(main.locator('details[open]').getByRole('checkbox', { checked: true })).toHaveCount(1);
        expect(await page.evaluate(() => history.length), 'entries of the history').toBeLessThanOrEqual(entries + 1);
      };
    },
  },
  'opens a fold': {
    fits: ({ address }) => folded.includes(address),
    changesPage: () => 'once done',
    async perform({ page, isPhone }) {
      // What is folded on a phone only is no fold on a desk.
      const folds = isPhone ? 'details:not([open])' : 'details:not([open], .fold-on-phone)';
      const fold = page.getByRole('main').locator(`${folds} > summary:visible`).first();
      const words = (await fold.textContent()) ?? '';
      await fold.click();
      return () => expect(page.getByRole('main').locator('details[open] > summary', { hasText: words })).toBeVisible();
    },
  },
  'types into a form': {
    fits: everywhere,
    // The questions that have these words.
    changesPage: ({ address }) => (address === '/faq' ? 'from its beginning' : undefined),
    async perform({ page }) {
      const inMain = page
        .getByRole('main')
        .locator('input[type=text], input[type=search], input[type=email], input:not([type])');
      const field = (await inMain.first().isVisible())
        ? inMain.first()
        : page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
      await field.scrollIntoViewIfNeeded();
      await field.click();
      await page.keyboard.type('amina', { delay: 60 });
      return async () => {
        await expect(field).toBeFocused();
        await page.keyboard.type('.otieno', { delay: 20 });
        await expect(field).toHaveValue('amina.otieno');
      };
    },
  },
  'selects text': {
    fits: everywhere,
    async perform({ page }) {
      const selected = () => page.evaluate(() => String(getSelection()).trim());
      await page.locator('main h1').dblclick({ position: { x: 30, y: 16 } });
      const words = await selected();
      return async () => {
        expect(words).not.toBe('');
        expect(await selected(), 'the selection').toBe(words);
      };
    },
  },
  'goes on and back': {
    fits: everywhere,
    changesPage: () => 'once done',
    async perform({ page, address, isPhone }) {
      await page.evaluate(() => document.fonts.ready);
      await scrollDown(page, 700);
      if (isPhone) await bringHeaderBack(page);
      const seen = await middleOf(page);
      const link = page.getByRole('banner').getByRole('link').first();
      const isHome = address === '/';
      if (isHome)
        await page
          .locator('main a[href="/destinations"]:visible, main a[href="/tours"]:visible')
          .first()
          .evaluate((a: HTMLElement) => a.click());
      else await press(link, isPhone);
      await page.waitForURL((url) => url.pathname !== address);
      await page.locator('main h1').waitFor();
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname === address);
      await page.locator('main h1').waitFor();
      return () => expectSeenAgain(page, seen, 5);
    },
  },
};

/** Where it stands, as a hand does: nothing scrolls to it first. */
async function press(button: playwright.Locator, isPhone: boolean): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const page = button.page();
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** As a finger or a wheel does, in strokes; the page may be shorter. Waits until it is at rest. */
async function scrollDown(page: playwright.Page, distance: number): Promise<void> {
  // Over the text: a list of contents beside it scrolls by itself.
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 400);
  const stroke = distance / 4;
  for (let scrolled = 0; scrolled < distance; scrolled += stroke) await page.mouse.wheel(0, stroke);
  // A busy page takes its strokes late; one that still arrives may have been too short for all of them, and have grown since.
  const isThere = (top: number) => scrollY >= Math.min(top, document.documentElement.scrollHeight - innerHeight) - 2;
  await page.waitForFunction(isThere, distance, { timeout: 5000 }).catch(() => {});
  await atRest(page);
}

/** On a phone the header is gone while one scrolls down, and back with the first stroke up. */
async function bringHeaderBack(page: playwright.Page): Promise<void> {
  await page.mouse.wheel(0, -120);
  await atRest(page);
}

interface Seen {
  words: string;
  /** Below the upper edge of the screen, in CSS pixels. */
  top: number;
  /** How far the page was scrolled, in CSS pixels. */
  scrolled: number;
  isInFallbacks: boolean;
}

const texts = 'main :is(h1, h2, h3, p, li, dt, dd), footer :is(h2, p, li)';

/** The text that is nearest to the middle of the screen. A page whose lines are set anew above it keeps it there. */
async function middleOf(page: playwright.Page): Promise<Seen> {
  const seen = await page.evaluate((selector) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const [nearest] = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .sort((one, other) => Math.abs(topOf(one) - innerHeight / 2) - Math.abs(topOf(other) - innerHeight / 2));
    if (nearest === undefined) throw new Error('The page has no text.');
    return {
      words: nearest.textContent ?? '',
      top: topOf(nearest),
      scrolled: scrollY,
    };
  }, texts);
  return { ...seen, isInFallbacks: await isInFallbacks(page) };
}

/** Whether its own fonts came too late for this page load: a fallback is asked for only then. */
function isInFallbacks(page: playwright.Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => / Fallback/.test(family) && status !== 'unloaded'),
  );
}

/**
 * How far from there that text is now, in CSS pixels. Browsers come back to a pixel and not to a line: where a page was read in
 * the lines of its fallback fonts and is loaded anew in its own, as far as it was scrolled is the same place.
 */
async function expectSeenAgain(page: playwright.Page, seen: Seen, tolerance: number): Promise<void> {
  const movedBy = async () => {
    const isPixelKept = seen.isInFallbacks && !(await isInFallbacks(page));
    return page.evaluate(
      ([selector, { words, top, scrolled }, countsPixels]) => {
        const tops = [...document.querySelectorAll(selector)]
          .filter(({ textContent }) => textContent === words)
          .map((element) => Math.abs(element.getBoundingClientRect().top - top));
        if (countsPixels) tops.push(Math.abs(scrollY - scrolled));
        return Math.round(Math.min(...tops));
      },
      [texts, seen, isPixelKept] as const,
    );
  };
  await expect.poll(movedBy, `how far “${seen.words.slice(0, 40)}” has moved`).toBeLessThanOrEqual(tolerance);
}

/** Once it stands in the same place for some frames. Gives where. */
export function atRest(page: playwright.Page): Promise<number> {
  return page.evaluate(async () => {
    const framesAtRest = 10;
    let still = 0;
    for (let before = Number.NaN; still < framesAtRest; ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
      before = scrollY;
    }
    return Math.round(scrollY);
  });
}
