import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ApiError } from '#server/http/api-error.ts';

/** Whose pages may call the API: the site's own origin always, and those of the settings. */
export interface CallersOptions {
  siteUrl: string;
  allowedOrigins: readonly string[];
}

/**
 * Tells browsers that pages of these origins, and of no others, may read the answers. Mount it before anything that
 * answers.
 */
export function allowOrigins(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'If-Match', 'X-Meilisearch-Client'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 7200,
  });
  return async (c, next) => {
    const isAllowed = allowedOrigins.includes(c.req.header('origin') ?? '');
    const answer = isAllowed ? await allow(c, next) : await next();
    // A cache must not give one origin's answer to another.
    if (allowedOrigins.length > 0) c.res.headers.append('Vary', 'Origin');
    return answer;
  };
}

/**
 * Refuses a write that a page of another site makes a visitor's browser send. Who is no browser sends neither
 * header, and is stopped by the bot check alone.
 *
 * @throws ApiError `forbidden`
 */
export function refuseForeignWrite(c: Context, { siteUrl, allowedOrigins }: CallersOptions): void {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined && origin === undefined) return;
  const own = [new URL(siteUrl).origin, `http://${c.req.header('host')}`, `https://${c.req.header('host')}`];
  const isOwn = site === undefined && origin !== undefined && own.includes(origin);
  if (isOwn || (origin !== undefined && allowedOrigins.includes(origin))) return;
  throw new ApiError('forbidden', 'This form can only be sent from our own website.');
}
