import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import type { ContactMessage } from '#contract/contact.ts';
import { contactBody, solve } from '#tests/support/enquiries/enquiries.ts';

/**
 * Sends the contact form as the site at `siteUrl` does, and gives the reference: each time as somebody else, since one address may
 * send ten in an hour.
 */
export async function sendEnquiry(
  caller: playwright.APIRequestContext,
  siteUrl: string,
  given: Partial<ContactMessage> = {},
): Promise<string> {
  const challenge = await caller.get(`${siteUrl}/api/bot-check/challenge?action=contact`);
  const turnstileToken = await solve(await challenge.json());
  const body = contactBody({ turnstileToken, email: `${randomUUID()}@mail.example`, ...given });
  const answer = await caller.post(`${siteUrl}/api/contact`, { data: body });
  if (answer.status() !== 201) throw new Error(`The enquiry was answered with ${answer.status()}.`);
  return (await answer.json()).reference;
}
