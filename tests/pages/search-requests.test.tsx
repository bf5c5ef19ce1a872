import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexUids } from '#contract/search-indexes.ts';
import { box, heading, link } from '#tests/support/search/search-page.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

// A loaded machine takes its time; what is waited for is the state, not the moment.
configure({ asyncUtilTimeout: 15_000 });

test('the box of the page searches when the typing has rested for 1200 ms, and at once with Enter (B-90)', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search', { network });
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
});

test('a search of all collections is five requests, one an index (B-145)', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search?q=safari', { network });
  await heading('Tours');
  expect(new Set(searches.map(({ index }) => index))).toEqual(new Set(indexUids));
  expect(searches).toHaveLength(5);
  expect(searches.every(({ queries }) => queries.length === 1 && queries[0]?.limit === 10)).toBe(true);
});

test.each(['', '?q=', '?q=s', '?q=%20s%20', '?index=tours'])('/search%s asks for no hits', async (search) => {
  const { searches, network } = recordSearches();
  await openSite(`/search${search}`, { network });
  expect(await heading('Popular destinations')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(searches).toEqual([]);
});

test('a search of one collection asks that one, and the others when they are wanted (B-145)', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search?q=safari&index=tours', { network });
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(searches.map(({ index }) => index)).toEqual(['tours']);
  await userEvent.click(await link(/^Stays/));
  await waitFor(() => expect(searches.map(({ index }) => index)).toEqual(['tours', 'accommodations']));
  await userEvent.click(await link(/^All/));
  await heading('Group tours');
  expect(searches).toHaveLength(5);
  expect(new Set(searches.map(({ index }) => index))).toEqual(new Set(indexUids));
});

test('going to one collection and back to all asks nothing', async () => {
  const { searches, network } = recordSearches();
  await openSite('/search?q=safari', { network });
  await heading('Tours');
  await userEvent.click(await link(/^Tours \d+/));
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await userEvent.click(await link(/^All \d+/));
  await heading('Destinations');
  expect(searches).toHaveLength(5);
});
