import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchPage, type PageCollection } from '#contract/pages.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { structuredData, structuredDataMarkup } from '#src/prerender/structured-data/structured-data.ts';
import { everyAddress, loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { breadcrumbs, rules } from '#tests/support/site/structured-data-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const site = 'http://localhost:4173';

let backEnd: TestApp;
/** Everything said, by address. */
const said = new Map<string, ReturnType<typeof structuredData>>();

beforeAll(async () => {
  backEnd = await createTestApp();
  for (const address of everyAddress(backEnd)) {
    const { queryClient } = await loadPage(backEnd, address);
    // What is undefined in JavaScript is not there in JSON.
    said.set(address, JSON.parse(JSON.stringify(structuredData(address, queryClient))));
  }
}, 120_000);
afterAll(() => backEnd.close());

/** Every value of a statement with the property it stands under. */
function* valuesOf(value: unknown, property = ''): Generator<[string, unknown]> {
  yield [property, value];
  if (Array.isArray(value)) for (const item of value) yield* valuesOf(item, property);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* valuesOf(inner, name);
  }
}

function isThere(address: string): boolean {
  const { pathname } = new URL(address);
  if (/\.\w+$/.test(pathname)) return existsSync(`public${pathname}`);
  const match = matchPage(pathname);
  if (match === undefined || !('collection' in match.page)) return match !== undefined;
  const collection: PageCollection = match.page.collection;
  return backEnd.catalogue[collection].has(match.slug ?? '');
}

test('every page says what its kind has to say, completely and in the right form', () => {
  const problems = [...said].flatMap(([address, things]) => {
    const expected = rules[matchPage(address)?.page.path ?? ''] ?? [];
    if (things.length !== expected.length) return [`${address} says ${things.length} things`];
    return expected.flatMap((rule, index) => {
      const issues = rule.safeParse(things[index]).error?.issues ?? [];
      return issues.map(({ path, message }) => `${address} ${path.join('.')}: ${message}`);
    });
  });
  expect(problems).toEqual([]);
});

test('every address leads to a page of the site or a file it serves, and every name that is used is given', () => {
  const problems = [...said].flatMap(([address, things]) => {
    const values = [...valuesOf(things)];
    const addresses = values.flatMap(([, value]) =>
      typeof value === 'string' && value.startsWith(site) ? [value] : [],
    );
    const given = values.flatMap(([, value]) => (isNamed(value) ? [value['@id']] : []));
    const used = values.flatMap(([name, value]) => (name === '@id' ? [value] : []));
    return [
      ...addresses.filter((value) => !isThere(value)).map((value) => `${address}: ${value}`),
      ...used.filter((name) => !given.includes(String(name))).map((name) => `${address}: ${name} is nowhere`),
    ];
  });
  expect(problems).toEqual([]);
});

function isNamed(value: unknown): value is { '@id': string } {
  return typeof value === 'object' && value !== null && '@id' in value && Object.keys(value).length > 1;
}

test('nothing is rated and nobody is quoted: a demonstration has no reviews (B-207, B-209)', () => {
  const problems = [...said].flatMap(([address, things]) =>
    [...valuesOf(things)].filter(([name]) => /rating|review/i.test(name)).map(([name]) => `${address}: ${name}`),
  );
  expect(problems).toEqual([]);
});

test('a tour has its days in order', () => {
  const [trip] = said.get('/tour/masai-mara-safari') ?? [];
  expect(trip).toMatchObject({
    url: `${site}/tour/masai-mara-safari`,
    itinerary: { numberOfItems: 3, itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  });
});

test('every tour is offered for what its card says each of two pays for the whole trip (B-207, B-302)', async () => {
  const { tours } = await (await backEnd.request('/api/tours?limit=48')).json();
  expect(tours.length).toBeGreaterThan(10);
  for (const { slug, cheapest } of tours) {
    const [trip] = said.get(`/tour/${slug}`) ?? [];
    const offers = trip?.offers as { lowPrice: number; highPrice: number };
    expect(offers.lowPrice, slug).toBe(Math.round(cheapest.wholeTrip / cheapest.people));
    expect(offers.highPrice, slug).toBeGreaterThanOrEqual(offers.lowPrice);
  }
});

test('a group tour has an offer for each departure, with its days, its price and what is left of it', async () => {
  const slug = 'amboseli-elephant-weekend';
  const { departures } = await (await backEnd.request(`/api/group-tour/${slug}`)).json();
  const [trip] = said.get(`/group-tour/${slug}`) ?? [];
  const offers = trip?.offers as { availability: string; price: number; validThrough: string }[];
  expect(offers.map(({ price, validThrough }) => [price, validThrough])).toEqual(
    departures.map(({ wholeTrip, startDate }: { wholeTrip: number; startDate: string }) => [
      Math.round(wholeTrip),
      startDate,
    ]),
  );
  const soldOut = departures.map(({ availableSeats }: { availableSeats: number }) => availableSeats === 0);
  expect(offers.map(({ availability }) => availability.endsWith('/SoldOut'))).toEqual(soldOut);
});

test('an activity is offered alone where it has a price of its own', () => {
  const wrong = [...backEnd.catalogue.activities.values()].filter(({ record, summary }) => {
    const offers = said.get(`/activity/${record.slug}`)?.[0]?.offers as { price: number } | undefined;
    return offers?.price !== (summary.pricing.basePrice || undefined);
  });
  expect(wrong.map(({ record }) => record.slug)).toEqual([]);
});

test.each([
  '/destinations/amboseli',
  '/place/crescent-island',
  '/tour/masai-mara-safari',
  '/group-tour/amboseli-elephant-weekend',
  '/accommodation/olare-fig-camp',
  '/activity/gorilla-trekking',
  '/blog/mara-fees-explained',
  '/inspiration/first-safari-in-kenya',
])('the breadcrumbs of %s are those a visitor sees', async (address) => {
  await openSite(address);
  const nav = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  const shown = within(nav)
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).queryByRole('link');
      return link ? [link.textContent, site + link.getAttribute('href')] : [item.textContent];
    });
  const list = breadcrumbs.parse(said.get(address)?.at(-1));
  expect(list.itemListElement.map(({ name, item }) => (item ? [name, item] : [name]))).toEqual(
    shown.map(([name, href]) => (href ? [name, new URL(href).href] : [name])),
  );
  expect(list.itemListElement.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
});

test('a record cannot end the script it is written into, whatever it is called', async () => {
  const address = '/tour/masai-mara-safari';
  const { queryClient } = await loadPage(backEnd, address);
  const name = '</script><script>alert(1)</script><!-- &lt; \u2028 \u2029 " \\';
  queryClient.setQueryData(tourQuery('masai-mara-safari').queryKey, (tour) => tour && { ...tour, name });
  const markup = structuredDataMarkup(address, queryClient);
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(markup).not.toMatch(/<!--|[\u2028\u2029&]/);
  const json = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('<'));
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context).toBe('https://schema.org');
  expect(graph[0].name).toBe(name);
  expect(graph.at(-1).itemListElement.at(-1).name).toBe(name);
});

test.each(['/search', '/search-test', '/nope', '/tour/nope'])('%s says nothing', async (address) => {
  const { queryClient } = await loadPage(backEnd, address);
  expect(structuredDataMarkup(address, queryClient)).toBe('');
});
