import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

/** What the server stores with a request while it answers. */
export interface RequestEnv {
  Variables: {
    requestId: string;
    /** The answer has its headers, and nothing is to be done to it on the way out. */
    isPrepared?: true;
  };
}

/** Names each request, in the log and in the answer's header, which a visitor can quote when something failed. */
export function requestId(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
  };
}

export type RequestContext = Context<RequestEnv>;
