import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

/* Why a list is empty (B-74): said by the page itself, whether or not the answer has words of its own. */

const nothing = { tours: [], groupTours: [], total: 0, page: 1, limit: 12 };

const emptied = (path: string) => async (request: Request, send: (request: Request) => Promise<Response>) =>
  new URL(request.url).pathname === path ? Response.json(nothing) : send(request);

test.each([
  ['/tours', '/api/tours', 'No tours available at the moment'],
  ['/group-tours', '/api/group-tours', 'No group tours available at the moment'],
])('%s without anything says so, and has no filters to clear', async (address, path, words) => {
  await openSite(address, { network: emptied(path) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
});

test('tours of which none match the filters say so, and the filters can be cleared (B-74)', async () => {
  const { router } = await openSite('/tours?style=trek&tier=luxury');
  const words = 'No tours match your current filters. Try adjusting your criteria.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Samburu and the Mara by Air' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect((await screen.findAllByRole('article')).length).toBe(18);
  expect(router.state.location.href).toBe('/tours');
});
