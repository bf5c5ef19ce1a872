import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

/** What the server keeps with a request while it answers. */
export interface RequestEnv {
  Variables: { requestId: string };
}

/** Names each request, in the log and in the header a visitor can quote when something failed. */
export function requestId(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    await next();
    c.res.headers.set('x-request-id', id);
  };
}

export type RequestContext = Context<RequestEnv>;
