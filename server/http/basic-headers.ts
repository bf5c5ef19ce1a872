import type { MiddlewareHandler } from 'hono';

/** On every answer, whatever it is. */
export function basicHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  };
}
