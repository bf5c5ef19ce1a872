import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSearchDocuments } from '#contract/search-endpoints.ts';
import { indexUids } from '#contract/search-indexes.ts';
import { loadingDelayMs } from '#features/search/instant/search-provider.tsx';
import { collections } from '#features/search/search-collections.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { searchSentinels } from '#server/search/search-sentinels.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

// A loaded machine takes its time; what is waited for is the state, not the moment.
configure({ asyncUtilTimeout: 15_000 });

/** Something to wait for until it is released. */
function pause() {
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { paused, release: () => release() };
}

const results = () => within(screen.getByRole('main'));
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tours, destinations...' });
const heading = (name: string) => results().findByRole('heading', { level: 2, name });
const link = (name: RegExp) => results().findByRole('link', { name });

describe('what leaves the site', () => {
  test('the box of the page searches when the typing has rested for 1200 ms, and at once with Enter', async () => {
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

  test('a search of all collections is five requests, one an index', async () => {
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
});

describe('the address owns the search', () => {
  test('however long one refines, it is one entry of the history', async () => {
    const { router } = await openSite('/about');
    await router.navigate({ to: '/search', search: { q: 'safari' } });
    await heading('Tours');
    const entries = router.history.length;
    await userEvent.type(box(), ' lodge');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'safari lodge' }));
    await userEvent.click(await link(/^Tours \d+/));
    await waitFor(() => expect(router.state.location.search).toHaveProperty('index'));
    await userEvent.clear(box());
    await waitFor(() => expect(router.state.location.search.q).toBeUndefined());
    expect(router.history.length).toBe(entries);
    router.history.back();
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  test('the box follows the address, back and forward', async () => {
    const { router } = await openSite('/search?q=amboseli');
    await router.navigate({ to: '/search', search: { q: 'nakuru' } });
    await waitFor(() => expect(box().value).toBe('nakuru'));
    router.history.back();
    await waitFor(() => expect(box().value).toBe('amboseli'));
    router.history.forward();
    await waitFor(() => expect(box().value).toBe('nakuru'));
  });

  test('filters and order are in it, so a reload finds them again', async () => {
    const { router, unmount } = await openSite('/search?q=safari&index=tours');
    await userEvent.click(await screen.findByText('Comfort', { selector: 'summary' }));
    const [luxury] = await screen.findAllByRole('checkbox', { name: /^Luxury/, hidden: true });
    await userEvent.click(luxury as HTMLElement);
    await waitFor(() => expect(router.state.location.href).toContain('tier=luxury'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
    await waitFor(() => expect(router.state.location.href).toContain('sort=price-desc'));
    const address = router.state.location.href;
    const shown = () =>
      results()
        .getAllByRole('article')
        .map((card) => card.textContent);
    await waitFor(() => expect(shown().every((text) => text?.includes('Luxury'))).toBe(true));
    const before = shown();
    unmount();
    await openSite(address);
    await waitFor(() => expect(shown()).toEqual(before));
    expect(screen.getByRole('button', { name: /Remove Luxury/ })).toBeVisible();
  });

  test('more results stand on a page of their own, ten at a time', async () => {
    const { router } = await openSite('/search?q=safari&index=tours');
    await waitFor(() => expect(results().getAllByRole('article')).toHaveLength(10));
    const first = results().getAllByRole('article')[0]?.textContent;
    await userEvent.click(await link(/More results/));
    await waitFor(() => expect(router.state.location.href).toContain('page=2'));
    await waitFor(() => expect(results().getAllByRole('article')[0]?.textContent).not.toBe(first));
    expect(await link(/Earlier results/)).toBeVisible();
    expect(results().getByText(/^11 to \d+ of \d+ tours$/)).toHaveAttribute('role', 'status');
    const hits = results().getAllByRole('article')[0]?.closest('ul')?.parentElement;
    expect(hits).toBe(document.activeElement);
    router.history.back();
    await waitFor(() => expect(results().getAllByRole('article')[0]?.textContent).toBe(first));
    expect(router.state.location.href).not.toContain('page');
  });

  test('following a hit leaves the search, and going back finds it as it was', async () => {
    const { router } = await openSite('/search?q=safari&index=tours&tier=luxury');
    await userEvent.click(within((await results().findAllByRole('article'))[0] as HTMLElement).getByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/tour\//));
    await screen.findByRole('navigation', { name: 'On this page' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(router.state.location.pathname).toMatch(/^\/tour\//);
    router.history.back();
    expect(await screen.findByRole('button', { name: /Remove Luxury/ })).toBeVisible();
    expect(router.state.location.href).toBe('/search?q=safari&index=tours&tier=luxury');
  });

  test('going back while the page of a hit is still on its way finds the search as it was', async () => {
    const { router } = await openSite('/search?q=safari&index=tours&tier=luxury', {
      network: async (request, send) => {
        if (/\/api\/tours\/[^?]/.test(request.url)) await new Promise((resolve) => setTimeout(resolve, 3000));
        return send(request);
      },
    });
    await userEvent.click(within((await results().findAllByRole('article'))[0] as HTMLElement).getByRole('link'));
    await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/tour\//));
    // Its frame stands there.
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove Luxury/ })).toBeNull());
    router.history.back();
    expect(await screen.findByRole('button', { name: /Remove Luxury/ })).toBeVisible();
    expect((await results().findAllByRole('article')).length).toBeGreaterThan(0);
    expect(router.state.location.href).toBe('/search?q=safari&index=tours&tier=luxury');
  });

  test('left and come back to at once, the search is as it was', async () => {
    const { router } = await openSite('/search?q=tsavo');
    await heading('Tours');
    for (let time = 0; time < 5; time += 1) {
      void router.navigate({ to: '/faq' });
      await waitFor(() => expect(router.latestLocation.pathname).toBe('/faq'));
      await new Promise((resolve) => setTimeout(resolve, time * 15));
      router.history.back();
      await heading('Tours');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(router.latestLocation.href).toBe('/search?q=tsavo');
    }
  });

  test('typing on the second page of results keeps the focus in the box', async () => {
    const { router } = await openSite('/search?q=safari&index=tours&page=2');
    await link(/Earlier results/);
    await userEvent.type(box(), ' kenya{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'safari kenya', index: 'tours' }));
    await waitFor(() => expect(results().queryByRole('link', { name: /Earlier results/ })).toBeNull());
    expect(box()).toHaveFocus();
  });

  test('a page beyond the last is the last', async () => {
    const { router } = await openSite('/search?q=safari&index=tours&page=90');
    expect((await results().findAllByRole('article')).length).toBeGreaterThan(0);
    expect(await link(/Earlier results/)).toBeVisible();
    expect(router.state.location.href).toContain('page=2');
  });

  test('sorted by price, the cheapest comes first, whatever it says of the words', async () => {
    await openSite('/search?q=mara%20family&index=tours&sort=price');
    const prices = async () =>
      (await results().findAllByRole('article')).map((card) =>
        Number(/\$([\d,]+)/.exec(card.textContent ?? '')?.[1]?.replace(',', '')),
      );
    const shown = await prices();
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  test.each(['nope', '__proto__', ''])('index=%s searches all', async (index) => {
    await openSite(`/search?q=mara&index=${index}`);
    expect(await heading('Tours')).toBeVisible();
  });

  test('what is searched is text, whatever it says', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { container } = await openSite(`/search?q=${encodeURIComponent(hostile)}`);
    expect(await screen.findByText(`Nothing found for “${hostile}”.`)).toBeVisible();
    expect(box().value).toBe(hostile);
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('answers', () => {
  test('an answer that was overtaken is not shown', async () => {
    const { paused, release } = pause();
    const { network } = recordSearches(async ({ q }) => {
      if (q === 'amboseli') await paused;
      return undefined;
    });
    const { router } = await openSite('/search?q=amboseli', { network });
    await router.navigate({ to: '/search', search: { q: 'gorilla' }, replace: true });
    expect(await results().findByRole('link', { name: /Bwindi Fly-in/ })).toBeVisible();
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText('Amboseli Tour')).toBeNull();
    expect(box().value).toBe('gorilla');
  });

  test('a search shows that it is loading when it takes longer than 300 ms', async () => {
    const { paused, release } = pause();
    let asked = 0;
    const { network } = recordSearches(async () => {
      asked ||= performance.now();
      await paused;
      return undefined;
    });
    await openSite('/search?q=amboseli', { network });
    const button = within(screen.getByRole('main')).getByRole('button', { name: 'Search' });
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    const early = performance.now() - asked < 200 && button.hasAttribute('disabled');
    expect(early).toBe(false);
    await waitFor(() => expect(button).toBeDisabled());
    expect(loadingDelayMs).toBe(300);
    release();
    await waitFor(() => expect(button).toBeEnabled());
  });

  test('found words are marked, and the count is announced once', async () => {
    await openSite('/search?q=nakru%20flamingo');
    const lake = await results().findByRole('link', { name: 'Lake Nakuru' });
    expect(within(lake).getByText('Nakuru').tagName).toBe('MARK');
    const statuses = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent?.endsWith('for nakru flamingo'));
    expect(statuses).toHaveLength(1);
  });

  test('nothing found: what to try, in the agreed words', async () => {
    await openSite('/search?q=zzqqxx');
    expect(await screen.findByText('Nothing found for “zzqqxx”.')).toBeVisible();
    expect(results().getByRole('link', { name: 'safari' })).toHaveAttribute('href', '/search?q=safari');
    expect(results().getByRole('link', { name: 'national park' })).toHaveAttribute('href', '/search?q=national+park');
    expect(screen.getByText('Check spelling')).toBeVisible();
    expect(screen.getByText('Use broader terms')).toBeVisible();
    expect(results().getByRole('link', { name: 'Browse featured tours' })).toHaveAttribute('href', '/tours');
    const tabs = within(screen.getByRole('navigation', { name: 'Collections' }));
    expect(tabs.getByText('Places').closest('[aria-disabled="true"]')).not.toBeNull();
  });

  test('what names of ours sound like is offered where nothing is found', async () => {
    const { router } = await openSite('/search?q=serangetty');
    await userEvent.click(await link(/^serengeti$/));
    expect(await results().findByRole('link', { name: 'Serengeti' })).toBeVisible();
    expect(router.state.location.search.q).toBe('serengeti');
  });

  test('questions, articles and activities stand below the collections, and alone where those have nothing', async () => {
    const { router } = await openSite('/search?q=balloon');
    const answers = () => results().findByRole('region', { name: 'Answers' });
    expect(within(await answers()).getByRole('link', { name: 'Balloon over the Mara' })).toHaveAttribute(
      'href',
      '/activity/balloon-over-the-mara',
    );
    expect(await heading('Destinations')).toBeVisible();
    await router.navigate({ to: '/search', search: { q: 'malaria' } });
    const question = await within(await answers()).findByRole('link', { name: 'Is there malaria where we are going?' });
    expect(question.getAttribute('href')).toMatch(/^\/faq#/);
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
  });

  test('answers that fail take nothing with them', async () => {
    await openSite('/search?q=balloon', {
      network: (request, send) =>
        request.url.includes('search-answers') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
    });
    expect(await heading('Destinations')).toBeVisible();
    expect(results().queryByRole('region', { name: 'Answers' })).toBeNull();
    expect(results().queryByRole('alert')).toBeNull();
  });

  test('a price among the words is a filter one sees and takes away', async () => {
    const { searches, network } = recordSearches();
    const { router } = await openSite('/search?q=mara%20under%20900', { network });
    await heading('Tours');
    const tours = searches.find(({ index }) => index === 'tours');
    expect(tours?.queries[0]).toMatchObject({ q: 'mara', filter: ['"price"<=900'] });
    expect(searches.find(({ index }) => index === 'places')?.queries[0]).not.toHaveProperty('filter');
    await userEvent.click(await link(/Remove the price: Under \$900/));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'mara' }));
    expect(results().queryByText(/Under \$900/)).toBeNull();
  });

  test('a search that stands for 1.2 s and found something is among the recent ones', async () => {
    const { router } = await openSite('/search?q=amboseli');
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["amboseli"]'));
    await router.navigate({ to: '/search', search: {} });
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link', { name: 'amboseli' })).toHaveAttribute('href', '/search?q=amboseli');
    await userEvent.click(within(recent).getByRole('button', { name: 'Remove amboseli' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });
});

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
    '%s: the agreed sentence, the words kept',
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

  test.each(words)('%s has the same first hits as with one, from this device', async (word) => {
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

  test.each(failures)('a host that answers with %s is replaced by this device', async (sentinel) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { router, queryClient } = await openSite('/search');
    await queryClient.query(endpointQuery(getSearchDocuments, {}));
    await router.navigate({ to: '/search', search: { q: `mara ${sentinel}` } });
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    expect((await results().findAllByRole('article'))[0]).toHaveTextContent(/Mara/);
    expect(results().queryByRole('alert')).toBeNull();
    log.mockRestore();
  });

  test('questions are answered and names understood from this device as well', async () => {
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

  test('with nothing saved at all it fails in the agreed words', async () => {
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
