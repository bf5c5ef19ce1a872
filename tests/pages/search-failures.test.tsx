import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getSearchDocuments } from '#contract/search-endpoints.ts';
import { indexUids } from '#contract/search-indexes.ts';
import { collections } from '#features/search/search-collections.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { searchSentinels } from '#server/search/search-sentinels.ts';
import { box, heading, link, pause, results } from '#tests/support/search/search-page.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

// A loaded machine takes its time; what is waited for is the state, not the moment.
configure({ asyncUtilTimeout: 15_000 });

/** Every way a search can fail that the back end can rehearse, but slowness, which is no failure. */
const failures = searchSentinels.filter((sentinel) => sentinel !== 'sentinel-slow');

describe('one index fails', () => {
  const matrix = indexUids.flatMap((uid) => failures.map((sentinel) => [uid, sentinel] as const));

  test.each(matrix)('%s with %s: the other four are shown, and the fifth says so', async (uid, sentinel) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openSite(`/search?q=${encodeURIComponent(`mara ${sentinel}:${uid}`)}`);
    expect(await screen.findByText(`${collections[uid].title} could not be searched.`)).toBeVisible();
    const shown = results()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => title !== 'Answers');
    const others = indexUids.filter((one) => one !== uid).map((one) => collections[one].title);
    expect(new Set(shown)).toEqual(new Set(others));
    expect(log.mock.calls.filter(([line]) => line === `The index ${uid} could not be searched.`)).toHaveLength(1);
    expect(screen.queryByText('Failed to perform search. Please try again.')).toBeNull();
    log.mockRestore();
  });

  test.each(indexUids)('%s answers late: the quick ones are there before it', async (uid) => {
    const { paused, release } = pause();
    const { network } = recordSearches(async ({ index }) => {
      if (index === uid) await paused;
      return undefined;
    });
    await openSite('/search?q=mara', { network });
    const quick = indexUids.find((one) => one !== uid) ?? uid;
    expect(await heading(collections[quick].title)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: collections[uid].title })).toBeNull();
    release();
    expect(await heading(collections[uid].title)).toBeVisible();
  });

  test('its retry asks it alone', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host: { isBroken: boolean } = { isBroken: true };
    const { searches, network } = recordSearches(({ index }) =>
      host.isBroken && index === 'places' ? new Response('', { status: 500 }) : undefined,
    );
    await openSite('/search?q=mara', { network });
    const retry = await screen.findByRole('button', { name: /Retry.*Places could not be searched/ });
    host.isBroken = false;
    await userEvent.click(retry);
    expect(await heading('Places')).toBeVisible();
    expect(searches.slice(5).map(({ index }) => index)).toEqual(['places']);
    log.mockRestore();
  });
});

describe('all five fail', () => {
  test.each(failures.filter((sentinel) => sentinel !== 'sentinel-reset'))(
    '%s: the agreed sentence, the words kept (B-152)',
    async (sentinel) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { router } = await openSite(`/search?q=${sentinel}`);
      expect(await results().findByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
      expect(box().value).toBe(sentinel);
      expect(router.state.location.search.q).toBe(sentinel);
      log.mockRestore();
    },
  );

  test('Try again searches again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host: { isBroken: boolean } = { isBroken: true };
    const { network } = recordSearches(() => (host.isBroken ? new Response('', { status: 503 }) : undefined));
    await openSite('/search?q=mara', { network });
    const again = await screen.findByRole('button', { name: 'Try again' });
    host.isBroken = false;
    await userEvent.click(again);
    expect(await heading('Tours')).toBeVisible();
    expect(results().queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});

describe('without a network', () => {
  const words = [
    'masai',
    'maasai mara',
    'serengt',
    'ambosli',
    'gorila treking',
    'game drive',
    'kili',
    'nakru flamingo',
  ];

  test.each(words)('%s has the same first hits as with one, from this device (B-154)', async (word) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const line: { isCut: boolean } = { isCut: false };
    const { router, queryClient } = await openSite(`/search?q=${encodeURIComponent(word)}`, {
      network: (request, send) => (line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : send(request)),
    });
    const firstOfEach = () =>
      results()
        .getAllByRole('region')
        .filter((group) => group !== screen.queryByRole('region', { name: 'Answers' }))
        .map((group) => within(group).getAllByRole('article')[0]?.textContent);
    await waitFor(() => expect(results().getAllByRole('region').length).toBeGreaterThan(0));
    const online = firstOfEach();
    await queryClient.query(endpointQuery(getSearchDocuments, {}));

    await router.navigate({ to: '/search', search: {} });
    line.isCut = true;
    queryClient.removeQueries({ queryKey: ['getSearchSettings'] });
    // Another spelling of the same search: the first one's answers are known.
    await router.navigate({ to: '/search', search: { q: `${word} `.toUpperCase() } });
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    expect(firstOfEach()).toEqual(online);
    log.mockRestore();
  });

  test.each(failures)('a host that answers with %s is replaced by this device (B-94)', async (sentinel) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { router, queryClient } = await openSite('/search');
    await queryClient.query(endpointQuery(getSearchDocuments, {}));
    await router.navigate({ to: '/search', search: { q: `mara ${sentinel}` } });
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    expect((await results().findAllByRole('article'))[0]).toHaveTextContent(/Mara/);
    expect(results().getByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
    log.mockRestore();
  });

  test('questions are answered and names understood from this device as well (B-241)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const line: { isCut: boolean } = { isCut: false };
    const { router, queryClient } = await openSite('/search', {
      network: (request, send) => (line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : send(request)),
    });
    await queryClient.query(endpointQuery(getSearchDocuments, {}));
    line.isCut = true;
    await router.navigate({ to: '/search', search: { q: 'malaria' } });
    expect(await link(/^Is there malaria where we are going\?$/)).toBeVisible();
    await router.navigate({ to: '/search', search: { q: 'serangetty' } });
    expect(await link(/^serengeti$/)).toBeVisible();
    log.mockRestore();
  });

  test('the lists one has seen answer where nothing else was saved', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const line: { isCut: boolean } = { isCut: false };
    const { router } = await openSite('/tours', {
      network: (request, send) =>
        line.isCut || request.url.includes('search') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
    });
    line.isCut = true;
    await router.navigate({ to: '/search', search: { q: 'ambosli' } });
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    expect(await heading('Tours')).toBeVisible();
    expect((await results().findAllByRole('article'))[0]).toHaveTextContent(/Amboseli/);
    log.mockRestore();
  });

  test('with nothing saved at all it fails in the agreed words (B-152)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openSite('/search?q=mara', { network: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await results().findByRole('alert')).toHaveTextContent('Failed to perform search. Please try again.');
    log.mockRestore();
  });
});

test('the diagnostics name the host and how each index answers', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openSite('/search-test');
  expect(await screen.findByText('http://site.test/api/search')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Query' }), 'mara sentinel-403:places');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/^4 of 5 answered/)).toBeVisible();
  const row = screen.getByRole('row', { name: /^mara sentinel-403:places places/ });
  expect(row).toHaveTextContent('invalid_api_key: The provided API key is invalid.');
  expect(screen.getByRole('row', { name: /group_tours/ })).toHaveTextContent('yes');
  expect(screen.getByRole('button', { name: 'Copy report' })).toBeEnabled();
  log.mockRestore();
});
