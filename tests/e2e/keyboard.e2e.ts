import { randomUUID } from 'node:crypto';
import { expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';

/*
 * Journeys without a pointer. The others have their place beside what they are about: search.e2e.ts, overlays.e2e.ts (the
 * quick view and its gallery), customise.e2e.ts, consent-banner.e2e.ts, pages/contact-form (what is wrong in a form).
 */

test('with keys alone: from the home page to the tours, narrowed, to a tour, to a message that is sent (B-191)', async ({
  page,
}) => {
  test.slow();
  const problems = watch(page);
  await page.goto('/');
  await expectHealthy(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'TOURS', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tours');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.locator('summary', { hasText: 'Style' }));
  await page.keyboard.press('Enter');
  const option = page.getByRole('checkbox', { name: /^Shared/ });
  await tabTo(page, option);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/tours?style=shared');
  await expect(option).toBeFocused();
  await page.keyboard.press('Escape');
  const tour = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await tabTo(page, tour);
  const name = (await tour.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tour\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await tabTo(page, page.getByRole('link', { name: 'Enquire about this tour' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\?topic=tour&tour=/);
  const main = page.getByRole('main');
  await tabTo(page, main.getByLabel('Your name'));
  await page.keyboard.type('Amina Otieno');
  await tabTo(page, main.getByRole('textbox', { name: 'Email', exact: true }));
  await page.keyboard.type(`${randomUUID()}@mail.example`);
  await tabTo(page, main.getByLabel('Your message'));
  await page.keyboard.type('Two of us, in February.');
  await tabTo(page, main.getByRole('checkbox', { name: /^I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeFocused();
  expect(problems).toEqual([]);
});
