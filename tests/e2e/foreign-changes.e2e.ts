import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import { holdBack } from '#tests/e2e/hold-back.ts';

/*
 * Between the server and React a page is changed by others: proxies that hide mail addresses or take comments out, browsers that make
 * numbers links, add-ons that put icons into fields. What differs is rendered anew, as far as its part of the page goes.
 */

interface ForeignChange {
  name: string;
  /** The page as it arrives. */
  change(html: string): string;
  /** What stays as it was, though its neighbours are rendered anew. */
  untouched: readonly string[];
}

const form = 'form[aria-labelledby=write]';
const title = 'main h1';
const header = '#site-header';

const changes: readonly ForeignChange[] = [
  {
    name: 'a proxy hides mail addresses',
    change: (html) =>
      html.replace(
        /<a([^>]*) href="mailto:[^"]*"([^>]*)>hello@umbrellathorn\.example<\/a>/g,
        '<a$1 href="/cdn-cgi/l/email-protection" class="__cf_email__"$2>[email&#160;protected]</a>',
      ),
    untouched: [title, form],
  },
  {
    name: 'a browser makes the number at the top a link of its own',
    change: (html) => html.replace(/>\+254 700 000 000</, '><a href="tel:+254700000000">+254 700 000 000</a><'),
    untouched: [title, form, header],
  },
  {
    name: 'an add-on puts an icon behind each field of the form',
    change: (html) => html.replace(/(<input[^>]*autocomplete="(?:name|email)"[^>]*>)/gi, '$1<div data-icon></div>'),
    untouched: [title, header],
  },
  {
    name: 'an add-on puts a button into the header',
    change: (html) => html.replace(/(<header[^>]*id="site-header"[^>]*>)/, '$1<button type="button">Save</button>'),
    untouched: [title, form],
  },
  { name: 'a proxy takes comments out', change: (html) => html.replace(/<!--.*?-->/g, ''), untouched: [] },
];

/** Opens a page as others have changed it, before its script is there. */
async function openChanged(page: playwright.Page, address: string, { change }: ForeignChange) {
  let isChanged = false;
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = change(html);
    isChanged = changed !== html;
    await route.fulfill({ response: answer, body: changed });
  });
  const open = await holdBack(page, '**/assets/index-*.js');
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  expect(isChanged).toBe(true);
  return async () => {
    open();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  };
}

for (const one of changes) {
  test(`${one.name}: what was typed is there, the rest stays, and the message arrives`, async ({ page }) => {
    const hydrate = await openChanged(page, '/contact', one);
    const write = page.getByRole('form', { name: 'Write to us' });
    await write.getByRole('textbox', { name: 'Email' }).fill('wanjiru@mail.example');
    await write.getByLabel('Your message').fill('Two of us, in July, for a week.');
    await write.getByRole('checkbox').check();
    await write.getByLabel('Your name').fill('Wanjiru');
    for (const selector of one.untouched) {
      await page.locator(selector).evaluate((element) => element.setAttribute('data-seen-before', ''));
    }
    await hydrate();
    for (const selector of one.untouched) {
      await expect(page.locator(`${selector}[data-seen-before]`), selector).toHaveCount(1);
    }
    // Where the form stays one goes on writing.
    const isFormKept = one.untouched.includes(form);
    if (isFormKept) await page.keyboard.type(' Kamau');
    await expect(write.getByLabel('Your name')).toHaveValue(isFormKept ? 'Wanjiru Kamau' : 'Wanjiru');
    await expect(write.getByLabel('Your message')).toHaveValue('Two of us, in July, for a week.');
    await expect(write.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: /Use the (dark|light) theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await write.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  });
}

test('what is typed between the page and a part of it that is rendered anew is there (B-299)', async ({ page }) => {
  const icons = changes.find(({ name }) => name.includes('icon'));
  if (icons === undefined) throw new Error('No change takes the form away.');
  const hydrate = await openChanged(page, '/contact', icons);
  await page.evaluate(() => {
    // Before React comes to the form's own part.
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return;
      observer.disconnect();
      const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
      if (message === null) return;
      message.value = 'Two of us, in July, for a week.';
      message.dispatchEvent(new Event('input', { bubbles: true }));
    }).observe(document.documentElement, { attributes: true });
  });
  await hydrate();
  // As React renders the form there is no icon.
  await expect(page.locator(`${form} [data-icon]`)).toHaveCount(0);
  await expect(page.getByLabel('Your message')).toHaveValue('Two of us, in July, for a week.');
});

test('a question that was opened stays open where its part is rendered anew, and one that was not stays closed (B-299)', async ({
  page,
}) => {
  const comments = changes.find(({ name }) => name.includes('comments'));
  if (comments === undefined) throw new Error('No change takes the comments out.');
  const hydrate = await openChanged(page, '/faq', comments);
  const questions = page.getByRole('main').locator('details');
  await questions.nth(2).evaluate((details) => details.setAttribute('data-seen-before', ''));
  await questions.nth(2).locator('summary').click();
  await hydrate();
  await expect(page.locator('[data-seen-before]')).toHaveCount(0);
  await expect(questions.nth(2)).toHaveAttribute('open');
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});
