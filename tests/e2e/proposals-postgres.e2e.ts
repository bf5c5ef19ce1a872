import { expect, test } from '@playwright/test';
import { sendEnquiry } from '#tests/support/desk/send-enquiry.ts';
import { signInByCode } from '#tests/support/desk/sign-in-by-code.ts';
import { startOffice } from '#tests/support/desk/start-office.ts';
import { startThrowawayPostgres } from '#tests/support/store/throwaway-postgres.ts';

const planner = 'planner@example.com';

test('over PostgreSQL: seats are asked for, proposed with three presses, and held by one more', async ({ browser }) => {
  const postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, 'PostgreSQL is not installed.');
  if (postgres === undefined) return;
  const office = await startOffice(postgres.url, planner);
  try {
    const desk = await browser.newContext({ baseURL: office.deskUrl, storageState: { cookies: [], origins: [] } });
    await signInByCode(desk.request, { desk: office.deskUrl, dataDir: office.dataDir, email: planner });

    const groupTour = await (
      await desk.request.get(`${office.siteUrl}/api/group-tour/amboseli-elephant-weekend`)
    ).json();
    const departure = groupTour.departures.find(
      ({ availableSeats }: { availableSeats: number }) => availableSeats >= 2,
    );
    const reference = await sendEnquiry(desk.request, office.siteUrl, {
      name: 'Amina Otieno',
      context: {
        kind: 'group-tour',
        id: groupTour.slug,
        name: groupTour.name,
        url: `/group-tour/${groupTour.slug}`,
        departureId: departure.id,
        seats: 2,
      },
    });

    const page = await desk.newPage();
    await page.goto(`/enquiries/${reference}`);
    await page.getByRole('button', { name: 'Make a proposal' }).click();
    await page.getByRole('button', { name: 'Send …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Sent to Amina Otieno')).toBeVisible();

    const { proposals } = await (await desk.request.get(`/api/enquiries/${reference}`)).json();
    const { versions } = await (await desk.request.get(`/api/proposals/${proposals[0].id}`)).json();
    const { pathname, hash } = new URL(versions[0].link);
    const traveller = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await traveller.goto(office.siteUrl + pathname + hash);
    await traveller.getByRole('button', { name: 'Yes, please hold it' }).click();
    await traveller.getByRole('button', { name: 'Hold it for me' }).click();
    await expect(traveller.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();

    await page.goto(`/departures/${departure.id}`);
    await expect(page.getByText('Amina Otieno').first()).toBeVisible();
    const { availableSeats } = await (
      await desk.request.get(`${office.siteUrl}/api/group-tour/${departure.id}/availability`)
    ).json();
    expect(availableSeats).toBe(departure.availableSeats - 2);
  } finally {
    await office.stop();
    postgres.stop();
  }
});
