import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { box, heading, link, pause, results } from '#tests/support/search/search-page.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { lineTo } from '#tests/support/site/line-to.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* What a visitor reads of it. Which failures there are: unit/ask-index; what is shown in their place: unit/search-client. */

const log = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  log.mockClear();
});

/** A host whose index of this name fails, or all of them, until it is mended. */
function failingHost(failing?: string) {
  const host: { isBroken: boolean } = { isBroken: true };
  const answer = ({ index }: { index: string }) =>
    host.isBroken && index === (failing ?? index) ? new Response('', { status: 500 }) : undefined;
  return { host, ...recordSearches(answer) };
}

test('an index that fails says so and takes no other with it, and its Retry asks it alone (B-151)', async () => {
  const { host, searches, network } = failingHost('places');
  await openSite('/search?q=mara', { network });
  const retry = await screen.findByRole('button', { name: /Retry.*Places could not be searched/ });
  const shown = results().getAllByRole('heading', { level: 2 });
  expect(new Set(shown.map(({ textContent }) => textContent))).toEqual(
    new Set(['Tours', 'Group tours', 'Destinations', 'Stays', 'Answers']),
  );
  expect(screen.queryByText('Failed to perform search. Please try again.')).toBeNull();
  expect(log.mock.calls.filter(([line]) => line === 'The index places could not be searched.')).toHaveLength(1);
  host.isBroken = false;
  await userEvent.click(retry);
  expect(await heading('Places')).toBeVisible();
  expect(searches.slice(5).map(({ index }) => index)).toEqual(['places']);
});

test('an index that is late keeps none of the others waiting', async () => {
  const { paused, release } = pause();
  const { network } = recordSearches(async ({ index }) => {
    if (index === 'tours') await paused;
    return undefined;
  });
  await openSite('/search?q=mara', { network });
  expect(await heading('Places')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Tours' })).toBeNull();
  release();
  expect(await heading('Tours')).toBeVisible();
});

test('where all five fail there is the agreed sentence, the words are kept, and Try again searches again (B-152)', async () => {
  const { host, network } = failingHost();
  const { router } = await openSite('/search?q=mara', { network });
  expect(await results().findByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
  expect([box().value, router.state.location.search.q]).toEqual(['mara', 'mara']);
  host.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Tours')).toBeVisible();
  expect(results().queryByRole('alert')).toBeNull();
});

test('without a network the first hits are those with one, questions are answered and names understood (B-154, B-241)', async () => {
  const words = ['masai', 'maasai mara', 'serengt', 'ambosli', 'gorila treking', 'game drive', 'nakru flamingo'];
  const line = lineTo();
  const { router, queryClient } = await openSite('/search', line);
  const search = (q: string) => router.navigate({ to: '/search', search: { q } });
  const firstOfEach = () =>
    results()
      .getAllByRole('region')
      .filter((group) => group !== screen.queryByRole('region', { name: 'Answers' }))
      .map((group) => within(group).getAllByRole('article')[0]?.querySelector('a')?.href);
  const online = new Map<string, ReturnType<typeof firstOfEach>>();
  for (const word of words) {
    await search(word);
    await screen.findByText(new RegExp(`\\d.* for ${word}$`));
    online.set(word, firstOfEach());
  }
  await queryClient.query(endpointQuery(getSearchDocuments, {}));
  line.isCut = true;
  queryClient.removeQueries({ queryKey: ['getSearchSettings'] });
  for (const word of words) {
    // Another spelling of the same search: the first one's answers are known.
    await search(word.toUpperCase());
    await screen.findByText(new RegExp(`\\d.* for ${word.toUpperCase()}$`));
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(firstOfEach(), word).toEqual(online.get(word));
  }
  await search('malaria');
  expect(await link(/^Is there malaria where we are going\?$/)).toBeVisible();
  await search('serangetty');
  expect(await link(/^serengeti$/)).toBeVisible();
});

test('a host that gives no answer is replaced by this device, and that is said (B-94)', async () => {
  const { router, queryClient } = await openSite('/search');
  await queryClient.query(endpointQuery(getSearchDocuments, {}));
  await router.navigate({ to: '/search', search: { q: 'mara sentinel-500' } });
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect((await results().findAllByRole('article'))[0]).toHaveTextContent(/Mara/);
  expect(results().getByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
});

test('the diagnostics name the host and how each index answers', async () => {
  await openSite('/search-test');
  expect(await screen.findByText('http://site.test/api/search')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Query' }), 'mara sentinel-403:places');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/^4 of 5 answered/)).toBeVisible();
  const row = screen.getByRole('row', { name: /^mara sentinel-403:places places/ });
  expect(row).toHaveTextContent('invalid_api_key: The provided API key is invalid.');
  expect(screen.getByRole('row', { name: /group_tours/ })).toHaveTextContent('yes');
  expect(screen.getByRole('button', { name: 'Copy report' })).toBeEnabled();
});
