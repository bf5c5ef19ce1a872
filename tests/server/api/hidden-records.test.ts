import { expect, test } from 'vitest';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { type PageCollection, pageOf } from '#contract/pages.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

/* Hidden is what the office shows to those alone whom it sends the address. */

const hidden: readonly [PageCollection, string, string][] = [
  ['tours', 'marsh-day', 'tours/marsh-day.json'],
  ['groupTours', 'marsh-together', 'group-tours/marsh-together.json'],
  ['places', 'old-museum', 'places/old-museum.json'],
  ['accommodations', 'marsh-lodge', 'accommodations/marsh-lodge.json'],
  ['activities', 'canoe', 'activities/canoe.json'],
  ['posts', 'first-light', 'blog/first-light.md'],
  ['inspirations', 'slow-travel', 'inspirations/slow-travel.md'],
];

const page = '<!doctype html><title>A page</title>';

async function openSite(slugs: readonly string[]) {
  const files = smallContent();
  for (const [, slug, path] of hidden.filter(([, slug]) => slugs.includes(slug))) {
    const file = files[path];
    files[path] =
      typeof file === 'string'
        ? file.replace(`slug: ${slug}\n`, `slug: ${slug}\nisHidden: true\n`)
        : { ...(file as object), isHidden: true };
  }
  // The others lead to it wherever a record can.
  const siteFolder = temporaryFolder({ 'index.html': page, '_shell.html': page, '404.html': page });
  return createTestApp({ catalogue: smallCatalogue(files), siteFolder });
}

/** Every list, and what is searched. */
const lists = servedEndpoints.filter(({ path, method }) => method === 'GET' && !path.includes('{'));

test.each(hidden)(
  'of %s, %s is in no list and no search where it is hidden, and its page opens, unsearched (B-840)',
  async (collection, slug) => {
    const [shown, site] = [await openSite([]), await openSite([slug])];
    const naming = async (app: typeof site) => {
      const found = await Promise.all(
        lists.map(async ({ path }) => {
          const text = await (await app.request(`/api${path}`)).text();
          return text.includes(`"${slug}"`) || text.includes(pageOf(collection, slug)) ? path : [];
        }),
      );
      return found.flat();
    };
    expect(await naming(shown)).not.toEqual([]);
    expect(await naming(site)).toEqual([]);
    const open = await site.request(pageOf(collection, slug));
    expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect((await shown.request(pageOf(collection, slug))).headers.get('x-robots-tag')).toBeNull();
    await Promise.all([shown.close(), site.close()]);
  },
);

test('a hidden group tour keeps its dates, for who has its address and for the office (B-840)', async () => {
  const site = await openSite(['marsh-together', 'marsh-day']);
  const { departures } = await site.read('/api/group-tour/marsh-together');
  expect(departures.length).toBeGreaterThan(0);
  const { relatedTours } = await site.read('/api/tour/marsh-week');
  expect(relatedTours.map(({ slug: one }: { slug: string }) => one)).not.toContain('marsh-day');
  await site.close();
});
