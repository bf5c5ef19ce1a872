import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createAskIndex,
  hostTransport,
  type SearchRequest,
  searchDeadlineMs,
} from '#features/search/client/ask-index.ts';
import { SearchFailure } from '#features/search/client/search-failure.ts';

const access = { host: 'http://search.test/api/search', key: 'public-key' };
const request = { indexName: 'tours', params: { query: 'mara', hitsPerPage: 10 } } as SearchRequest;

// The library reports what its request threw before it hands that on.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function host(answer: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = [];
  const transport = hostTransport(async (input, init) => {
    const one = new Request(input, init);
    sent.push(one.clone());
    return answer(one);
  });
  const askIndex = createAskIndex(access, transport);
  return { sent, ask: (requests = [request]) => askIndex(requests) };
}

const results = (fields: object = {}) =>
  Response.json({
    results: [
      {
        ...{ indexUid: 'tours', query: 'mara', processingTimeMs: 1, limit: 10, offset: 0, estimatedTotalHits: 23 },
        hits: [{ id: 7, name: 'Mara', _formatted: { name: '__ais-highlight__Mara__/ais-highlight__' } }],
        ...fields,
      },
    ],
  });

test('one POST in the protocol of Meilisearch: the index, the words, ten hits, the search key (B-93)', async () => {
  const { sent, ask } = host(() => results());
  await ask();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.url).toBe('http://search.test/api/search/multi-search');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer public-key');
  const body: unknown = await sent[0]?.json();
  expect(body).toEqual({
    queries: [expect.objectContaining({ indexUid: 'tours', q: 'mara', limit: 10, offset: 0 })],
  });
});

test('what comes back has marks, a stable id and as many pages as the total makes', async () => {
  const { ask } = host(() => results());
  const [result] = await ask();
  expect(result).toMatchObject({ index: 'tours', nbHits: 23, nbPages: 3, query: 'mara' });
  expect(result?.hits[0]).toMatchObject({ objectID: 7, name: 'Mara' });
  expect(result?.hits[0]?._highlightResult).toMatchObject({ name: { value: expect.stringContaining('Mara') } });
});

describe('what is no answer', () => {
  const failureOf = async (answer: () => Response | Promise<Response>): Promise<SearchFailure> => {
    const failure = await host(answer)
      .ask()
      .catch((thrown: unknown) => thrown);
    if (!(failure instanceof SearchFailure)) throw new Error(`expected a SearchFailure, got ${String(failure)}`);
    return failure;
  };
  const body = (text: string, init?: ResponseInit) => new Response(text, init);

  test.each([
    ['no hits', JSON.stringify({ results: [{ indexUid: 'tours' }] })],
    ['hits that are null', JSON.stringify({ results: [{ indexUid: 'tours', hits: null }] })],
    ['hits that are no list', JSON.stringify({ results: [{ indexUid: 'tours', hits: { 0: {} } }] })],
    ['a hit that is no record', JSON.stringify({ results: [{ indexUid: 'tours', hits: ['mara'] }] })],
    ['results of another question', JSON.stringify({ results: [] })],
    ['nothing', ''],
    ['null', 'null'],
    ['half an answer', '{"results":[{"indexUid":"'],
    ['a page', '<!doctype html><title>Welcome to the lodge Wi-Fi</title>'],
  ])('%s', async (_, text) => {
    expect((await failureOf(() => body(text))).kind).toBe('malformed');
  });

  test.each([400, 401, 403, 404, 408, 413, 429, 500, 502, 503])('status %i', async (status) => {
    const failure = await failureOf(() => Response.json({ message: 'No.', code: 'its_own_code' }, { status }));
    expect(failure).toMatchObject({ kind: 'refused', code: 'its_own_code', message: 'No.' });
    expect(await failureOf(() => body('<h1>no', { status }))).toMatchObject({ kind: 'refused', code: String(status) });
  });

  test('no network', async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failure).toMatchObject({ kind: 'unreachable', isSilence: true });
  });

  test('a host that never answers, after eight seconds (B-94)', async () => {
    vi.useFakeTimers();
    const waiting = failureOf(() => new Promise<Response>(() => {}));
    await vi.advanceTimersByTimeAsync(searchDeadlineMs);
    expect(await waiting).toMatchObject({ kind: 'timeout', isSilence: true });
  });
});

test('where nobody counted, what is there counts', async () => {
  const { ask } = host(() => results({ estimatedTotalHits: undefined }));
  expect((await ask())[0]).toMatchObject({ nbHits: 1, nbPages: 1 });
});

test('one client asks every index: one that fails takes no other with it, and no answer is kept', async () => {
  const { sent, ask } = host(async (asked) => {
    const { queries } = (await asked.json()) as { queries: { indexUid: string }[] };
    return queries[0]?.indexUid === 'places' ? new Response('', { status: 500 }) : results();
  });
  const places = { ...request, indexName: 'places' } as SearchRequest;
  for (let round = 1; round <= 2; round += 1) {
    const [tours, failed] = await Promise.allSettled([ask(), ask([places])]);
    expect(tours).toMatchObject({ status: 'fulfilled', value: [{ nbHits: 23 }] });
    expect(failed).toMatchObject({ status: 'rejected', reason: { kind: 'refused', code: '500' } });
    expect(sent).toHaveLength(2 * round);
  }
});
