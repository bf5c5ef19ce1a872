import type * as playwright from '@playwright/test';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { decidedAt } from '#tests/e2e/decided-visitor.ts';
import { deskUrl, siteUrl } from '#tests/e2e/desk-test.ts';
import * as support from '#tests/support/desk/proposal-office.ts';

export { maraTour, onDay } from '#tests/support/desk/proposal-office.ts';

/** The office of this run. */
export const proposalOffice = (office: playwright.APIRequestContext) =>
  support.proposalOffice(office, { desk: deskUrl, site: siteUrl });

/** The address of the version sent last, at this run's site, and its secret. */
export function linkOf(proposal: DeskProposal): { address: string; token: string } {
  const { path, token } = support.linkOf(proposal);
  return { address: siteUrl + path, token };
}

/** A traveller who has answered the cookie banner, in a browser of their own. */
export async function travellersPage(
  browser: playwright.Browser,
  given: playwright.BrowserContextOptions = {},
): Promise<playwright.Page> {
  const storageState = decidedAt(siteUrl);
  const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block', storageState, ...given });
  return context.newPage();
}
