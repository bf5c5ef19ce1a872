import type * as playwright from '@playwright/test';
import { dehydratedMark } from '#contract/site/page-marks.ts';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { banner } from '#tests/e2e/cookie-banner.ts';
import { watch } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { expect, hydrateWhenOpened, test } from '#tests/e2e/site-test.ts';
import { translate } from '#tests/support/site/translator.ts';

/*
 * A browser that translates a page takes the texts React has written out of it and puts elements of its own in their place.
 * Whatever visitors do then, they read what they would read on an untouched page.
 */

/** The page tells the time. */
const today = new Date();

interface Journey {
  what: string;
  address: string;
  act: (page: playwright.Page) => Promise<void>;
}

async function sign(form: playwright.Locator): Promise<void> {
  await form.getByLabel('Your name').fill('Anna Schmidt');
  // An address of its own: one address is taken only so many enquiries from.
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(`anna-${crypto.randomUUID()}@mail.example`);
  await form.getByRole('checkbox', { name: /agree/ }).check();
  await expect(form.getByText('Security verification passed')).toBeVisible();
}

const journeys: Journey[] = [
  {
    what: 'an enquiry that is refused first',
    address: '/contact?topic=tour&tour=masai-mara-safari',
    act: async (page) => {
      const form = page.getByRole('main');
      await form.getByLabel('Your message').fill('x'.repeat(4800));
      await form.getByRole('textbox', { name: 'Email' }).fill('anna');
      await form.getByLabel('Your name').fill('A');
      await form.getByRole('checkbox', { name: /agree/ }).check();
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await page.getByRole('link', { name: /^Not about/ }).click();
      await form.getByLabel('Your message').fill('Wir kommen zu dritt.');
      await sign(form);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
    },
  },
  {
    what: 'a trip whose price follows the party and the month, and that is requested',
    address: '/tour/masai-mara-safari#customise',
    act: async (page) => {
      const more = page.getByRole('button', { name: 'More adults' });
      await more.click();
      await more.click();
      await page.getByRole('button', { name: 'More children' }).click();
      await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
      await page.getByLabel('First day').fill('2027-11-08');
      await more.click();
      await page.getByRole('button', { name: 'Remove Balloon over the Mara' }).first().click();
      await settle(page);
      await page
        .getByRole('region', { name: 'Make it yours' })
        .getByRole('button', { name: 'Request this trip' })
        .click();
      await sign(page.getByRole('form', { name: 'Request this trip' }));
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('region', { name: 'We have it' })).toBeVisible();
    },
  },
  {
    what: 'a list that is narrowed',
    address: '/tours',
    act: async (page) => {
      await page.getByLabel('Sort').selectOption({ index: 1 });
      await page.getByLabel('When').selectOption({ index: 3 });
      await expect(page).toHaveURL(/month=/);
      // The address comes first, and on a busy machine the list a while after it.
      await expect(page.getByRole('main')).toContainText(/(?<!\d)8 tours/);
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
    },
  },
  {
    what: 'the search',
    address: '/search',
    act: async (page) => {
      const box = page.getByRole('main').getByRole('searchbox').first();
      for (const words of ['mara', 'gorila', 'zzzzzz', 'camp']) {
        await box.fill(words);
        await expect(page).toHaveURL(new RegExp(`q=${words}`));
        await settle(page);
      }
    },
  },
  {
    what: 'the search above a page',
    address: '/blog',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Search' });
      for (const words of ['masai mara', 'qqqq', 'visa']) {
        await dialog.getByRole('combobox').fill(words);
        await expect(dialog).toContainText(`“${words}”`);
      }
    },
  },
  {
    what: 'a quick view',
    address: '/',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Quick view/i })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settle(page);
      await page.getByRole('dialog').getByRole('button', { name: /next/i }).first().click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    what: 'a walk from page to page',
    address: '/',
    act: async (page) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['TOURS', 'DESTINATIONS', 'BLOG', 'FAQ']) {
        await main.getByRole('link', { name }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settle(page);
      }
      await page.goBack();
      await page.goBack();
      await settle(page);
    },
  },
];

/** Until nothing has been written for a while. */
async function settle(page: playwright.Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => document.body.innerText);
        return before === last && !/Loading|Searching/.test(before);
      },
      { intervals: [300] },
    )
    .toBe(true);
}

/** All a visitor can read, without what is another in every run: references, minutes. */
async function wordsOf(page: playwright.Page): Promise<string[]> {
  await settle(page);
  const text = await page.evaluate(() => {
    // What is only spoken comes and goes by the clock.
    for (const spoken of document.querySelectorAll<HTMLElement>('[role=status].sr-only')) spoken.hidden = true;
    const parts = document.querySelectorAll<HTMLElement>('#site-header, main, footer, [role=dialog]');
    return [...parts].map((part) => part.innerText).join('\n');
  });
  return text
    .replaceAll(/\b[2-9A-HJ-NP-Z]{8}\b/g, 'REFERENCE')
    .replaceAll(/anna-[\w-]+@/g, 'anna@')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

for (const { what, address, act } of journeys) {
  test(`translated, ${what} reads as on an untouched page`, async ({ browser }) => {
    const readWhen = async (translation: 'once' | 'ever after' | undefined) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      context.on('page', hydrateWhenOpened);
      const page = await context.newPage();
      const problems = watch(page);
      page.setDefaultTimeout(15_000);
      await page.clock.setFixedTime(today);
      await page.goto(address);
      if (translation) await translate(page, translation);
      await act(page);
      const words = await wordsOf(page);
      // What is hydrated when one comes near is rendered anew where it was translated before.
      const isRenderedAnew = (problem: string) => translation !== undefined && problem.includes('React error #418');
      expect(
        problems.filter((problem) => !isRenderedAnew(problem)),
        translation,
      ).toEqual([]);
      await context.close();
      return words;
    };
    const [untouched, ...translated] = await Promise.all(
      [undefined, 'once' as const, 'ever after' as const].map(readWhen),
    );
    for (const words of translated) expect(words).toEqual(untouched);
  });
}

test('a press during which a translated part is rendered anew takes effect, and the page stays where it is', async ({
  page,
}) => {
  const open = await holdBack(page, '**/assets/home-below-*.js');
  await page.goto('/');
  await translate(page, 'once');
  const button = page.getByRole('button', { name: /^Quick view/i }).first();
  await button.hover();
  await page.mouse.down();
  const before = await button.boundingBox();
  open();
  await expect(page.locator(`[${dehydratedMark}]`).filter({ has: button })).toHaveCount(0);
  expect((await button.boundingBox())?.y).toBe(before?.y);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press before the script takes effect where the button is called otherwise by then', async ({ page }) => {
  const open = await holdBack(page, '**/assets/site-footer-*.js');
  await page.goto('/about');
  await translate(page, 'once', 'other');
  await page.getByRole('contentinfo').getByRole('button', { name: 'sgnittes eikooC' }).click();
  open();
  await expect(banner(page)).toBeVisible();
});

test('no finished page has two texts beside each other, of which a translator makes one (B-288)', async ({
  request,
}) => {
  for (const address of templateAddresses.filter((one) => one !== '/search-test')) {
    const html = await (await request.get(address)).text();
    expect(html.match(/[^<>]{0,40}<!-- -->(?!\s*<)[^<>]{0,40}/g) ?? [], address).toEqual([]);
  }
});
