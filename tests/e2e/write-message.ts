import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';

/** Fills in the contact form, all but its press. */
export async function writeMessage(page: playwright.Page, message: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill('Amina Otieno');
  // An address of its own: one address may write a few times an hour, and these tests are many.
  await main.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@mail.example`);
  await main.getByLabel('Your message').fill(message);
  await main.getByRole('checkbox', { name: /^I agree/ }).check();
}
