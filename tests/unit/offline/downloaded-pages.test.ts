import 'fake-indexeddb/auto';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { listFaqs } from '#contract/api/endpoints.ts';
import { downloadedAnswer, readDownloadedPages, storePage } from '#offline/downloaded-pages.ts';
import { downloads } from '#offline/downloads.ts';
import { persistQueries } from '#offline/persist-queries.ts';
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
  await storePage('/faq', { at: lastWeek, answers: [hash], pictures: [] }, new Map([[hash, { data, at: lastWeek }]]));
  const { api, requests } = apiAnswering(answer);
  const queryClient = createQueryClient({ api });
  persistQueries(queryClient, 'test');
  return { queryClient, requests };
}

const noNetwork = () => Promise.reject(new TypeError('fetch failed'));

afterEach(() => removeStored('takenAlong'));

/** A page that shows the answer, and asks for it again behind as it is old. */
function show({ queryClient }: Awaited<ReturnType<typeof visit>>) {
  return new QueryObserver(queryClient, { ...questions, retry: false }).subscribe(() => {});
}

test('an answer that was taken along is shown where the API is out of reach, and as old as it is (B-712)', async () => {
  for (const answer of [
    noNetwork,
    () => new Response('away', { status: 502 }),
    () => new Promise<Response>(() => {}),
  ]) {
    const one = await visit(answer);
    const { queryClient, requests } = one;
    expect(await ensureData(queryClient, questions)).toEqual(kept);
    const leave = show(one);
    await expect.poll(() => requests).toHaveLength(1);
    expect(queryClient.getQueryState(questions.queryKey)).toMatchObject({ data: kept, dataUpdatedAt: lastWeek });
    leave();
  }
});

test('what the API answers now takes its place', async () => {
  const one = await visit(() => json({ ...kept, message: 'now' }));
  expect(await ensureData(one.queryClient, questions)).toEqual(kept);
  const leave = show(one);
  await expect.poll(() => one.queryClient.getQueryData(questions.queryKey)).toMatchObject({ message: 'now' });
  leave();
});

test('what was read since goes before it', async () => {
  const { queryClient, requests } = await visit(noNetwork);
  queryClient.setQueryData(questions.queryKey, { ...kept, message: 'read' });
  expect(await ensureData(queryClient, questions)).toMatchObject({ message: 'read' });
  expect(requests).toEqual([]);
});

test('an answer of another shape is shown by nobody', async () => {
  const { queryClient } = await visit(() => json({ ...kept, message: 'now' }), { faqs: 'none' });
  expect(await ensureData(queryClient, questions)).toMatchObject({ message: 'now' });
});

test('a page is there with all its answers', async () => {
  await visit(noNetwork);
  expect((await readDownloadedPages()).get('/faq')?.answers).toEqual([hash]);
  expect((await downloadedAnswer(questions.queryKey))?.data).toEqual(kept);
});

test.each([
  ['not JSON', '{{'],
  ['no list', '{"id":1}'],
  ['no downloads', '[1,null,{},{"id":"a","title":"A","pages":[]},{"id":"a","title":"A","pages":["//evil.example",7]}]'],
])('a mark that is %s is nothing taken along', (_, stored) => {
  writeStored('takenAlong', stored);
  expect(downloads.getSnapshot()).toEqual([]);
});
