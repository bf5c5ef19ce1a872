import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';
import { mailsIn, signInMailTo } from '#tests/support/desk/office-mails.ts';

/** Signs one of the staff in at `desk`, whose server keeps its mails in `dataDir`, by the code that is sent: `caller` keeps the session. */
export async function signInByCode(
  caller: playwright.APIRequestContext,
  { desk, dataDir, email }: { desk: string; dataDir: string; email: string },
): Promise<void> {
  // Whoever signs in again, as a test that is run again does, has a new code.
  const known = mailsIn(dataDir);
  await caller.post(`${desk}/api/sign-in`, { data: { email } });
  const { code } = await signInMailTo(dataDir, email, known);
  const answer = await caller.post(`${desk}/api/sign-in/code`, { data: { email, code } });
  expect(answer.status()).toBe(200);
}
