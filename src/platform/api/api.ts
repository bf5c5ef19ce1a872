import ky, { type KyInstance } from 'ky';
import * as z from 'zod/mini';
import { type CallInput, type Endpoint, type EndpointAnswer, fillPath } from '#contract/endpoint.ts';
import { AppError } from '#platform/api/app-error.ts';
import { DeadlineError, normaliseError } from '#platform/api/normalise-error.ts';
import { readStored } from '#platform/browser/storage.ts';

/** Spec §7 and §9: the answer, with its body, within 15 s. */
export const deadlineMs = 15_000;

export interface Api {
  /** Where the API lives, without a path. */
  readonly origin: string;
  /** How requests leave the site, for a service beside the API that has a protocol of its own. */
  readonly fetch: typeof fetch;
  /**
   * Makes the call an endpoint describes and gives its parsed answer.
   *
   * @throws AppError for every failure but an abort by `signal`.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<EndpointAnswer<E>>;
}

export interface ApiOptions {
  /** Where the API lives; the site's own origin when empty. */
  host: string;
  /** Tests hand in the back end itself. */
  fetch?: typeof fetch;
}

/** The one place that knows how calls travel: base address, deadline, bearer token, cache buster, parsing. */
export function createApi({ host, fetch }: ApiOptions): Api {
  const origin = host || location.origin;
  const http = ky.create({
    prefixUrl: `${origin}/api`,
    // Retry belongs to the query client; two owners would multiply.
    retry: 0,
    // ky stops watching once headers arrive. Our deadline covers the body too, see `withDeadline`.
    timeout: false,
    ...(fetch && { fetch }),
    hooks: { beforeRequest: [addBearer] },
  });
  return {
    origin,
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    async call(endpoint, input, signal) {
      try {
        return await withDeadline(deadlineMs, signal, (limited) => send(http, endpoint, input, limited));
      } catch (error) {
        throw await normaliseError(error);
      }
    },
  };
}

/** What a bearer token may consist of (RFC 6750), no longer than a server takes: a damaged one would fail every call. */
const bearerToken = /^[\w\-.~+/]{1,4096}=*$/;

/** Read on every request, so a token that appears or goes takes effect at once. */
function addBearer(request: Request): void {
  const token = readStored('auth_token');
  if (token !== null && bearerToken.test(token)) request.headers.set('authorization', `Bearer ${token}`);
}

async function send<E extends Endpoint>(
  http: KyInstance,
  endpoint: E,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  signal: AbortSignal,
): Promise<EndpointAnswer<E>> {
  const path = fillPath(endpoint.path, params as Record<string, string> | undefined).slice(1);
  const response = await http(path, {
    method: endpoint.method,
    signal,
    searchParams: wireQuery(endpoint, query as Record<string, unknown> | undefined),
    ...(body !== undefined && { json: body }),
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new AppError('API_ERROR', 'An unexpected error occurred.', { status: response.status });
  }
  return readAnswer(endpoint, await response.json());
}

/** Lists travel as `a,b`; empty values stay at home. `_t` keeps caches between here and the server from answering. */
function wireQuery(endpoint: Endpoint, query: Record<string, unknown> = {}): URLSearchParams {
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
  const result = z.safeParse(endpoint.response, withoutBrokenRecords(endpoint, body));
  if (result.success) return result.data as EndpointAnswer<E>;
  console.error(`The answer of ${endpoint.name} is not what was agreed.`, result.error.issues);
  throw new AppError('API_ERROR', 'An unexpected error occurred.', { cause: result.error });
}

function withoutBrokenRecords({ name, records }: Endpoint, body: unknown): unknown {
  if (records === undefined || typeof body !== 'object' || body === null) return body;
  const listed = (body as Record<string, unknown>)[records.key];
  if (!Array.isArray(listed)) return body;
  const kept = listed.filter((record) => {
    const result = z.safeParse(records.schema, record);
    if (!result.success) console.error(`A record of ${name} was left out.`, result.error.issues);
    return result.success;
  });
  if (kept.length === 0) return body;
  return { ...body, [records.key]: kept };
}

/** Ends the call when the caller aborts or the time is up, also where the body has stopped coming. */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DeadlineError()), milliseconds);
  const signal = outer === undefined ? deadline.signal : AbortSignal.any([outer, deadline.signal]);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([run(signal), ended]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
