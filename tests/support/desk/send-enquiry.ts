import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { solve } from '#scripts/testing/enquiry-bodies.ts';
import { contactBody, pricingOf, safariBody } from '#tests/support/enquiries/enquiries.ts';

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

/** A tour of the demonstration, and what is asked for with it. */
const safari = {
  baseTour: { id: 'mara-nakuru-4-day', slug: 'mara-nakuru-4-day', name: 'Maasai Mara and Lake Nakuru', price: 1 },
  activities: [
    {
      id: 'game-drive',
      name: 'Dawn or Afternoon Game Drive',
      price: 1,
      guestCount: 2,
      addedAt: '2026-11-20T08:00:00Z',
    },
  ],
  accommodations: [
    {
      id: 'olare-fig-camp',
      name: 'Olare Fig Camp',
      roomType: 'Classic tent',
      pricePerNight: 1,
      nights: 1,
      addedAt: '2026-11-20T08:00:00Z',
    },
  ],
};

/** Sends a customised tour as the site does, at the prices of the day, and gives the reference. */
export async function sendSafari(
  caller: playwright.APIRequestContext,
  siteUrl: string,
  { name, ...given }: Partial<CustomSafariRequest> & { name: string },
): Promise<string> {
  const contact = { name, email: `${randomUUID()}@mail.example`, preferredContact: 'email' as const };
  const send = async (body: Omit<CustomSafariRequest, 'turnstileToken'>) => {
    const challenge = await caller.get(`${siteUrl}/api/bot-check/challenge?action=custom-safari`);
    const turnstileToken = await solve(await challenge.json());
    return caller.post(`${siteUrl}/api/custom-safari-request`, { data: { ...body, turnstileToken } });
  };
  const asked = safariBody({ ...safari, contact, ...given });
  const first = await send(asked);
  if (first.status() !== 409) throw new Error(`A trip at other prices was answered with ${first.status()}.`);
  // What a visitor is shown then, and agrees to.
  const { prices } = await first.json();
  const items = {
    baseTour: { ...asked.baseTour, price: prices.baseTour },
    activities: asked.activities.map((item, at) => ({ ...item, price: prices.activities[at].price })),
    accommodations: asked.accommodations.map((item, at) => ({
      ...item,
      pricePerNight: prices.accommodations[at].pricePerNight,
    })),
  };
  const answer = await send({ ...asked, ...items, pricing: pricingOf({ ...asked, ...items }) });
  if (answer.status() !== 201) throw new Error(`The trip was answered with ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).reference;
}
