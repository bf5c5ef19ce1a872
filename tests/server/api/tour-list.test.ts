import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listTours } from '#contract/api/endpoints.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { smallContent, tourFile } from '#tests/support/small-content.ts';
import { createTestApp, smallCatalogue, type TestApp } from '#tests/support/test-app.ts';

/*
 * marsh-day: 1 day, $499.99, budget, private. marsh-week: 7 days, $2000, mid, fly-in. marsh-and-island: 4 days,
 * $500, mid.
 */
const small = await createTestApp({ catalogue: smallCatalogue() });

async function tours(query = '', app: Pick<TestApp, 'read'> = small) {
  const answer = z.parse(listTours.response, await app.read(`/api/tours${query}`));
  return { ...answer, slugs: answer.tours.map((tour) => tour.slug) };
}

type Answer = Awaited<ReturnType<typeof tours>>;

function countsOf({ facets }: Answer, key: string): Record<string, number> {
  return Object.fromEntries((facets?.[key] ?? []).map(({ value, count }) => [value, count]));
}

test('tours come in the recommended order, with the page envelope', async () => {
  const answer = await tours();
  expect(answer.slugs).toEqual(['marsh-day', 'marsh-week', 'marsh-and-island']);
  expect(answer).toMatchObject({ total: 3, page: 1, limit: 12, message: '' });
});

test.each([
  ['?destination=island', ['marsh-and-island']],
  ['?destination=island,marsh', ['marsh-day', 'marsh-week', 'marsh-and-island']],
  ['?country=Tanzania', ['marsh-and-island']],
  ['?days=1', ['marsh-day']],
  ['?days=4-6', ['marsh-and-island']],
  ['?days=1,7-plus', ['marsh-day', 'marsh-week']],
  // Of the whole trip each of two pays $600, $2,370 and $645.
  ['?budget=under-500', []],
  ['?budget=500-1000', ['marsh-day', 'marsh-and-island']],
  ['?budget=over-2000', ['marsh-week']],
  ['?style=fly-in', ['marsh-week']],
  ['?tier=budget', ['marsh-day']],
  ['?month=july', ['marsh-day', 'marsh-week', 'marsh-and-island']],
  ['?month=march,april', []],
  ['?difficulty=easy&tier=mid', ['marsh-week', 'marsh-and-island']],
  ['?tier=mid&style=private', ['marsh-and-island']],
  ['?q=ISLAND', ['marsh-and-island']],
  ['?q=cafe%20marsh', ['marsh-and-island']],
  ['?q=caf%C3%89', ['marsh-and-island']],
  ['?q=marsh%20zebra', []],
  ['?q=%20', ['marsh-day', 'marsh-week', 'marsh-and-island']],
  ['?q=.*', []],
])('%s leaves %j', async (query, slugs) => {
  expect((await tours(query)).slugs).toEqual(slugs);
});

test.each([
  ['price', ['marsh-day', 'marsh-and-island', 'marsh-week']],
  ['price-desc', ['marsh-week', 'marsh-and-island', 'marsh-day']],
  ['duration', ['marsh-day', 'marsh-and-island', 'marsh-week']],
  ['duration-desc', ['marsh-week', 'marsh-and-island', 'marsh-day']],
  ['recommended', ['marsh-day', 'marsh-week', 'marsh-and-island']],
])('sorted by %s', async (sort, slugs) => {
  expect((await tours(`?sort=${sort}`)).slugs).toEqual(slugs);
});

test('tours of the same price keep the recommended order', async () => {
  const files = {
    ...smallContent(),
    'tours/a-late.json': tourFile({ slug: 'a-late', order: 9, price: 499.99 }),
  };
  const app = await openTestApp({ catalogue: smallCatalogue(files) });
  expect((await tours('?sort=price', app)).slugs).toEqual(['marsh-day', 'a-late', 'marsh-and-island', 'marsh-week']);
});

test("a facet's counts leave its own choice aside and keep the others", async () => {
  const answer = await tours('?tier=mid&days=1');
  expect(answer.total).toBe(0);
  expect(countsOf(answer, 'tier')).toMatchObject({ budget: 1, mid: 0 });
  expect(countsOf(answer, 'days')).toEqual({ '1': 0, '2-3': 0, '4-6': 1, '7-plus': 1 });
  expect(countsOf(answer, 'destination')).toEqual({ marsh: 0, island: 0 });
});

test('a count is what choosing that value would leave (B-9)', async () => {
  const chosen = await tours('?tier=mid');
  for (const [key, values] of Object.entries(chosen.facets ?? {})) {
    if (key === 'tier') continue;
    for (const { value, count } of values) {
      const left = await tours(`?tier=mid&${key}=${encodeURIComponent(value)}`);
      expect(left.total, `${key}=${value}`).toBe(count);
    }
  }
});

test('counts follow the words that were searched', async () => {
  expect(countsOf(await tours('?q=island'), 'tier')).toMatchObject({ budget: 0, mid: 1 });
});

test('facets carry the keys of the query, and labels people read', async () => {
  const { facets = {} } = await tours();
  expect(Object.keys(facets)).toEqual([
    'destination',
    'country',
    'days',
    'budget',
    'style',
    'tier',
    'month',
    'difficulty',
    'travellers',
    'upTo',
  ]);
  expect(facets.destination?.map(({ label }) => label)).toEqual(['Marsh', 'Island Café']);
  expect(facets.budget?.[0]).toEqual({ value: 'under-500', label: 'Under $500', count: 0 });
  expect(facets.days?.[0]?.label).toBe('1 day');
  expect(facets.month?.[0]).toEqual({ value: 'january', label: 'January', count: 2 });
  expect(facets.style?.map(({ label }) => label)).toEqual(['Private', 'Shared', 'Fly-in', 'Trek']);
});

test('pages divide the list (B-8)', async () => {
  expect((await tours('?limit=2')).slugs).toEqual(['marsh-day', 'marsh-week']);
  const second = await tours('?limit=2&page=2');
  expect(second.slugs).toEqual(['marsh-and-island']);
  expect(second).toMatchObject({ total: 3, page: 2, limit: 2 });
});

test('filters that leave nothing say so in the agreed words (B-74)', async () => {
  const { message, total } = await tours('?q=zebra');
  expect([message, total]).toEqual(['No tours match your current filters. Try adjusting your criteria.', 0]);
});

test('a catalogue without tours says so in the agreed words (B-74)', async () => {
  const app = await openTestApp({ catalogue: smallCatalogue(withoutTours()) });
  const { message } = await tours('?tier=mid', app);
  expect(message).toBe('No tours available at the moment');
});

test('the featured tours are the first six in the recommended order', async () => {
  const more = Object.fromEntries(
    [4, 5, 6, 7].map((order) => [`tours/t-${order}.json`, tourFile({ slug: `t-${order}`, order })]),
  );
  const app = await openTestApp({ catalogue: smallCatalogue({ ...smallContent(), ...more }) });
  const answer = await app.read('/api/tours/featured');
  expect(answer.tours.map(({ slug }: { slug: string }) => slug)).toEqual([
    'marsh-day',
    'marsh-week',
    'marsh-and-island',
    't-4',
    't-5',
    't-6',
  ]);
  expect(answer).toMatchObject({ total: 6, page: 1, limit: 6, message: '' });
});

/** The small catalogue with nothing that names a tour. */
function withoutTours() {
  const files = smallContent();
  const withoutTours = Object.entries(files).filter(([path]) => !/^(tours|blog|inspirations)\//.test(path));
  return {
    ...Object.fromEntries(withoutTours),
    'tours/.keep': '',
    'blog/.keep': '',
    'inspirations/.keep': '',
  };
}

/* Two seasons and two sizes of party; four pay $400 each in July, two $700. Tips are $10 to $15 a person and day. */
const seasonalFiles = {
  ...smallContent(),
  'tours/marsh-week.json': tourFile({
    slug: 'marsh-week',
    name: 'Marsh week',
    order: 2,
    duration: 1,
    maxGuests: 6,
    prices: {
      seasons: [
        {
          name: 'High',
          dates: [{ from: '07-01', to: '09-30' }],
          prices: [
            { people: 2, usd: 700, local: 105_000 },
            { people: 4, usd: 400, local: 60_000 },
          ],
        },
        {
          name: 'Low',
          dates: [{ from: '10-01', to: '06-30' }],
          prices: [
            { people: 2, usd: 300, local: 45_000 },
            { people: 4, usd: 200, local: 30_000 },
          ],
        },
      ],
      singleSupplement: { usd: 100, local: 15_000 },
      leastParty: 2,
    },
  }),
};

const seasonal = await createTestApp({ catalogue: smallCatalogue(seasonalFiles) });

const askedOf = async (query: string) => {
  const { tours: found } = await tours(query, seasonal);
  return found.find(({ slug }) => slug === 'marsh-week')?.askedPrice;
};

test('a card’s price is that of the month and of as many people as the list is asked for (B-230)', async () => {
  expect(await askedOf('')).toBeUndefined();
  expect(await askedOf('?month=july')).toMatchObject({ usd: 700, local: 105_000, month: 6, people: 2 });
  // 400 × 4 = 1600, 12 % = 192, + 50; tips 4 × 15
  expect(await askedOf('?month=july&travellers=4')).toMatchObject({ usd: 400, people: 4, wholeTrip: 1902 });
  expect(await askedOf('?travellers=4')).toMatchObject({ usd: 200, month: 1, people: 4 });
});

test.each([
  ['?upTo=2000&month=july&travellers=4', true],
  // 700 × 2 = 1400, 12 % = 168, + 50; tips 2 × 15: 1648
  ['?upTo=1000&month=july', false],
  ['?upTo=2000&month=july', true],
  // 300 × 2 = 600, 12 % = 72, + 50; tips: 752
  ['?upTo=1000', true],
  ['?travellers=6', true],
  ['?travellers=7', false],
  ['?travellers=1', false],
  ['?budget=500-1000&month=july', true],
  ['?budget=under-500&month=july', false],
  ['?budget=under-500&month=july&travellers=4', true],
])('by month, party and budget: %s finds the seasonal tour: %s (B-230)', async (query, isFound) => {
  expect((await tours(query, seasonal)).slugs.includes('marsh-week')).toBe(isFound);
});

test('sorted by price, a list goes by the prices of its month and party (B-230)', async () => {
  const inJuly = (await tours('?sort=price&month=july', seasonal)).slugs;
  expect(inJuly.at(-1)).toBe('marsh-week');
  expect((await tours('?sort=price&month=july&travellers=4', seasonal)).slugs[0]).toBe('marsh-week');
});

const demonstration = await createTestApp();

test.each([
  [
    '?destination=zanzibar',
    'tsavo-diani-6-day',
    'No tour that fits goes to Zanzibar; this one goes to Diani Beach, the nearest coast that does.',
  ],
  ['?tier=luxury&style=trek', 'samburu-mara-fly-in', 'It fits all but “Trek”.'],
])('a list that nothing fits names the tour that lacks least: %s', async (query, slug, why) => {
  const { slugs, nearest } = await tours(query, demonstration);
  expect(slugs).toEqual([]);
  expect(nearest?.tour.slug).toBe(slug);
  expect(nearest?.why).toBe(why);
  expect((await tours('', demonstration)).nearest).toBeUndefined();
});

test('a list of what we do not know names no tour', async () => {
  expect(await tours('?destination=0', demonstration)).toMatchObject({ slugs: [] });
  expect((await tours('?destination=0', demonstration)).nearest).toBeUndefined();
});
