import { expect, test } from 'vitest';
import { matchPage, pageOf, pages } from '#contract/pages.ts';

/* The addresses of B-1, written out once more. */
const agreed = [
  '/',
  '/about',
  '/contact',
  '/destinations',
  '/destinations/{destinationName}',
  '/places',
  '/place/{placeSlug}',
  '/tours',
  '/tour/{tourSlug}',
  '/group-tours',
  '/group-tour/{tourSlug}',
  '/accommodation/{accommodationSlug}',
  '/activity/{activitySlug}',
  '/blog',
  '/blog/{postSlug}',
  '/faq',
  '/privacy-policy',
  '/terms-and-conditions',
  '/search',
  '/search-test',
  '/inspirations',
  '/inspiration/{inspirationSlug}',
];

test('the pages are the agreed ones, and no others (B-1)', () => {
  const expected = agreed.map((path) => path.replace(/\{\w+\}/, '{slug}'));
  expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(expected));
});

test.each(pages)('$path is matched', (page) => {
  const match = matchPage(page.path.replace('{slug}', 'some-slug'));
  expect(match?.page).toBe(page);
  expect(match?.slug).toBe('collection' in page ? 'some-slug' : undefined);
});

test('a slash at the end belongs to the same page, and so do capitals (B-4)', () => {
  expect(matchPage('/tours/')?.page.path).toBe('/tours');
  expect(matchPage('/tour/a/')).toMatchObject({ slug: 'a' });
  expect(matchPage('/TOUR/Mara')).toMatchObject({ page: { path: '/tour/{slug}' }, slug: 'Mara' });
});

test.each(['/cookies', '/accessibility', '/inspiration', '/tour', '/tour/a/b', '/tour/{slug}/x', ''])(
  '%j is no page',
  (path) => {
    expect(matchPage(path)).toBeUndefined();
  },
);

test('the address of a record leads back to its collection', () => {
  for (const page of pages) {
    if (!('collection' in page)) continue;
    expect(matchPage(pageOf(page.collection, 'a-b'))).toEqual({ page, slug: 'a-b' });
  }
});
