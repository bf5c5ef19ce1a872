import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { adoptMatches, writeMatches } from '#platform/internals/router-matches.ts';

const installed = (library: string) =>
  (JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')) as { version: string }).version;

const listed = [
  ...readFileSync('src/platform/internals/README.md', 'utf8').matchAll(/^\| `([^`]+)` +\| ([\d.]+) /gm),
].map(([, library = '', version = '']) => ({ library, version }));

test('each library whose internals are used is listed', () => {
  expect(listed.map(({ library }) => library)).toEqual(['@tanstack/react-router', '@tanstack/router-plugin']);
});

test.each(listed)('$library has the version its internals were last looked at with', ({ library, version }) => {
  expect(installed(library)).toBe(version);
});

/** A site of three pages, one of which finds nothing. Counts how often a loader runs. */
function smallRouter(address: string) {
  const loaded = vi.fn(() => ({ name: 'Mara' }));
  const root = createRootRoute();
  const place = createRoute({ getParentRoute: () => root, path: '/place/$name', loader: loaded });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/places',
    loader: loaded,
    validateSearch: ({ kind }: Record<string, unknown>) => ({ kind: kind === 'lake' ? kind : undefined }),
  });
  const gone = createRoute({
    getParentRoute: () => root,
    path: '/gone',
    loader: () => {
      throw notFound();
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([place, list, gone]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return { router, loaded };
}

/** As a page was written, sent and read. */
async function written(address: string) {
  const { router } = smallRouter(address);
  await router.load();
  return JSON.parse(JSON.stringify(writeMatches(router))) as ReturnType<typeof writeMatches>;
}

test.each(['/place/mara', '/places', '/places?utm_source=letter'])(
  '%s is taken up without asking again',
  async (address) => {
    const matches = await written(address);
    const { router, loaded } = smallRouter(address);
    expect(await adoptMatches(router, matches)).toBe(true);
    expect(loaded).not.toHaveBeenCalled();
    expect(router.state.matches.at(-1)).toMatchObject({ status: 'success', loaderData: { name: 'Mara' } });
  },
);

test('an address nobody knows is taken up as it was written', async () => {
  const matches = await written('/nowhere');
  expect(await adoptMatches(smallRouter('/nowhere').router, matches)).toBe(true);
});

test.each([
  ['another record', '/place/mara', '/place/tsavo'],
  ['another page', '/place/mara', '/places'],
  ['a search', '/places', '/places?kind=lake'],
])('a page that was written for something else than %s is not taken up', async (_, page, asked) => {
  expect(await adoptMatches(smallRouter(asked).router, await written(page))).toBe(false);
});

test('matches in a shape the router does not know are not taken up, and the page can be loaded', async () => {
  const { router, loaded } = smallRouter('/place/mara');
  const changed = (await written('/place/mara')).map(({ i, s, ...rest }) => ({ ...rest, i, s: 'done' as typeof s }));
  expect(await adoptMatches(router, changed)).toBe(false);
  await router.load();
  expect(loaded).toHaveBeenCalled();
  expect(router.state.matches.at(-1)).toMatchObject({ status: 'success' });
});
