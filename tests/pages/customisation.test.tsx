import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftOutNote } from '#features/trip/state/read-customization.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { testNow } from '#tests/support/test-app.ts';

const key = 'tourCustomization';
const mara = '/tour/masai-mara-safari';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

const panel = () => screen.findByRole('region', { name: 'Make it yours' });
const summary = async () => {
  const part = within(await panel());
  const unfold = part.getByText('Choose who, when, what to do and where to sleep');
  if (unfold.closest('details')?.open === false) await userEvent.click(unfold);
  return within(part.getByRole('region', { name: 'Your trip' }));
};
const click = async (name: string | RegExp) => userEvent.click(within(await panel()).getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('looking at a tour stores nothing; guests, an activity and nights change the lines, which add up (B-118)', async () => {
  await openSite(mara);
  await panel();
  expect(stored()).toBeNull();
  await click('More children');
  await click('Add Balloon over the Mara');
  await click('Fewer people at Balloon over the Mara');
  await click('Show rooms at Enkiama Hill Camp');
  await click('More nights in Hill tent, Enkiama Hill Camp');
  const trip = await summary();
  // 450 × 3 + 480 × 2 + 85 = 2395; 12 % = 287.40; + 50
  for (const line of ['$1,350.00', '$960.00', '$85.00', '$287.40', '$50.00', '$2,732.40']) {
    expect(trip.getByText(line)).toBeVisible();
  }
  expect(trip.getByText('2 adults, 1 child', { exact: false })).toBeVisible();
});

test('an extra night is a day of the trip, of which the last day, an activity after it and the lines of others know; undone it is none (B-735)', async () => {
  await openSite(mara);
  await click('Add Balloon over the Mara');
  await click('Show rooms at Enkiama Hill Camp');
  await click('More nights in Hill tent, Enkiama Hill Camp');
  expect((await summary()).getByText(/^Maasai Mara Safari, 4 days, one more than the tour/)).toBeVisible();
  const dates = { startDate: '2027-06-29', endDate: '2027-07-02', flexibility: 'exact' };
  const { customizations } = stored();
  const activities = [{ ...customizations.activities[0], selectedDate: dates.endDate }];
  localStorage.setItem(key, JSON.stringify({ ...stored(), customizations: { ...customizations, activities, dates } }));
  cleanup();

  await openSite(mara);
  const days = async () =>
    within((await summary()).getByRole('region', { name: 'Day by day' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await days()).toEqual([
    'Tue, 29 Jun 2027 Down the escarpment to the Mara, night at Enkiama Hill Camp',
    'Wed, 30 Jun 2027 A whole day on the plains, night at Enkiama Hill Camp',
    'Thu, 1 Jul 2027 A day more at Enkiama Hill Camp, night at Enkiama Hill Camp',
    'Fri, 2 Jul 2027 Home by mid-afternoon',
  ]);
  // Two on 29 and 30 June at $100, on 1 July at $200; tips of $10 to $15 on four days.
  expect((await summary()).getByText('$800')).toBeVisible();
  expect((await summary()).getByText('$80 to $120')).toBeVisible();

  await click('Fewer nights in Hill tent, Enkiama Hill Camp');
  expect(await days()).toHaveLength(3);
  const kept = () => [stored().customizations.dates.endDate, stored().customizations.activities[0].selectedDate];
  expect(kept()).toEqual(['2027-07-01', '2027-07-01']);
  await click('Undo');
  expect(kept()).toEqual(['2027-07-02', '2027-07-02']);
});

test('a stay in the same place takes the place of the tour’s own: its difference, its nights, and back again (B-739)', async () => {
  await openSite(mara);
  await click('Show rooms at Naboisho Starbeds');
  const press = /^Starbed platform, Naboisho Starbeds: Instead of Enkiama Hill Camp, 2 nights, \+\$870$/;
  await click(press);
  const trip = await summary();
  const line = trip.getByText('Naboisho Starbeds, Starbed platform, instead of Enkiama Hill Camp, 2 nights');
  // (520 - 85) × 2; 450 × 2 + 870 = 1770 with 12 % and 50
  expect(line.parentElement).toHaveTextContent('$870');
  expect(trip.getByText('$2,032.40')).toBeVisible();
  const nights = () => trip.getAllByText(/, night at/).map(({ textContent }) => textContent);
  expect(nights()).toEqual([', night at Naboisho Starbeds', ', night at Naboisho Starbeds']);
  expect(within(await panel()).getByText('Naboisho Starbeds takes its place on the tour.')).toBeVisible();
  expect(within(await panel()).queryByRole('button', { name: /Kibo|Lion Hill/ })).toBeNull();

  await click(press);
  expect(stored().customizations.accommodations).toEqual([]);
  await click('Undo');
  expect(stored().customizations.accommodations).toMatchObject([{ insteadOf: { id: 'enkiama-hill-camp' } }]);
});

test('a new total is announced once it has settled, and the party goes on to the next tour one looks at (B-225)', async () => {
  const { unmount } = await openSite(mara);
  await click('More adults');
  const announcement = await screen.findByText(
    /^Our invoice for 3 travellers: from \$1,562 in May to \$2,066 in December/,
  );
  expect(announcement).toHaveAttribute('role', 'status');
  unmount();
  await openSite('/tour/amboseli-tour');
  expect((await summary()).getByText('3 adults', { exact: false })).toBeVisible();
});

test('an activity that was taken off comes back with its people, and so does a trip one has started over', async () => {
  await openSite(mara);
  await click('Add Balloon over the Mara');
  await click('Fewer people at Balloon over the Mara');
  await click('Remove Balloon over the Mara');
  expect((await summary()).queryByText(/Balloon/)).toBeNull();
  const undo = within(await panel()).getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect((await summary()).getByText('Balloon over the Mara, for 1')).toBeVisible();
  await click('Start over');
  expect(stored()).toMatchObject({ baseTour: { slug: 'masai-mara-safari' }, customizations: { activities: [] } });
  await click('Undo');
  expect(stored().customizations.activities).toHaveLength(1);
});

test('a trip from another tour is never taken away without being asked (B-119)', async () => {
  const { unmount } = await openSite(mara);
  await click('More adults');
  await click('Add Balloon over the Mara');
  const before = localStorage.getItem(key);
  unmount();

  await openSite('/tour/amboseli-tour');
  expect(within(await panel()).getByText('You already have a trip in the making')).toBeVisible();
  expect(within(await panel()).getByRole('link', { name: 'Go on with that trip' })).toHaveAttribute(
    'href',
    '/tour/masai-mara-safari#customise',
  );
  // The party of the price box can be tried out without touching the stored trip.
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Price' })).getByRole('button', { name: 'More adults' }),
  );
  expect(localStorage.getItem(key)).toBe(before);

  await click('Start anew with this tour');
  expect(stored().baseTour.slug).toBe('amboseli-tour');
  expect(stored().customizations).toMatchObject({ activities: [], guestCount: { adults: 4 } });
  await click('Undo');
  expect(stored().baseTour.slug).toBe('masai-mara-safari');
  expect(stored().customizations.activities).toHaveLength(1);
});

test('a damaged trip opens with what could be read, without what the tour does not offer, and says so', async () => {
  const first = await openSite(mara);
  await click('Add Balloon over the Mara');
  first.unmount();
  const trip = stored();
  trip.customizations.activities.push({ id: 'x', name: 'X', price: -5 });
  trip.customizations.guestCount = 'all of us';
  trip.pricing = { total: 1 };
  localStorage.setItem(key, JSON.stringify(trip));
  const { unmount } = await openSite(mara);
  expect(within(await panel()).getByText(leftOutNote)).toBeVisible();
  expect((await summary()).getByText('$2,133.20')).toBeVisible();
  unmount();
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('balloon-over-the-mara', 'gorilla-trekking'));
  await openSite(mara);
  expect(within(await panel()).getByText(/no longer offered/)).toBeVisible();
  expect((await summary()).getByText('$1,058')).toBeVisible();
});

test('WhatsApp carries the trip as it stands (B-120)', async () => {
  await openSite(mara);
  await click('Add Balloon over the Mara');
  const link = (await summary()).getByRole('link', { name: 'Send it on WhatsApp' });
  const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('+ Balloon over the Mara, for 2: $960');
  expect(message).toContain('Our invoice: from $2,133.20 in May to $2,469.20 in December');
});

test('a tour’s card leads to where it is customised', async () => {
  await openSite('/tours');
  const link = await screen.findByRole('link', { name: 'Customise Maasai Mara Safari' });
  expect(link).toHaveAttribute('href', '/tour/masai-mara-safari#customise');
  await userEvent.click(link);
  await waitFor(async () => expect(await panel()).toHaveFocus());
});

// Last: what storage refused stays in memory for as long as the page, or this file, lives.
test('where storage is blocked the trip works, and says that it will not be stored', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => undefined,
  });
  await openSite(mara);
  await click('Add Balloon over the Mara');
  expect((await summary()).getByText('$2,133.20')).toBeVisible();
  expect(within(await panel()).getByText(/does not let us keep your trip/)).toBeVisible();
});
