import type * as playwright from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { ContactMessage } from '#contract/forms/contact.ts';
import { testedStaff } from '#scripts/testing/tested-server.ts';
import { signInMailTo } from '#tests/support/desk/office-mails.ts';
import { sendEnquiry as sendEnquiryTo } from '#tests/support/desk/send-enquiry.ts';
import { signInByCode } from '#tests/support/desk/sign-in-by-code.ts';

export { expect };

/** Where the visitors of this office are. */
export const siteUrl = `http://localhost:${process.env.E2E_OFFICE_PORT}`;

/** Where it keeps its store and its mails. */
export const officeData = String(process.env.E2E_OFFICE_DATA_DIR);

/** Its content: a copy that may be changed. */
export const officeContent = String(process.env.E2E_OFFICE_CONTENT);

export const deskUrl = `http://localhost:${process.env.E2E_DESK_PORT}`;

type StorageState = Awaited<ReturnType<playwright.APIRequestContext['storageState']>>;

interface AtTheDesk {
  /** The address of who works here: each worker of the run has its own. */
  me: string;
  /** A session that began when the worker first needed one. */
  session: StorageState;
}

/** Tests of somebody who is signed in at the desk. */
export const test = base.extend<object, AtTheDesk>({
  me: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use, { workerIndex }) => {
      await use(testedStaff[workerIndex % testedStaff.length] ?? '');
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ me, playwright: { request } }, use) => {
      const caller = await request.newContext({ baseURL: deskUrl });
      await signInByCode(caller, { desk: deskUrl, dataDir: officeData, email: me });
      await use(await caller.storageState());
      await caller.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: deskUrl,
  storageState: ({ session }, use) => use(session),
});

/** Tests of somebody who is not. */
export const atTheDoor = base.extend({ baseURL: deskUrl, storageState: { cookies: [], origins: [] } });

/** The mail to one of the staff that is not `known` yet. */
export const mailTo = (email: string, known?: readonly string[]) => signInMailTo(officeData, email, known);

/** What went wrong on the page while a test looked on: errors of scripts, and what the policy refused. */
export function watchDesk(page: playwright.Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|412|422)/.test(message.text())) problems.push(message.text());
  });
  return problems;
}

/** Sends the contact form as the site does, and gives the reference. */
export const sendEnquiry = (caller: playwright.APIRequestContext, given?: Partial<ContactMessage>) =>
  sendEnquiryTo(caller, siteUrl, given);

/** The page of another member of the staff, in a browser of their own. */
export async function colleaguePage(browser: playwright.Browser, n: number): Promise<playwright.Page> {
  const email = testedStaff[n] ?? '';
  const context = await browser.newContext({ baseURL: deskUrl, storageState: { cookies: [], origins: [] } });
  await signInByCode(context.request, { desk: deskUrl, dataDir: officeData, email });
  return context.newPage();
}

/** The server has the call and has answered, and the answer never comes. */
export async function loseAnswer(route: playwright.Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** What visitors are answered about a tour. */
export async function seenByVisitors(request: playwright.APIRequestContext, tour: string) {
  return (await request.get(`${siteUrl}/api/tour/${tour}`)).json();
}

/** The bar at the end of a record's page. */
export const publishBar = (page: playwright.Page) => page.getByRole('region', { name: 'Publish' });

/** Publishes what is on the page, and waits until it is live. */
export async function publish(page: playwright.Page): Promise<void> {
  await publishBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It is live', { exact: true })).toBeVisible();
  await expect(publishBar(page)).toContainText('This is live.');
}
