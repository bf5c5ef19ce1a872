import 'fake-indexeddb/auto';
import '#features/search/overlay/search-overlay.tsx';
import '#shell/modals/modal-layers.tsx';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { keepOnly, storePage } from '#offline/downloaded-pages.ts';
import { dropDownload, setDownload } from '#offline/downloads.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { link, results } from '#tests/support/search/search-page.ts';
import { installCaches } from '#tests/support/site/cache-storage.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const trip = '/tour/amboseli-tour';
const pages = [trip, '/destinations/amboseli', '/faq'];

afterEach(async () => {
  installCaches();
  await keepOnly(new Set());
  dropDownload(trip);
});

/** A visitor who has a trip along, on a line that can be cut. */
async function visitWithTrip(address: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const line: { isCut: boolean } = { isCut: false };
  const site = await openSite(address, {
    network: (request, send) => (line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : send(request)),
  });
  const tour = { data: { name: 'Amboseli Tour' }, at: Date.now() };
  const hash = '["getTour",{"params":{"slug":"amboseli-tour"}}]';
  for (const path of pages)
    await storePage(path, { at: Date.now(), answers: [hash], pictures: [] }, new Map([[hash, tour]]));
  setDownload({
    id: trip,
    title: 'Amboseli Tour',
    pages,
    bytes: 1,
    askedAt: 1,
    takenAt: Date.now(),
    build: 'test',
    isStopped: false,
  });
  return { ...site, line };
}

const saysSo = /Needs a network/;

test('without a network the search says which of its hits do not open', async () => {
  const { router, queryClient, line } = await visitWithTrip('/search');
  await queryClient.query(endpointQuery(getSearchDocuments, {}));
  line.isCut = true;
  await router.navigate({ to: '/search', search: { q: 'amboseli' } });
  await results().findAllByText(saysSo);
  const hitOf = async (name: RegExp) => within((await link(name)).closest('article, li') as HTMLElement);
  expect((await hitOf(/^Amboseli Elephant Weekend$/)).getByText(saysSo)).toBeVisible();
  for (const taken of [/^Amboseli Tour$/, /^Amboseli$/]) expect((await hitOf(taken)).queryByText(saysSo)).toBeNull();
});

test('the search that opens from the header says so as well, in each option', async () => {
  const { queryClient, line } = await visitWithTrip('/about');
  await queryClient.query(endpointQuery(getSearchDocuments, {}));
  line.isCut = true;
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search tours, destinations...' }), 'amboseli');
  const option = (name: RegExp) => screen.findByRole('option', { name });
  expect(await option(/^Amboseli Elephant Weekend.*Needs a network/)).toBeVisible();
  expect(await option(/^Amboseli Tour/)).not.toHaveTextContent(saysSo);
});

test('with a network it says nothing of the kind', async () => {
  await visitWithTrip('/search?q=amboseli');
  expect(await link(/^Amboseli Elephant Weekend$/)).toBeVisible();
  expect(results().queryByText(saysSo)).toBeNull();
});

test('a page that is out of reach names what was taken along, in the order of the trip (B-711)', async () => {
  const { router, line } = await visitWithTrip('/about');
  line.isCut = true;
  await router.navigate({ to: '/tour/$tourSlug', params: { tourSlug: 'hells-gate-crescent-island' } } as never);
  const saved = within(await screen.findByRole('navigation', { name: 'Saved on this device' }));
  expect(await saved.findByRole('link', { name: 'Amboseli Tour' })).toHaveAttribute('href', trip);
  expect(saved.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
});
