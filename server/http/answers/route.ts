import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { BlankSchema } from 'hono/types';
import type { Endpoint, EndpointAnswer, EndpointInput } from '#contract/api/endpoint.ts';
import { errorStatus } from '#contract/api/errors.ts';
import { checkAnswer } from '#server/http/answers/check-answer.ts';
import { readInput, readVersion } from '#server/http/answers/read-input.ts';
import type { CachedResponse, ResponseCache } from '#server/http/answers/response-cache.ts';
import type { ResponseHeaders } from '#server/http/answers/response-headers.ts';
import { ApiError, tooManyRequests } from '#server/http/api-error.ts';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';
import { isAlwaysAnswered } from '#server/http/shed-load.ts';

/** What a handler may know of the request beside its input. */
export interface Call {
  /** The network address of the sender. */
  address: string;
  /**
   * The version that the caller read and means to change.
   *
   * @throws ApiError `version_missing`
   */
  version(): number;
}

/** The answer to a write that was made before: the same answer, under the endpoint's `repeatStatus`. */
export class Repeated<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

type AnyInput = EndpointInput<Endpoint>;

/** Answers in the handler's place, or gives the input to go on with. */
export type FailureSimulator = (described: Endpoint, input: AnyInput) => Promise<Response | AnyInput>;

type Handled<E extends Endpoint> = EndpointAnswer<E> | Repeated<EndpointAnswer<E>>;

export type Handler<E extends Endpoint> = (input: EndpointInput<E>, call: Call) => Handled<E> | Promise<Handled<E>>;

/** Binds an endpoint's description to what answers it. */
export interface Route {
  <E extends Endpoint>(described: E, handler: Handler<E>): void;
  /**
   * For an answer that is the same for every visitor and follows from the records and the day alone; or from what else
   * `version` stands for, which is asked at every call.
   */
  cached<E extends Endpoint>(described: E, handler: Handler<E>, also?: { version(): Promise<string> }): void;
}

interface RouteOptions {
  responseCache: ResponseCache;
  sendPrepared: ResponseHeaders['send'];
  /** Holds every answer against its schema; a mismatch is a failure of ours. */
  checkAnswers: boolean;
  simulateFailure?: FailureSimulator;
  /** What to answer when the path's parameter cannot be a slug or an id: it names nothing, so it is not found. */
  unknownAddress(described: Endpoint, asked: string): ApiError;
  /** Where a request came from. */
  senderAddress(c: RequestContext): string;
  /** Takes one of the reads the sender may have made anew; gives the milliseconds to wait when there is none left. */
  takeRead(c: RequestContext): number | undefined;
  /** Milliseconds until another write of the sender may be refused; undefined while one may. */
  waitForRefusals(c: RequestContext): number | undefined;
  /** Counts a write of the sender that was refused. */
  noteRefusal(c: RequestContext): void;
  /** Throws for a write that another site's page makes. */
  refuseForeignWrite(c: RequestContext): void;
}

/**
 * Makes the `route` of an app whose paths lie below `/api`. Params, query and body are parsed with the endpoint's
 * schemas before the handler sees them.
 */
export function createRoute(api: Hono<RequestEnv, BlankSchema, '/api'>, options: RouteOptions): Route {
  const route: Route = (described, handler) => {
    const answer = async (c: RequestContext) => {
      const input = await inputOf(c, described, options);
      if (input instanceof Response) return input;
      if (described.method === 'GET' && !isAlwaysAnswered(c.req.path)) spendRead(c);
      const handled = await handle(c, handler, input);
      const repeated = handled instanceof Repeated;
      const json = textOf(described, repeated ? handled.answer : handled);
      return c.body(json, (repeated ? described.repeatStatus : undefined) ?? described.status, {
        'content-type': jsonType,
        // Tells the compression what is too short to be worth it.
        'content-length': String(Buffer.byteLength(json)),
        'cache-control': described.method === 'GET' ? 'no-cache' : 'no-store',
      });
    };
    const answerer = described.method === 'GET' ? answer : limitRefusals(answer);
    api.on(described.method, honoPath(described.path), compress(), etag({ weak: true }), answerer);
  };
  const send = sendCached(options.sendPrepared);
  route.cached = (described, handler, also) => {
    api.on(described.method, honoPath(described.path), async (c) => {
      const input = await inputOf(c, described, options);
      if (input instanceof Response) return input;
      const key = JSON.stringify([described.name, input.params, input.query, await also?.version()]);
      const answer = await options.responseCache.getOrCreate(key, async () => {
        spendRead(c);
        return textOf(described, await handle(c, handler, input));
      });
      return send(c, answer);
    });
  };
  return route;

  function handle<E extends Endpoint>(c: RequestContext, handler: Handler<E>, input: EndpointInput<Endpoint>) {
    // The schemas that typed the handler's input are the ones that made this value.
    return handler(input as EndpointInput<E>, { address: options.senderAddress(c), version: () => readVersion(c) });
  }

  function spendRead(c: RequestContext): void {
    const waitMs = options.takeRead(c);
    if (waitMs !== undefined)
      throw tooManyRequests('There were many requests from your address. Please try again in a moment.', waitMs);
  }

  /** Looking at a body and saying what is wrong with it costs more than taking one that is in order. */
  function limitRefusals(answer: (c: RequestContext) => Promise<Response>) {
    return async (c: RequestContext): Promise<Response> => {
      const waitMs = options.waitForRefusals(c);
      if (waitMs !== undefined)
        throw tooManyRequests('There were many requests from your address. Please try again in a moment.', waitMs);
      try {
        return await answer(c);
      } catch (error) {
        if (error instanceof ApiError && errorStatus[error.code] < 500) options.noteRefusal(c);
        throw error;
      }
    };
  }

  function textOf(described: Endpoint, answer: unknown): string {
    const json = JSON.stringify(answer);
    if (options.checkAnswers) checkAnswer(described, json);
    return json;
  }
}

/** Answers 200, compressed as the sender takes it, or 304. */
export function sendCached(sendPrepared: ResponseHeaders['send']) {
  return async (c: RequestContext, answer: CachedResponse): Promise<Response> => {
    const { body, encoding } = await answer.encodedFor(c.req.header('accept-encoding'));
    const headers = {
      'content-type': jsonType,
      'content-length': String(body.byteLength),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    return sendPrepared(c, { body, headers, etag: answer.etag });
  };
}

const jsonType = 'application/json; charset=utf-8';

/** What the request gives, or the answer a simulated failure has for it. */
async function inputOf(c: RequestContext, described: Endpoint, options: RouteOptions) {
  if (described.method !== 'GET') options.refuseForeignWrite(c);
  const given = await readInput(c, described, (asked) => options.unknownAddress(described, asked));
  return (await options.simulateFailure?.(described, given)) ?? given;
}

/** `/tour/{slug}` as Hono writes it: `/tour/:slug`. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
