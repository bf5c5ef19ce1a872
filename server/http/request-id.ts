import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

/** What the server stores with a request while it answers. */
export interface RequestEnv {
  Bindings: {
    /** The server asks itself, which counts against nobody's allowance and is not logged. */
    isOwn?: true;
  };
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

/** Whether the server asks itself. */
export function isOwnRequest(c: Context): boolean {
  return (c.env as Partial<RequestEnv['Bindings']> | undefined)?.isOwn === true;
}

export type RequestContext = Context<RequestEnv>;
