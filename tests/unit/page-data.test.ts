import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isRenderedFor } from '#src/prerender/page-data.ts';

function smallRouter(address: string) {
  const root = createRootRoute();
  const place = createRoute({ getParentRoute: () => root, path: '/place/$name' });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/places',
    validateSearch: ({ kind }: Record<string, unknown>) => ({ kind: kind === 'lake' ? kind : undefined }),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  return createRouter({ routeTree: root.addChildren([place, list]), history });
}

/** Of a page as it was rendered. */
async function rendered(address: string): Promise<{ matches: string[] }> {
  const router = smallRouter(address);
  await router.load();
  return { matches: router.state.matches.map(({ id }) => id) };
}

test.each([
  ['/place/mara', '/place/mara'],
  ['/places', '/places'],
  ['/places', '/places?utm_source=mail'],
  ['/nowhere', '/nowhere-else'],
])('the page of %s is what %s asks for', async (page, asked) => {
  expect(isRenderedFor(smallRouter(asked), await rendered(page))).toBe(true);
});

test.each([
  ['another record', '/place/mara', '/place/tsavo'],
  ['another page', '/place/mara', '/places'],
  ['a search', '/places', '/places?kind=lake'],
])('a page that was rendered for something else than %s is rendered anew', async (_, page, asked) => {
  expect(isRenderedFor(smallRouter(asked), await rendered(page))).toBe(false);
});
