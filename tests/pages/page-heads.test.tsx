import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestTitle, snippetLength } from '#platform/page-head.ts';
import { everyAddress, loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const site = 'http://localhost:4173';
const hidden = ['/search', '/search-test'];

type Page = Awaited<ReturnType<typeof loadPage>>;

let backEnd: TestApp;
const loaded = new Map<string, Page>();

beforeAll(async () => {
  backEnd = await createTestApp();
  for (const address of everyAddress(backEnd)) loaded.set(address, await loadPage(backEnd, address));
}, 120_000);
afterAll(() => backEnd.close());

/** The pages of which something is not as it should be. */
function pagesWhere(isWrong: (page: Page, address: string) => boolean): string[] {
  return [...loaded].filter(([address, page]) => isWrong(page, address)).map(([address]) => address);
}

test('every page loads, and is one of many', () => {
  expect(pagesWhere(({ status }) => status !== 'success')).toEqual([]);
  expect(loaded.size).toBeGreaterThan(120);
});

test('every title says what a page is in as many characters as a search result shows, and no two pages share one', () => {
  expect(pagesWhere(({ title }) => title.length < 10 || title.length > longestTitle)).toEqual([]);
  const titles = [...loaded.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every description fills what a search result shows and ends as a sentence or with an ellipsis', () => {
  const { least, most } = snippetLength;
  const isOutside = (text: string) => text.length < least || text.length > most || !/[.?!…]$/.test(text);
  expect(pagesWhere(({ said }, address) => !hidden.includes(address) && isOutside(said('description')))).toEqual([]);
  const descriptions = [...loaded.values()].map(({ said }) => said('description'));
  expect(new Set(descriptions).size).toBe(loaded.size);
});

test('every page stands for its own address, but for those that search engines are asked to leave out (B-206)', () => {
  expect(
    pagesWhere(
      ({ linked }, address) => !hidden.includes(address) && linked('canonical') !== site + address.replace(/^\/$/, '/'),
    ),
  ).toEqual([]);
  expect(pagesWhere(({ said }) => said('robots') === 'noindex, follow')).toEqual(hidden);
  expect(pagesWhere(({ linked }) => linked('canonical') === undefined)).toEqual(hidden);
});

test('a shared link unfolds into the same words and a picture that is there, its own or that of the site, and described (B-24)', () => {
  const isDifferent = ({ said, title }: Page) =>
    !title.startsWith(said('og:title')) ||
    ['title', 'description', 'image', 'image:alt'].some((part) => said(`twitter:${part}`) !== said(`og:${part}`)) ||
    said('og:description') !== said('description') ||
    said('og:locale') !== 'en_GB' ||
    said('og:image:width') !== '1200' ||
    said('og:image:height') !== '630' ||
    said('twitter:card') !== 'summary_large_image' ||
    !said('og:image:alt').includes('Illustrated card: ') ||
    !existsSync(`public${said('og:image').replace(site, '')}`);
  expect(pagesWhere(isDifferent)).toEqual([]);
  const isRecord = (address: string) => address.split('/').length > 2;
  expect(pagesWhere(({ said }, address) => isRecord(address) === said('og:image').endsWith('/default.jpg'))).toEqual(
    [],
  );
});

test('a post is an article with its days, and says where new ones are announced', () => {
  const post = loaded.get('/blog/mara-fees-explained');
  const record = backEnd.catalogue.posts.get('mara-fees-explained')?.summary;
  expect(post?.said('og:type')).toBe('article');
  expect(post?.said('article:published_time')).toBe(record?.publishedAt);
  expect(post?.said('article:modified_time')).toBe(record?.updatedAt);
  expect(post?.linked('alternate')).toBe('/blog/rss.xml');
  expect(loaded.get('/blog')?.linked('alternate')).toBe('/blog/rss.xml');
  expect(pagesWhere(({ said }) => said('og:type') === 'article')).toEqual(
    [...loaded.keys()].filter((address) => /^\/(blog|inspiration)\//.test(address)),
  );
});

test.each([
  ['/tours?page=2', '/tours?page=2', ', page 2'],
  ['/tours?page=2&utm_source=mail', '/tours?page=2', ', page 2'],
  ['/tours?page=1', '/tours', ''],
  ['/tours?tier=mid', '/tours', ''],
  ['/tours?tier=mid&page=2', '/tours', ''],
  ['/tours?sort=price&page=2', '/tours', ''],
  ['/destinations?page=2', '/destinations?page=2', ', page 2'],
  ['/places?page=3', '/places?page=3', ', page 3'],
  ['/blog?category=costs', '/blog', ''],
])('%s stands for %s', async (address, canonical, titled) => {
  const page = await loadPage(backEnd, address);
  expect(page.linked('canonical')).toBe(site + canonical);
  expect(page.said('og:url')).toBe(site + canonical);
  expect(page.title.includes(', page ')).toBe(titled !== '');
  expect(page.title).toContain(titled);
});

test.each(['/nope', '/tour/nope', '/tour/sentinel-500'])('%s is left out of search engines', async (address) => {
  await openSite(address);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});
