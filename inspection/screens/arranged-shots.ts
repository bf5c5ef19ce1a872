import '../../scripts/testing/demonstration-office.ts';
import type * as playwright from '@playwright/test';
import { addDays, officeDay, yearOf } from '../../contract/calendar/calendar.ts';

/** A page to photograph, and what is done on it first. */
export interface Shot {
  name: string;
  address: string;
  arrange?: (page: playwright.Page) => Promise<void>;
}

const tour = '/tour/classic-kenya-7-day#customise';

/** What only a visitor's choices bring: prices of a family in August, the same on paper, tours side by side. */
export const arrangedShots: readonly Shot[] = [
  { name: 'family-trip', address: tour, arrange: chooseFamilyTrip },
  {
    name: 'family-trip-on-paper',
    address: tour,
    arrange: async (page) => {
      await chooseFamilyTrip(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'comparison',
    address: '/tours',
    arrange: async (page) => {
      for (const place of [0, 1, 2])
        await page
          .getByRole('button', { name: /^Save / })
          .nth(place)
          .click();
      await page.getByRole('button', { name: 'Compare them' }).click();
      await page.getByRole('rowheader', { name: 'Whole trip a day' }).waitFor();
    },
  },
];

async function chooseFamilyTrip(page: playwright.Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Make it yours' });
  await panel.getByLabel('First day').fill(nextFifthOfAugust());
  for (const age of ['7', '10']) {
    await panel.getByRole('button', { name: 'More children' }).click();
    await panel
      .getByLabel(/^Age of child/)
      .last()
      .selectOption(age);
  }
  await panel.getByText('The whole trip', { exact: true }).waitFor();
}

/** One can still ask for it: the first days are too near. */
function nextFifthOfAugust(): string {
  const earliest = addDays(officeDay(new Date()), 10);
  const day = `${yearOf(earliest)}-08-05`;
  return day >= earliest ? day : `${yearOf(earliest) + 1}-08-05`;
}
