import { expect, test } from 'vitest';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

const app = await createTestApp({ catalogue: smallCatalogue() });
const get = (path: string) => app.read(`/api${path}`);

async function idsOf(path: string, key: string): Promise<string[]> {
  return (await get(path))[key].map(({ id }: { id: string }) => id);
}

test.each([
  ['/destinations', 'destinations', ['marsh', 'island']],
  ['/destinations?country=Tanzania', 'destinations', ['island']],
  ['/destinations?month=december', 'destinations', ['marsh', 'island']],
  ['/destinations?month=march', 'destinations', []],
  ['/destinations?wildlife=wild-dog', 'destinations', ['marsh']],
  ['/destinations?type=coast', 'destinations', ['island']],
  ['/destinations?q=turtle', 'destinations', ['island']],
  ['/places', 'places', ['old-museum', 'hide']],
  ['/places?category=museum', 'places', ['old-museum']],
  ['/places?destination=island', 'places', []],
  ['/places?q=reed%20marsh', 'places', ['hide']],
  ['/accommodations', 'accommodations', ['reed-camp', 'marsh-lodge']],
  ['/accommodations?tier=luxury', 'accommodations', ['marsh-lodge']],
  ['/accommodations?type=camp', 'accommodations', ['reed-camp']],
  ['/accommodations?destination=marsh&tier=mid', 'accommodations', ['reed-camp']],
  ['/activities', 'activities', ['canoe']],
  ['/activities?type=scenic', 'activities', []],
  ['/activities?difficulty=easy&destination=marsh', 'activities', ['canoe']],
  ['/blog', 'posts', ['second-light', 'first-light']],
  ['/blog?tag=light&category=planning', 'posts', ['second-light', 'first-light']],
  ['/blog?category=costs', 'posts', []],
  ['/inspirations', 'inspirations', ['slow-travel']],
  ['/inspirations?theme=walking', 'inspirations', ['slow-travel']],
  ['/inspirations?theme=family', 'inspirations', []],
  ['/faq', 'faqs', ['when-to-come', 'what-to-bring']],
  ['/faq?category=Planning&q=hat', 'faqs', ['what-to-bring']],
  ['/faq?category=Accessibility', 'faqs', []],
])('%s lists %s: %j', async (path, key, ids) => {
  expect(await idsOf(path, key)).toEqual(ids);
});

test('the wildlife facet offers the flagship species by name', async () => {
  expect((await get('/destinations')).facets.wildlife).toEqual([
    { value: 'elephant', label: 'Elephant', count: 1 },
    { value: 'turtle', label: 'Turtle', count: 1 },
    { value: 'wild-dog', label: 'Wild dog', count: 1 },
  ]);
});

test.each([
  ['/destinations?q=zebra', 'destinations'],
  ['/places?q=zebra', 'places'],
  ['/accommodations?q=zebra', 'accommodations'],
  ['/activities?q=zebra', 'activities'],
  ['/blog?q=zebra', 'posts'],
  ['/inspirations?q=zebra', 'inspirations'],
  ['/faq?q=zebra', 'questions'],
])('%s says that no %s match', async (path, noun) => {
  expect((await get(path)).message).toBe(`No ${noun} match your current filters. Try adjusting your criteria.`);
});

test('a question list holds all questions on a page', async () => {
  expect((await get('/faq')).limit).toBe(200);
});
