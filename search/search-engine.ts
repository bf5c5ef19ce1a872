import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { type IndexUid, isIndexUid } from '#contract/search/search-indexes.ts';
import { facetColumnsOf } from '#search/facets.ts';
import type { JsonObject } from '#search/json.ts';
import { RequestFields, wrongType } from '#search/request-fields.ts';
import { runSearch } from '#search/run-search.ts';
import type { MultiSearchAnswer, SearchAnswer, SearchEngine } from '#search/search-engine-types.ts';
import { SearchError } from '#search/search-error.ts';
import { buildSearchIndex, type SearchIndex } from '#search/search-index.ts';
import { searchLimits } from '#search/search-limits.ts';
import { readSearchRequest, searchFields } from '#search/search-request.ts';
import { searchSettings } from '#search/search-settings.ts';

/** Indexes by the list of documents they were built from. */
export type BuiltIndexes = WeakMap<readonly object[], SearchIndex>;

/**
 * The five indexes, each built when it is first asked, so that nobody waits for all of them; the documents are
 * kept, not copied, and must not change afterwards. What `built` has of the same lists is not built again.
 */
export function createSearchEngine(documents: SearchDocuments, built: BuiltIndexes = new WeakMap()): SearchEngine {
  const indexes = new Map<IndexUid, SearchIndex>();
  const indexOf = (uid: string): SearchIndex => {
    checkUid(uid, '');
    if (!isIndexUid(uid)) throw new SearchError('index_not_found', `Index \`${uid}\` not found.`);
    const known = indexes.get(uid);
    if (known !== undefined) return known;
    const records = documents[uid];
    const index = built.get(records) ?? buildSearchIndex(uid, recordsOf(records), searchSettings[uid]);
    built.set(records, index);
    indexes.set(uid, index);
    return index;
  };
  function* multiSearchSteps(body: unknown): Generator<undefined, MultiSearchAnswer, undefined> {
    const results: SearchAnswer[] = [];
    for (const [number, { indexUid, request }] of readQueries(body).entries()) {
      if (number > 0) yield;
      try {
        results.push(runSearch(indexOf(indexUid), request));
      } catch (error) {
        if (!(error instanceof SearchError)) throw error;
        throw new SearchError(error.code, `Inside \`.queries[${number}]\`: ${error.message}`, 400);
      }
    }
    return { results };
  }
  return {
    search(uid, body) {
      const request = readSearchRequest(new RequestFields(body, '', searchFields));
      return runSearch(indexOf(uid), request);
    },
    multiSearch(body) {
      const steps = multiSearchSteps(body);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
    multiSearchSteps,
  };
}

/**
 * For documents whose texts are those of `before`, in the same order, and whose other values are not: their index is that of
 * `before` with these values, where there is one, and need not read the words again, which is nearly all of the work.
 */
export function keepWords(built: BuiltIndexes, before: readonly object[], documents: readonly object[]): void {
  const index = built.get(before);
  if (index === undefined || before === documents) return;
  const records = documents as readonly JsonObject[];
  built.set(documents, { ...index, documents: records, columns: facetColumnsOf(records) });
}

function readQueries(body: unknown) {
  const queries = new RequestFields(body, '', ['queries']).value('queries');
  if (queries === undefined) throw new SearchError('bad_request', 'Missing field `queries`');
  if (!Array.isArray(queries)) throw wrongType('.queries', 'an array', queries, 'bad_request');
  if (queries.length > searchLimits.queries) {
    const message = `Invalid value at \`.queries\`: expected at most ${searchLimits.queries} queries, but found ${queries.length}.`;
    throw new SearchError('bad_request', message);
  }
  return queries.map((query: unknown, number) => {
    const path = `.queries[${number}]`;
    const fields = new RequestFields(query, path, ['indexUid', ...searchFields]);
    const indexUid = fields.text('indexUid', 'invalid_index_uid');
    if (indexUid === undefined) {
      throw new SearchError('missing_index_uid', `Missing field \`indexUid\` inside \`${path}\``);
    }
    checkUid(indexUid, `Invalid value at \`${path}.indexUid\`: `);
    return { indexUid, request: readSearchRequest(fields) };
  });
}

function checkUid(uid: string, where: string): void {
  if (/^[\w-]{1,512}$/.test(uid)) return;
  const message = `\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.`;
  throw new SearchError('invalid_index_uid', `${where}${message}`);
}

/** Documents as plain records: a field that is left out of one is undefined at most, which counts as not there. */
function recordsOf(documents: SearchDocuments[IndexUid]): JsonObject[] {
  return documents.map((document) => document as unknown as JsonObject);
}
