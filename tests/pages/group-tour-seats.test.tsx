import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answering, lineTo } from '#tests/support/site/line-to.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const address = '/group-tour/amboseli-elephant-weekend';
const focus = () => window.dispatchEvent(new Event('visibilitychange'));

test('seats come with the page, say when they were checked, promise none, and are checked again when one comes back (B-25)', async () => {
  const { requests, container } = await openSite(address);
  expect((await screen.findAllByText(/^checked \d\d:\d\d$/)).length).toBeGreaterThan(0);
  const checks = () => requests.filter((request) => request.includes('availability'));
  expect(checks()).toEqual([]);
  expect(container.querySelector('#departures')?.textContent).not.toMatch(
    /\breserve (now|your)|\bbook now|\byour seats? (is|are)/i,
  );
  expect(screen.getByText(/Asking does not hold a seat/)).toBeVisible();
  focus();
  await expect.poll(checks).toHaveLength(6);
});

type Site = Awaited<ReturnType<typeof openSite>>;

/** The office sells seats: that many are left on every departure of the tour. */
const leave = ({ backEnd }: Site, seats: number) =>
  backEnd.store.db
    .updateTable('departure_seats')
    .set((row) => ({ booked_seats: row('total_seats', '-', seats), version: row('version', '+', 1) }))
    .where('group_tour_id', '=', 'amboseli-elephant-weekend')
    .execute();

/** As a copy that was saved ten seconds ago is restored. */
function ageAll({ queryClient }: Site): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.data !== undefined) queryClient.setQueryData(queryKey, state.data, { updatedAt: Date.now() - 10_000 });
  }
}

const about = ({ requests }: Site, path: string) => requests.filter((request) => request.startsWith(path));

test('a page looked at again shows the seats of now, of every date, also from a copy seconds old, for one request (B-324)', async () => {
  const site = await openSite(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 15 dates' }));
  expect(about(site, address)).toHaveLength(1);
  await site.router.navigate({ to: '/faq' });
  await leave(site, 3);
  ageAll(site);
  await site.router.navigate({ to: '/group-tour/$tourSlug', params: { tourSlug: 'amboseli-elephant-weekend' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 15 dates' }));
  const rows = () => [...document.querySelectorAll('[id^="departure-"]')];
  await expect.poll(() => rows().filter((row) => row.textContent?.includes('3 of 7 seats left'))).toHaveLength(15);
  expect(about(site, address)).toHaveLength(2);
});

test('a list looked at again shows the seats of now; asked for a moment ago, it is not asked for twice (B-324)', async () => {
  const site = await openSite('/group-tours');
  const badges = await screen.findAllByText(/^(Available|Limited|Guaranteed to run|On request|Waiting list|Sold out)$/);
  expect(badges.length).toBeGreaterThanOrEqual(6);
  expect(about(site, '/group-tours')).toHaveLength(1);
  await site.router.navigate({ to: '/faq' });
  await site.router.navigate({ to: '/group-tours' });
  await screen.findAllByText(/seats left$/);
  expect(about(site, '/group-tours')).toHaveLength(1);
  await site.router.navigate({ to: '/faq' });
  await leave(site, 2);
  ageAll(site);
  await site.router.navigate({ to: '/group-tours' });
  expect(await screen.findByText('2 of 7 seats left')).toBeVisible();
  expect(about(site, '/group-tours')).toHaveLength(2);
});

test('the home page looked at again shows the seats of now, and asks for nothing else again (B-581)', async () => {
  const site = await openSite('/');
  await screen.findAllByText(/seats left/);
  await site.router.navigate({ to: '/faq' });
  await leave(site, 2);
  ageAll(site);
  const before = site.requests.length;
  await site.router.navigate({ to: '/' });
  expect((await screen.findAllByText(/2 of 7 seats left/)).length).toBeGreaterThan(0);
  expect(new Set(site.requests.slice(before))).toEqual(new Set([expect.stringMatching(/^\/group-tours\?/)]));
});

test('seats that could not be checked are neither promised nor refused, and Refresh asks for those of its date again (B-160)', async () => {
  const line = lineTo('availability', true);
  await openSite(address, line);
  await screen.findAllByText(/^checked/);
  focus();
  const couldNotCheck = /Unable to check current availability/;
  await expect.poll(() => screen.queryAllByText(couldNotCheck).length).toBe(6);
  expect(screen.getAllByText(couldNotCheck)[0]).not.toHaveTextContent(/\b0 of|Available/);
  expect(screen.getAllByText('Availability Check Failed')).toHaveLength(6);
  line.isCut = false;
  await userEvent.click(screen.getAllByRole('button', { name: /^Refresh, / })[0] as HTMLElement);
  await expect.poll(() => screen.queryAllByText('Availability Check Failed').length).toBe(5);
});

test('each date says what the seats one needs come to, the supplement of one alone with it (B-296)', async () => {
  await openSite('/group-tour/ndutu-calving-special');
  const user = userEvent.setup();
  expect(
    (
      await screen.findAllByText(
        /^For 2 seats our invoice is \$4,866\. With what you pay to others the whole trip is \$5,146 to \$5,306\.$/,
      )
    )[0],
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fewer seats you need' }));
  const alone =
    /^For 1 seat, alone in a room, our invoice is \$2,928\.40, or \$2,458 if you would share\. With what you pay to others the whole trip is \$3,068\.40 to \$3,148\.40\.$/;
  expect((await screen.findAllByText(alone)).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Price and next departure' })).toHaveTextContent('$2,928.40');
});

const twoSeatsLeft = {
  valid: false,
  availableSeats: 2,
  message: 'Only 2 seats are left on this departure.',
  canProceed: false,
};

test('the seats one needs are checked and then asked for, with the departure as context (B-163)', async () => {
  const { router, requests } = await openSite(address);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More seats you need' }));
  const [enquire] = screen.getAllByRole('button', { name: /^Enquire for 3 seats, / });
  if (enquire === undefined) throw new Error('No departure has seats.');
  await user.click(enquire);
  await expect.poll(() => router.state.location.pathname).toBe('/contact');
  expect(router.state.location.search).toMatchObject({
    topic: 'group',
    groupTour: 'amboseli-elephant-weekend',
    departure: expect.stringMatching(/^amboseli-elephant-weekend-2\d{3}-/),
    seats: '3',
  });
  expect(requests.filter((request) => request.endsWith('/validate-booking'))).toHaveLength(1);
  expect(await screen.findByText(/^Amboseli.*, 3 seats$/)).toBeVisible();
});

test('a departure with one seat left offers one', async () => {
  const { router } = await openSite(address, {
    network: async (request, send) => {
      const response = await send(request);
      if (!new URL(request.url).pathname.startsWith('/api/group-tour/') || request.method !== 'GET') return response;
      return new Response(
        (await response.text()).replace(/"availableSeats":[1-9]\d*/g, '"availableSeats":1'),
        response,
      );
    },
  });
  const user = userEvent.setup();
  const [enquire] = await screen.findAllByRole('button', { name: /^Enquire for 1 seat, / });
  expect(screen.queryByRole('button', { name: /^Enquire for 2 seats/ })).toBeNull();
  await user.click(enquire as HTMLElement);
  await expect.poll(() => router.state.location.search).toMatchObject({ seats: '1' });
});

test('fewer seats than one needs are told in the server’s words, and one can still ask (B-163)', async () => {
  const { router } = await openSite(
    address,
    answering('/validate-booking', () => Response.json(twoSeatsLeft)),
  );
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: /^Enquire for 2 seats, / })[0] as HTMLElement);
  expect(await screen.findByText('Only 2 seats are left on this departure.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/group-tour/amboseli-elephant-weekend');
  expect(screen.getByRole('link', { name: 'Ask us about 2 seats' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contact\?.*seats=2/),
  );
});

test('a validation that fails says so, offers a person instead of another try, and leaves the contact form open (B-64, B-162)', async () => {
  const { requests } = await openSite(address, lineTo('/validate-booking', true));
  const user = userEvent.setup();
  const offers = () => screen.queryAllByRole('button', { name: /^Enquire for \d seats?, / }).length;
  const before = offers();
  await user.click(screen.getAllByRole('button', { name: /^Enquire for 2 seats, / })[0] as HTMLElement);
  expect(await screen.findByText('Unable to validate booking availability')).toBeVisible();
  expect(offers()).toBe(before - 1);
  expect(screen.getByText('Booking Error')).toBeVisible();
  expect(screen.getByText('There was a problem processing your booking. Please try again')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Other ways to reach us' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /try again|retry/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us about 2 seats' })).toBeVisible();
  expect(requests.filter((request) => request.endsWith('/validate-booking'))).toHaveLength(1);
});
