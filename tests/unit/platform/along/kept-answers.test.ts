import 'fake-indexeddb/auto';
import { hashKey } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { listFaqs } from '#contract/api/endpoints.ts';
import { keepPage, keptAnswer, keptPages } from '#platform/along/kept-pages.ts';
import { parcels } from '#platform/along/parcels.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { removeStored, writeStored } from '#platform/browser/storage.ts';
import { ensureData } from '#platform/ensure-data.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

const questions = endpointQuery(listFaqs, {});
const hash = hashKey(questions.queryKey);
const kept = { total: 1, page: 1, limit: 200, message: 'kept', faqs: [] };
const lastWeek = Date.now() - 6 * 24 * 60 * 60 * 1000;

async function visit(answer: () => Response | Promise<Response>, data: unknown = kept) {
  writeStored('takenAlong', '[]');
  await keepPage('/faq', { at: lastWeek, answers: [hash], pictures: [] }, new Map([[hash, { data, at: lastWeek }]]));
  const { api, requests } = apiAnswering(answer);
  return { queryClient: createQueryClient({ api }), requests };
}

const noNetwork = () => Promise.reject(new TypeError('fetch failed'));

afterEach(() => removeStored('takenAlong'));

test('an answer that was taken along is shown where the API is out of reach, and as old as it is (B-712)', async () => {
  for (const answer of [noNetwork, () => new Response('away', { status: 502 })]) {
    const { queryClient, requests } = await visit(answer);
    expect(await ensureData(queryClient, questions)).toEqual(kept);
    expect(queryClient.getQueryState(questions.queryKey)?.dataUpdatedAt).toBe(lastWeek);
    expect(requests).toHaveLength(1);
  }
});

test('what the API answers now goes before it', async () => {
  const { queryClient } = await visit(() => json({ ...kept, message: 'now' }));
  expect(await ensureData(queryClient, questions)).toMatchObject({ message: 'now' });
});

test('an answer of another shape is shown by nobody', async () => {
  const { queryClient } = await visit(() => json({ ...kept, message: 'now' }), { faqs: 'none' });
  expect(await ensureData(queryClient, questions)).toMatchObject({ message: 'now' });
});

test('a page is there with all its answers', async () => {
  await visit(noNetwork);
  expect((await keptPages()).get('/faq')?.answers).toEqual([hash]);
  expect((await keptAnswer(hash))?.data).toEqual(kept);
});

test.each([
  ['not JSON', '{{'],
  ['no list', '{"id":1}'],
  ['no parcels', '[1,null,{},{"id":"a","title":"A","pages":[]},{"id":"a","title":"A","pages":["//evil.example",7]}]'],
])('a mark that is %s is nothing taken along', (_, stored) => {
  writeStored('takenAlong', stored);
  expect(parcels.getSnapshot()).toEqual([]);
});
