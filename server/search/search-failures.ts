import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { SearchError } from '#search/search-error.ts';
import { ProtocolError } from '#server/search/protocol-error.ts';
import { type SearchSentinel, searchSentinelIn } from '#server/search/search-sentinels.ts';

/** A query on its way to the engine. */
export interface AskedQuery {
  indexUid: unknown;
  q: unknown;
  /** Where it stands in a multi-search. */
  position?: number;
}

/** Answers in the engine's place, or not at all when no word concerns these queries. */
export type SearchFailureSimulator = (c: Context, asked: readonly AskedQuery[]) => Promise<Response | undefined>;

/** `slowMs` is how long `sentinel-slow` takes. */
export function simulateSearchFailures(slowMs: number): SearchFailureSimulator {
  return async (c, asked) => {
    for (const query of asked) {
      const sentinel = searchSentinelIn(query.q, query.indexUid);
      if (sentinel === 'sentinel-slow') await wait(slowMs);
      else if (sentinel !== undefined) return failure(c, sentinel, query);
    }
    return undefined;
  };
}

function failure(c: Context, sentinel: Exclude<SearchSentinel, 'sentinel-slow'>, query: AskedQuery): Response {
  switch (sentinel) {
    case 'sentinel-500':
      throw new ProtocolError('internal', 'A simulated failure.');
    case 'sentinel-403':
      throw new ProtocolError('invalid_api_key', 'The provided API key is invalid.');
    case 'sentinel-404':
      throw indexNotFound(query);
    case 'sentinel-reset':
      return cutConnection(c);
    case 'sentinel-empty':
      return answer('', 'application/json');
    case 'sentinel-html':
      return answer('<!doctype html><title>Welcome to the lodge Wi-Fi</title><p>Please sign in.', 'text/html');
    case 'sentinel-malformed':
      return answer('{"results":[{"indexUid":"', 'application/json');
  }
}

/** In a multi-search the index is no part of the address, so it is the request that is wrong. */
function indexNotFound({ indexUid, position }: AskedQuery): SearchError {
  const message = `Index \`${String(indexUid)}\` not found.`;
  return position === undefined
    ? new SearchError('index_not_found', message)
    : new SearchError('index_not_found', `Inside \`.queries[${position}]\`: ${message}`, 400);
}

/** Ends the connection without an answer; where there is none, in process, the body breaks off when it is read. */
function cutConnection(c: Context): Response {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  if (incoming !== undefined) {
    incoming.socket.destroy();
    return new Response(null);
  }
  return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Connection reset')) }));
}

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });
}
