import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { isFields } from '#records/values.ts';
import { SearchError } from '#search/search-error.ts';
import { endOfConnection, isBrokenOff } from '#server/http/answer-error.ts';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';
import type { Log } from '#server/log.ts';
import { ProtocolError } from '#server/search/protocol-error.ts';
import type { AskedQuery, SearchFailureSimulator } from '#server/search/search-failures.ts';
import { withoutSentinelWords } from '#server/search/search-sentinels.ts';
import type { SearchService } from '#server/search/search-service.ts';

interface SearchRoutesOptions {
  service: SearchService;
  /** What a client must send as its bearer token. */
  key: string;
  log: Log;
  /** Takes so many queries from their sender's allowance; gives the milliseconds to wait when there are not so many. */
  takeSearches(c: RequestContext, amount: number): number | undefined;
  /** Development and tests only. */
  simulateFailure?: SearchFailureSimulator;
}

const largestBody = 64 * 1024;

/** The routes of Meilisearch that a search client uses, answered by the embedded engine in Meilisearch's words. */
export function createSearchRoutes({
  service,
  key,
  log,
  takeSearches,
  simulateFailure,
}: SearchRoutesOptions): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const engine = () => (simulateFailure === undefined ? service.engine() : withoutSentinelWords(service.engine()));
  const answer = async (c: RequestContext, asked: AskedQuery[], search: () => object | Promise<object>) => {
    const failure = await simulateFailure?.(c, asked);
    if (failure !== undefined) return failure;
    await service.followDepartures();
    return searchAnswer(await search());
  };

  routes.onError((error, c) => answerSearchError(error, c.get('requestId'), log));
  routes.use(compress());
  routes.get('/health', () => searchAnswer({ status: 'available' }));
  routes.use(
    requireKey(key),
    limitSearches(takeSearches),
    bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }),
  );

  routes.post('/multi-search', async (c) => {
    const body = await readSearchBody(c);
    const queries = queriesOf(body);
    // The first was paid for before the body was read.
    const waitMs = queries.length > 1 ? takeSearches(c, queries.length - 1) : undefined;
    if (waitMs !== undefined) return tooManySearches(waitMs);
    return answer(c, queries, () => finished(engine().multiSearchSteps(body)));
  });
  routes.post('/indexes/:uid/search', async (c) => {
    const uid = c.req.param('uid');
    const body = await readSearchBody(c);
    return answer(c, [queryOf(uid, body)], () => engine().search(uid, body));
  });
  routes.get('/version', () => searchAnswer({ commitSha: 'unknown', commitDate: 'unknown', pkgVersion: 'embedded' }));

  routes.all('*', () => {
    throw new ProtocolError('not_found', 'There is no such call here; only searching is embedded.');
  });
  return routes;
}

/** Takes the steps one at a time, and lets other requests be answered between two of them. */
async function finished<Answer>(steps: Iterator<undefined, Answer, undefined>): Promise<Answer> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

function requireKey(key: string): MiddlewareHandler {
  return async (c, next) => {
    const [scheme, token] = c.req.header('authorization')?.split(' ') ?? [];
    if (scheme !== 'Bearer') {
      throw new ProtocolError(
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      );
    }
    if (token !== key) throw new ProtocolError('invalid_api_key', 'The provided API key is invalid.');
    await next();
  };
}

function limitSearches(takeSearches: SearchRoutesOptions['takeSearches']): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const waitMs = takeSearches(c, 1);
    return waitMs === undefined ? next() : tooManySearches(waitMs);
  };
}

function tooManySearches(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1000);
  const refusal = new ProtocolError('too_many_search_requests', `Too many search requests. Retry after ${seconds}s.`);
  return Response.json(refusal, {
    status: refusal.status,
    headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
  });
}

function refuseLargeBody(): never {
  throw new ProtocolError(
    'payload_too_large',
    'The provided payload reached the size limit. The maximum accepted payload size is 64 KiB.',
  );
}

function searchAnswer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

function queriesOf(body: unknown): AskedQuery[] {
  const queries = isFields(body) && Array.isArray(body.queries) ? body.queries : [];
  return queries.map((query, position) => ({ ...queryOf(isFields(query) && query.indexUid, query), position }));
}

function queryOf(indexUid: unknown, body: unknown): AskedQuery {
  return { indexUid, q: isFields(body) ? body.q : undefined };
}

/**
 * Turns what went wrong below the search host into Meilisearch's answer. Mistakes of ours are logged under the
 * request's `id`.
 */
function answerSearchError(error: unknown, id: string, log: Log): Response {
  const known = error instanceof SearchError || error instanceof ProtocolError;
  const answered = known ? error : new ProtocolError('internal', 'An internal error has occurred.');
  if (answered.status >= 500 && !isBrokenOff(error)) {
    log.error('search failed', { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  const headers = { 'cache-control': 'no-store', ...(answered.status === 413 && endOfConnection) };
  return Response.json(answered, { status: answered.status, headers });
}

/**
 * The JSON of a search's body, whatever it holds: the engine judges it. Its size is limited before it comes here.
 *
 * @throws ProtocolError as Meilisearch refuses what is missing, of another type or not JSON.
 */
async function readSearchBody(c: Context): Promise<unknown> {
  const accepted = 'Accepted values for the Content-Type header are: `application/json`';
  const given = c.req.header('content-type');
  if (given === undefined) {
    throw new ProtocolError('missing_content_type', `A Content-Type header is missing. ${accepted}`);
  }
  if (given.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new ProtocolError('invalid_content_type', `The Content-Type \`${given}\` is invalid. ${accepted}`);
  }
  const source = await c.req.text();
  if (source === '') throw new ProtocolError('missing_payload', 'A json payload is missing.');
  try {
    return JSON.parse(source);
  } catch {
    throw new ProtocolError('malformed_payload', 'The json payload provided is malformed.');
  }
}
