import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadingDelayMs } from '#features/search/instant/search-provider.tsx';
import { box, heading, link, pause, results } from '#tests/support/search/search-page.ts';
import { recordSearches } from '#tests/support/search/search-requests.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

test('an answer that was overtaken is not shown (B-150)', async () => {
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

test('a search shows that it is loading when it takes longer than 300 ms (B-91)', async () => {
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

test('nothing found: what to try, in the agreed words (B-153)', async () => {
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

test('what names of ours sound like is offered where nothing is found; found words are marked, and counted once (B-242)', async () => {
  const { router } = await openSite('/search?q=serangetty');
  await userEvent.click(await link(/^serengeti$/));
  const park = await results().findByRole('link', { name: 'Serengeti' });
  expect(within(park).getByText('Serengeti').tagName).toBe('MARK');
  expect(router.state.location.search.q).toBe('serengeti');
  const counts = screen.getAllByRole('status').filter(({ textContent }) => textContent?.endsWith('for serengeti'));
  expect(counts, 'the count is announced once').toHaveLength(1);
});

test('questions, articles and activities stand below the collections, and alone where those have nothing (B-241)', async () => {
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

test('what answers best stands first (B-241)', async () => {
  const { router } = await openSite('/search');
  for (const [q, first] of [
    ['single supplement', 'Answers'],
    ['amboseli', 'Destinations'],
    ['children discount', 'Answers'],
    ['giraffe centre', 'Places'],
    ['is it safe', 'Answers'],
  ] as const) {
    await router.navigate({ to: '/search', search: { q } });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0], q).toHaveTextContent(first));
  }
});

test('answers that fail take nothing with them (B-241)', async () => {
  await openSite('/search?q=balloon', {
    network: (request, send) =>
      request.url.includes('search-answers') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
  });
  expect(await heading('Destinations')).toBeVisible();
  expect(results().queryByRole('region', { name: 'Answers' })).toBeNull();
  expect(results().queryByRole('alert')).toBeNull();
});

test('a price among the words is a filter one sees and takes away (B-243)', async () => {
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
