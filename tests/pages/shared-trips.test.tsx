import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type OfficeCall,
  openProposalPage,
  openSharedPage,
  refusal,
} from '#tests/support/proposals/proposal-office.ts';
import {
  sampleHeld,
  sampleNotes,
  sampleShared,
  sampleToken,
  sampleView,
  sharedToken,
} from '#tests/support/proposals/sample-proposal.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] }));

const agreed = (given: Partial<typeof sampleNotes> = {}) =>
  sampleView({ state: 'held', held: sampleHeld, notes: { ...sampleNotes, ...given } });

test('from the yes on the page has who waits where, stays with telephone and map, the night, the bag and the month (B-893)', async () => {
  await openProposalPage({ views: { [sampleToken]: agreed() } });
  const way = within(await screen.findByRole('region', { name: 'On the way' }));
  expect(way.getByText(/^Juma, with a sign/)).toHaveTextContent('at Wilson Airport');
  expect(way.queryByText(/^Changed/)).toBeNull();
  expect(way.getByText('4 to 6 August 2027, 2 nights')).toBeVisible();
  expect(way.getByRole('link', { name: '+254 711 222 333' })).toHaveAttribute('href', 'tel:+254711222333');
  expect(way.getByRole('link', { name: /^1\.322° S, 35\.241° E/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-1.322&mlon=35.241#map=12/-1.322/35.241',
  );
  expect(way.getByRole('link', { name: '+254 722 000 111' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What to pack' })).toHaveTextContent('Binoculars');
  const august = within(screen.getByRole('region', { name: 'Where you go in August' }));
  expect(august.getByRole('heading', { name: 'Maasai Mara' })).toBeVisible();
  expect(august.getByText('August: best').closest('li')).toHaveAttribute('aria-current', 'date');
});

test('who meets one is marked once it changed, with what it was (B-892)', async () => {
  const meeting = { text: 'Peris, at the camp', at: '2026-11-27T21:30:00.000Z', before: 'Juma, at Wilson Airport' };
  await openProposalPage({ views: { [sampleToken]: agreed({ meeting }) } });
  expect(await screen.findByText('Changed on Saturday 28 November.')).toBeVisible();
  expect(screen.getByText('Before: Juma, at Wilson Airport')).toBeVisible();
});

test('nothing is said of the night and of who waits where the office has said nothing (B-893)', async () => {
  await openProposalPage({ views: { [sampleToken]: agreed({ meeting: null, nightPhone: null }) } });
  const way = within(await screen.findByRole('region', { name: 'On the way' }));
  expect(way.queryByText('Who meets you, and where')).toBeNull();
  expect(way.queryByText('How to reach us at night')).toBeNull();
});

/** A page that has stood a while tells of the visit as well, which a slow machine reaches. */
const sharesIn = (calls: readonly OfficeCall[]) => calls.filter(({ path }) => path === '/proposal/share');

test('one press makes the link for those who travel along, and another ends it (B-891)', async () => {
  const user = userEvent.setup();
  const { calls } = await openProposalPage({ views: { [sampleToken]: agreed() } });
  await user.click(await screen.findByRole('button', { name: 'Share with your party' }));
  const link = await screen.findByRole('textbox', { name: 'The link' });
  expect(link).toHaveValue(`${location.origin}/tour/masai-mara-safari#shared=${sharedToken}`);
  expect(sharesIn(calls)).toEqual([{ path: '/proposal/share', body: { token: sampleToken, isShared: true } }]);
  expect(screen.getByRole('dialog')).toHaveTextContent('nothing of what it costs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The same again needs no call.
  await user.click(screen.getByRole('button', { name: 'Share with your party' }));
  await screen.findByRole('textbox', { name: 'The link' });
  expect(sharesIn(calls)).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText(/^It is ended/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share with your party' })).toBeVisible();
});

test('of a trip that was given back the link can be ended, and no other is made (B-891)', async () => {
  const user = userEvent.setup();
  const { calls } = await openProposalPage({
    views: { [sampleToken]: sampleView({ state: 'withdrawn', shared: sharedToken }) },
  });
  await user.click(await screen.findByRole('button', { name: 'End the link' }));
  expect(await screen.findByText(/^It is ended/)).toBeVisible();
  expect(sharesIn(calls)).toEqual([{ path: '/proposal/share', body: { token: sampleToken, isShared: false } }]);
  expect(screen.queryByText(/travel with you have a link/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share with your party' })).toBeNull();
});

test('a link that could not be made says so (B-891)', async () => {
  const user = userEvent.setup();
  await openProposalPage({
    views: { [sampleToken]: agreed() },
    answer: ({ path }) => (path === '/proposal/share' ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Share with your party' }));
  expect(await screen.findByText(/^It is not shared yet: we could not reach our office\./)).toBeVisible();
});

test('what is shared has the whole trip, and no sum, no word to the traveller, nothing that acts (B-890)', async () => {
  const { calls } = await openSharedPage();
  expect(await screen.findByText('Shared with you by Amina')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maasai Mara Safari');
  expect(screen.getByText('Your trip, 4 to 6 August 2027, for 2 adults and 1 child (8)')).toBeVisible();
  expect(screen.getByText('It is booked and confirmed.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Back to Nairobi' })).toBeVisible();
  expect(screen.getByText(/^Juma, with a sign/)).toBeVisible();
  const trip = screen.getByRole('article');
  expect(trip).not.toHaveTextContent('$');
  expect(trip).not.toHaveTextContent('Dear Amina');
  await screen.findByRole('button', { name: 'Take it off this device' });
  const buttons = within(trip).queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Print it'),
    'Take it off this device',
  ]);
  expect(within(trip).queryByRole('textbox')).toBeNull();
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/proposal/shared']));
});

test('a shared trip that was given back says so (B-891)', async () => {
  await openSharedPage({ trips: { [sharedToken]: sampleShared({ state: 'withdrawn', notes: undefined }) } });
  expect(await screen.findByText('This trip was given back')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull();
});

test('a link that was ended leads to the tour as everybody has it, and says whom to ask (B-891)', async () => {
  await openSharedPage({ answer: () => refusal(404, 'not_found', 'There is nothing here.') });
  expect(await screen.findByText('We cannot find the trip this link leads to.')).toBeVisible();
  expect(screen.getByText(/ended by who sent it to you/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Price' })).toBeVisible();
});
