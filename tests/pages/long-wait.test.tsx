import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shouldRetry } from '#platform/query-client.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* B-79, B-81: a call has 15 s and is tried again three times. Nobody is left with a spinner for all of them. */

/** Lets calls below `path` hang, until they are let go. */
function hanging(path: string) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const network = async (request: Request, send: (request: Request) => Promise<Response>) => {
    if (new URL(request.url).pathname.startsWith(path)) await gone;
    return send(request);
  };
  return { network, letGo };
}

test('a page whose call hangs says so after 15 s, how to reach a person, and still comes when the call is answered (B-26)', async () => {
  const { network, letGo } = hanging('/api/tour/amboseli-tour');
  const { router, queryClient } = await openSite('/faq', { network });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: shouldRetry } });
  const realTimeout = setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const later = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));
  // Pictures say that they are loading too.
  const spinner = () => screen.queryByText('Loading...', { selector: 'main [role=status] > p' });
  const notice = () => screen.queryByText('Our server takes long to answer.');
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => void router.navigate({ to: '/tour/$tourSlug', params: { tourSlug: 'amboseli-tour' } }));
  // The page's code, and that of what it says, may come from the disk, in real time.
  for (let turn = 0; turn < 1000 && spinner() === null; turn += 1) {
    await wait(5);
    await later(20);
  }
  expect(spinner()).toBeVisible();
  await wait(13_000);
  expect(notice()).toBeNull();
  await wait(2500);
  for (let turn = 0; turn < 1000 && notice() === null; turn += 1) await act(() => later(20));
  expect(notice()).toBeVisible();
  expect(spinner()).toBeVisible();
  expect(screen.getAllByRole('list', { name: 'Other ways to reach us' })[0]).toBeVisible();
  letGo();
  await wait(2000);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1, name: /Amboseli/ })).toBeVisible();
});
