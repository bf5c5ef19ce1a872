import { expect, officeData, siteUrl, test } from '#tests/e2e/desk-test.ts';
import { waitForHydration } from '#tests/e2e/site-test.ts';
import { mailsIn, readMail } from '#tests/support/desk/office-mails.ts';

/** Full when the demonstration begins, and one may wait for it. */
const day = '2027-02-03';
const id = `ndutu-calving-special-${day}`;

/** The link of the newest mail to this address whose text holds `words`. */
async function linkTo(email: string, words: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        const mail = mailsIn(officeData)
          .map((name) => readMail(officeData, name))
          .find((text) =>
            text.includes(`<${email}>`) || text.includes(`To: ${email}\r\n`) ? text.includes(words) : false,
          );
        [, link] = new RegExp(`${words}:\\r?\\n(\\S+)`).exec(mail ?? '') ?? [];
        return link;
      },
      // An offer is made within the minute.
      { timeout: 90_000 },
    )
    .toBeDefined();
  const { pathname, search } = new URL(String(link));
  return siteUrl + pathname + search;
}

test('from the press on a full date to the seat: confirmed, offered, taken, and seen at the desk (B-592)', async ({
  page,
  browser,
}) => {
  const visit = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await visit.newPage();
  await visitor.goto(`${siteUrl}/group-tour/ndutu-calving-special`);
  await waitForHydration(visitor);
  await visitor.getByRole('button', { name: 'Join the waiting list, Wed, 3 Feb 2027' }).click();
  const form = visitor.getByRole('region', { name: 'Waiting list for Wed, 3 Feb 2027' });
  await form.getByLabel('Your name').fill('Wanja Waiting');
  await form.getByLabel('Email').fill('wanja@mail.example');
  await form.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(form.getByRole('button')).toHaveCount(0);

  await page.goto(`/departures/${id}`);
  const parties = page.getByRole('region', { name: 'Who is on it' });
  await expect(parties).not.toContainText('Wanja Waiting');
  // Whoever opens the link has confirmed nothing yet: programs that look at mails open links.
  await visitor.goto(await linkTo('wanja@mail.example', 'Yes, put me on the waiting list'));
  await page.reload();
  await expect(parties).not.toContainText('Wanja Waiting');
  await visitor.getByRole('button').first().click();
  await expect(async () => {
    await page.reload();
    await expect(parties).toContainText('Wanja Waiting', { timeout: 2000 });
  }).toPass();

  await page.getByLabel('Sold').fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await visitor.goto(await linkTo('wanja@mail.example', 'Take the seats'));
  await page.reload();
  await expect(parties).toContainText('Is offered them');
  await visitor.getByRole('button').first().click();
  await expect(async () => {
    await page.reload();
    await expect(parties).toContainText('Has taken them', { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('10 sold, 2 held, 0 free').first()).toBeVisible();
  await visit.close();
});
