import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begunMark } from '#contract/site/page-marks.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { testNow } from '#tests/support/test-app.ts';

const key = 'tourCustomization';
const trip = {
  baseTour: { id: 'masai-mara-safari', slug: 'masai-mara-safari', name: 'Maasai Mara Safari', price: 400, duration: 3 },
  customizations: {
    activities: [
      { id: 'balloon-over-the-mara', name: 'Balloon over the Mara', price: 470, addedAt: '2026-11-10T09:00:00.000Z' },
    ],
    accommodations: [],
    guestCount: { adults: 2, children: 2, infants: 0 },
    dates: { startDate: '2027-02-10', endDate: '2027-02-12', flexibility: 'exact' },
  },
};
/** What runs before the first paint. */
const beforePaint = () => {
  const [, looks = 'nothing'] =
    /if \(\/(.+)\/\.test\(localStorage/.exec(readFileSync('src/start/before-paint.ts', 'utf8')) ?? [];
  if (new RegExp(looks).test(localStorage.getItem(key) ?? '')) document.documentElement.setAttribute(begunMark, '');
};
const begin = (changes: object = {}) => {
  localStorage.setItem(key, JSON.stringify({ ...trip, customizations: { ...trip.customizations, ...changes } }));
  beforePaint();
};
const card = async () => within(await screen.findByRole('region', { name: 'The trip you have begun' }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterEach(() => {
  document.documentElement.removeAttribute(begunMark);
});

test.each(['/', '/tours', '/group-tours'])(
  '%s says what the trip one has begun costs now, why, and what it lacks (B-668)',
  async (path) => {
    begin();
    await openSite(path);
    const begun = await card();
    expect(await begun.findByText('Your trip: Maasai Mara Safari, 3 days')).toBeVisible();
    // (475 × 4 + 480 × 4) × 1.12 + 50 against (400 × 4 + 470 × 4) × 1.12 + 50
    expect(
      begun.getByText(
        /Our invoice \$4,328\.40, \$380\.80 more than when you last changed it: the tour \$475 \(was \$400\); Balloon over the Mara \$480 \(was \$470\)\./,
      ),
    ).toBeVisible();
    expect(begun.getByText('Not sent to us yet. Still missing: the ages of 2 children.')).toBeVisible();
    expect(begun.getByRole('link', { name: 'Go on with it' })).toHaveAttribute(
      'href',
      '/tour/masai-mara-safari#customise',
    );
  },
);

test('a trip whose days have passed says so, and one without a day what is missing (B-668)', async () => {
  begin({ dates: { startDate: '2026-11-01', endDate: '2026-11-03', flexibility: 'exact' } });
  await openSite('/tours');
  expect(
    (await card()).getByText(/Still missing: a first day.*The days you had chosen can no longer be asked for/),
  ).toBeVisible();
});

test('it is let go at a press, and comes back as it was (B-668)', async () => {
  begin();
  await openSite('/tours');
  await userEvent.click((await card()).getByRole('button', { name: 'Let it go' }));
  expect(JSON.parse(localStorage.getItem(key) ?? '').customizations.activities).toEqual([]);
  const undo = (await card()).getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect((await card()).getByText('Your trip: Maasai Mara Safari, 3 days')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(key) ?? '').customizations.activities).toHaveLength(1);
});

test('for who has begun nothing, or looked at a tour alone, nothing is loaded and nothing asked for (B-669)', async () => {
  begin({ activities: [], dates: { flexibility: 'exact' } });
  const { requests } = await openSite('/tours');
  await screen.findAllByRole('article').catch(() => {});
  expect(screen.queryByRole('region', { name: 'The trip you have begun' })).toBeNull();
  expect(requests.filter((path) => path.startsWith('/tour/'))).toEqual([]);
  expect(document.documentElement).not.toHaveAttribute(begunMark);
});

test('what only looks like a trip gives its place up', async () => {
  localStorage.setItem(key, '{"startDate":"');
  beforePaint();
  await openSite('/tours');
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(begunMark));
});

test('who begins a trip, goes to a list and lets it go there finds no place held for it on the next (B-669)', async () => {
  const { router } = await openSite('/tour/masai-mara-safari');
  const panel = within(await screen.findByRole('region', { name: 'Make it yours' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Add Balloon over the Mara' }));
  await act(() => router.navigate({ to: '/tours' }));
  await userEvent.click((await card()).getByRole('button', { name: 'Let it go' }));
  expect((await card()).getByRole('button', { name: 'Undo' })).toBeVisible();
  await act(() => router.navigate({ to: '/group-tours' }));
  expect(document.documentElement).not.toHaveAttribute(begunMark);
});
