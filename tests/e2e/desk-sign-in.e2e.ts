import { expectAccessible } from '#tests/e2e/accessible.ts';
import {
  colleaguePage,
  deskUrl,
  atTheDoor as doorTest,
  expect,
  mailTo,
  officeData,
  sendEnquiry,
  test,
  watchDesk,
} from '#tests/e2e/desk-test.ts';
import { mailsIn } from '#tests/support/desk/office-mails.ts';

doorTest('a mail’s link asks for a press, signs in, and leads to where one was going', async ({ page }) => {
  const problems = watchDesk(page);
  await page.goto('/enquiries?state=won');
  await expect(page).toHaveURL(/\/sign-in\?from=/);
  await page.getByLabel('Your email address').fill('staff-50@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'staff-50@example.com' })).toBeVisible();
  const { token } = await mailTo('staff-50@example.com');
  // Whoever only opens the address, as a scanner of mails does, has signed nobody in.
  await page.goto(`/sign-in#token=${token}`);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await page.getByText('staff-50', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/enquiries');
  await expect(page).toHaveURL(/\/sign-in/);
  expect(problems).toEqual([]);
});

doorTest('the code signs in where it was asked for; a wrong one says so and keeps the field', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Your email address').fill('staff-51@example.com');
  await page.keyboard.press('Enter');
  const { code } = await mailTo('staff-51@example.com');
  await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
});

doorTest('a preview leads to the door, and whoever signs in is back at it', async ({ page }) => {
  await page.goto('/preview/tour/masai-mara-safari');
  await expect(page).toHaveURL(/\/sign-in\?from=/);
  await page.getByLabel('Your email address').fill('staff-52@example.com');
  await page.keyboard.press('Enter');
  const { code } = await mailTo('staff-52@example.com');
  await page.getByLabel('Code').fill(`Your code is ${code}.`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Preview/)).toBeVisible();
  await expect(page).toHaveURL(`${deskUrl}/preview/tour/masai-mara-safari`);
});

test('a link that is followed from a chat leads on whoever is signed in', async ({ page }) => {
  for (const path of ['/preview/tour/masai-mara-safari', '/departures']) {
    await page.goto(`data:text/html,<a href="${deskUrl}${path}">Look at this</a>`);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${deskUrl}${path}`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Departures' })).toBeVisible();
});

doorTest('the page at the door has nothing for axe to find, and lets nothing foreign in', async ({ page }) => {
  const answer = await page.goto('/sign-in');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';.* trusted-types default$/);
  expect(policy).not.toContain('unsafe');
  await expect(page.getByLabel('Your email address')).toBeVisible();
  await expectAccessible(page);
});

test('a session that ends while somebody writes leads to the door and back, with every word (B-503)', async ({
  browser,
}) => {
  const page = await colleaguePage(browser, 57);
  const reference = await sendEnquiry(page.request, { name: 'Session Ends' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByLabel('Subject').fill('Your safari');
  await page.getByLabel('Text', { exact: true }).fill('Written before the session ended');
  // Any call that is still on its way would lead to the door before the press.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page).toHaveURL(`${deskUrl}/sign-in?from=%2Fenquiries%2F${reference}`);
  const known = mailsIn(officeData);
  await page.getByLabel('Your email address').fill('staff-57@example.com');
  await page.keyboard.press('Enter');
  const { code } = await mailTo('staff-57@example.com', known);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${deskUrl}/enquiries/${reference}`);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Written before the session ended');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('Written before the session ended');
  await page.context().close();
});

doorTest(
  'what was typed stays when a session ends by itself, and goes at sign-out (B-849)',
  async ({ page, request, context }) => {
    const reference = await sendEnquiry(request, { name: 'Left Behind' });
    const enter = async (known: readonly string[] = []) => {
      await page.goto('/sign-in');
      await page.getByLabel('Your email address').fill('staff-58@example.com');
      await page.keyboard.press('Enter');
      const { code } = await mailTo('staff-58@example.com', known);
      await page.getByLabel('Code').fill(code);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
      await page.goto(`/enquiries/${reference}`);
      return [...known, ...mailsIn(officeData)];
    };
    const text = page.getByLabel('Text', { exact: true });
    const known = await enter();
    await text.fill('A secret of the traveller.');
    await context.clearCookies();
    const later = await enter(known);
    await expect(text).toHaveValue('A secret of the traveller.');
    await page.getByText('staff-58', { exact: true }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Throw it away and sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret of the traveller');
    await enter(later);
    await expect(text).toHaveValue('');
  },
);
