import ky, { HTTPError, type KyInstance } from 'ky';
import * as z from 'zod/mini';
import { type Endpoint, type EndpointAnswer, fillPath } from '#contract/api/endpoint.ts';
import { AppError } from '#platform/api/app-error.ts';
import { httpFailure } from '#platform/api/http-failure.ts';
import { readStored } from '#platform/browser/storage.ts';
import { fieldsOf } from '#platform/fields-of.ts';

interface Destination {
  origin: string;
  fetch?: typeof fetch | undefined;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  version?: number;
}

/**
 * The one place that knows how calls travel: base address, bearer token, cache buster, parsing.
 *
 * @throws AppError for an answer that is a failure, or none of ours; TypeError without an answer.
 */
export async function send<E extends Endpoint>(
  to: Destination,
  endpoint: E,
  { params, query, body, version }: Parts,
  signal: AbortSignal,
): Promise<EndpointAnswer<E>> {
  const named = Object.entries(fieldsOf(params)).map(([name, value]) => [name, String(value)]);
  const path = fillPath(endpoint.path, Object.fromEntries(named)).slice(1);
  try {
    const response = await httpTo(to)(path, {
      method: endpoint.method,
      signal,
      searchParams: wireQuery(endpoint, fieldsOf(query)),
      ...(body !== undefined && { json: body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
    if (!response.headers.get('content-type')?.includes('json')) {
      throw new AppError('API_ERROR', 'An unexpected error occurred.', { status: response.status });
    }
    return readAnswer(endpoint, await response.json());
  } catch (error) {
    throw error instanceof HTTPError ? await httpFailure(error) : error;
  }
}

function httpTo({ origin, fetch }: Destination): KyInstance {
  return ky.create({
    prefixUrl: `${origin}/api`,
    // Both have an owner (api.ts).
    retry: 0,
    timeout: false,
    ...(fetch && { fetch }),
    hooks: { beforeRequest: [addBearer] },
  });
}

/** What a bearer token may consist of (RFC 6750), no longer than a server takes: a damaged one would fail every call. */
const bearerToken = /^[\w\-.~+/]{1,4096}=*$/;

/** Read on every request, so a token that appears or goes takes effect at once. */
function addBearer(request: Request): void {
  const token = readStored('auth_token');
  if (token !== null && bearerToken.test(token)) request.headers.set('authorization', `Bearer ${token}`);
}

/** Lists travel as `a,b`; empty values stay at home. `_t` keeps caches between here and the server from answering. */
function wireQuery(endpoint: Endpoint, query: Readonly<Record<string, unknown>>): URLSearchParams {
  const wire = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const written = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (written !== '') wire.set(name, written);
  }
  if (endpoint.method === 'GET') wire.set('_t', String(Date.now()));
  return wire;
}

/**
 * Parses an answer once, where it enters. Broken records of a list are left out and the others shown; a list of which nothing
 * would be left is a failure, not an empty list.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, body: unknown): EndpointAnswer<E> {
  const result = z.safeParse<E['response']>(endpoint.response, withoutBrokenRecords(endpoint, body));
  if (result.success) return result.data;
  console.error(`The answer of ${endpoint.name} is not what was agreed.`, result.error.issues);
  throw new AppError('API_ERROR', 'An unexpected error occurred.', { cause: result.error });
}

function withoutBrokenRecords({ name, records }: Endpoint, body: unknown): unknown {
  if (records === undefined) return body;
  const fields = fieldsOf(body);
  const listed = fields[records.key];
  if (!Array.isArray(listed)) return body;
  const kept = listed.filter((record) => {
    const result = z.safeParse(records.schema, record);
    if (!result.success) console.error(`A record of ${name} was left out.`, result.error.issues);
    return result.success;
  });
  if (kept.length === 0) return body;
  return { ...fields, [records.key]: kept };
}

/** Whether saved data still has the shape an endpoint answers with. */
export function isAnswerOf(endpoint: Endpoint, data: unknown): boolean {
  return z.safeParse(endpoint.response, data).success;
}
