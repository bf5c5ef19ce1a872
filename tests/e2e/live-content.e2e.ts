import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydratedMark } from '#contract/site/page-marks.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { expect, officeContent, siteUrl, test, watchDesk } from '#tests/e2e/desk-test.ts';

/* Visitors of a site whose content changes while they are on it. The files are written by hand: the desk is one of many ways. */

const file = join(officeContent, 'tours', 'rift-lakes-mara-5-day.json');
const address = '/tour/rift-lakes-mara-5-day';

function changeTour(change: (tour: TourFile) => void): void {
  const tour = JSON.parse(readFileSync(file, 'utf8')) as TourFile;
  change(tour);
  writeFileSync(file, `${JSON.stringify(tour, null, 2)}\n`);
}

test('an open page goes on while its content changes; the next look shows what is new, and a new visit has it in its first frame (B-606)', async ({
  page,
}) => {
  const problems = watchDesk(page);
  await page.goto(siteUrl + address);
  await expect(page.locator('html')).toHaveAttribute(hydratedMark, '');
  const summary = `Five days that were written anew at ${Date.now()}.`;
  changeTour((tour) => {
    tour.summary = summary;
  });
  const finished = async () => (await page.request.get(siteUrl + address)).text();
  await expect.poll(finished, { timeout: 15_000 }).toContain(summary);

  // What was read stays as it was, and can be used.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Tours', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tours/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByText(summary).first()).toBeVisible();
  expect(problems).toEqual([]);
});
