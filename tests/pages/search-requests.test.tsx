import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexUids } from '#contract/search/search-indexes.ts';
import { box, heading, link } from '#tests/support/search/search-page.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

test('the box of the page searches when the typing has rested for 1200 ms, and at once with Enter (B-90)', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search?q=s', { network });
  await heading('Popular destinations');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(box(), { target: { value: 'mara' } });
  await act(() => vi.advanceTimersByTimeAsync(1199));
  expect(searches).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(searches).toHaveLength(5));
  await userEvent.clear(box());
  await userEvent.type(box(), 'nakuru{Enter}');
  await waitFor(() => expect(searches).toHaveLength(10));
  expect(searches.every(({ queries }) => queries.length === 1 && queries[0]?.limit === 10)).toBe(true);
});

test('a search of one collection asks that one, the others when they are wanted, and none of them again (B-145)', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search?q=safari&index=tours', { network });
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(searches.map(({ index }) => index)).toEqual(['tours']);
  await userEvent.click(await link(/^Stays/));
  await waitFor(() => expect(searches.map(({ index }) => index)).toEqual(['tours', 'accommodations']));
  await userEvent.click(await link(/^All/));
  await heading('Group tours');
  await userEvent.click(await link(/^Tours \d+/));
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(searches).toHaveLength(5);
  expect(new Set(searches.map(({ index }) => index))).toEqual(new Set(indexUids));
});

test('words and filters that change together are one search', async () => {
  const { searches, network } = recordSearches();
  const { router } = await openSite('/search?q=safari&index=tours', { network });
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await router.navigate({ to: '/search', search: { q: 'mara', index: 'tours', tier: ['luxury'] } });
  await screen.findByText(/^\d+ tours?.* for mara$/);
  const [asked, ...others] = searches.slice(1);
  expect(others).toEqual([]);
  expect(asked?.queries[0]).toMatchObject({ indexUid: 'tours', q: 'mara', filter: [['"tier"="luxury"']] });
});
