import type { CallInput, Endpoint, EndpointAnswer } from '#contract/api/endpoint.ts';
import type * as endpoints from '#contract/api/endpoints.ts';
import { DeadlineError, normaliseError } from '#platform/api/normalise-error.ts';

/**
 * The answer, with its body, within 15 s (B-79). ky's own timeout ends when headers arrive, so it is off, and so are its retries: the
 * query client's would multiply them (http-call.ts).
 */
export const deadlineMs = 15_000;

type Endpoints = typeof endpoints;

/** Calls that are known by name alone: their schemas come when the call is made. */
export type EndpointName = keyof Endpoints;

/** An endpoint, or the name of one. */
export type Callable = Endpoint | EndpointName;
export type EndpointOf<C extends Callable> = C extends EndpointName ? Endpoints[C] : C extends Endpoint ? C : never;

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
  call<C extends Callable>(
    endpoint: C,
    input: CallInput<EndpointOf<C>>,
    signal?: AbortSignal,
  ): Promise<EndpointAnswer<EndpointOf<C>>>;
}

export interface ApiOptions {
  /** Where the API lives; the site's own origin when empty. */
  host: string;
  /** Tests hand in the back end itself. */
  fetch?: typeof fetch;
  /** How long an answer may take, in milliseconds; what nobody waits for at a screen may take longer. */
  deadline?: number;
}

const loadCalls = () => import('#platform/api/http-call.ts');
const loadEndpoints = () => import('#contract/api/endpoints.ts');

/**
 * What a call needs is not part of a first view, which comes with its answers: it is fetched once the page is idle,
 * or with the visitor's first touch (src/start/hydrate.tsx), at the latest with the first call.
 */
export function prepareCalls(): void {
  Promise.all([loadCalls(), loadEndpoints()]).catch(() => {});
}

/** The endpoint of a name, with its schemas. @throws what a browser throws when code cannot be had. */
export async function endpointOf<C extends Callable>(endpoint: C): Promise<EndpointOf<C>> {
  return (typeof endpoint === 'string' ? (await loadEndpoints())[endpoint as EndpointName] : endpoint) as EndpointOf<C>;
}

/** The one way to the API. How calls travel: http-call.ts. */
export function createApi({ host, fetch, deadline = deadlineMs }: ApiOptions): Api {
  const origin = host || location.origin;
  return {
    origin,
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    async call(endpoint, input, signal) {
      try {
        return await withDeadline(deadline, signal, async (limited) => {
          const [{ send }, described] = await Promise.all([loadCalls(), endpointOf(endpoint)]);
          return send({ origin, fetch }, described, input, limited);
        });
      } catch (error) {
        throw normaliseError(error);
      }
    },
  };
}

/** Ends the call when the caller aborts or the time is up, also where the body has stopped coming. */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const { signal } = ending;
  const timer = setTimeout(() => ending.abort(new DeadlineError()), milliseconds);
  const abort = () => ending.abort(outer?.reason);
  outer?.addEventListener('abort', abort);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  if (outer?.aborted) abort();
  try {
    return await Promise.race([run(signal), ended]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
