import type { MiddlewareHandler } from 'hono';
import { isOwnRequest, type RequestEnv } from '#server/http/request-id.ts';
import type { Log } from '#server/log.ts';

const longestPath = 200;

/** One line for each request. */
export function requestLog(log: Log): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    if (isOwnRequest(c)) return;
    log.info('request', {
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      id: c.get('requestId'),
    });
  };
}

/** What stands behind these is a secret where a program has escaped the mark before it; no path of ours has them. */
const secretBegins = /(?:[#?&=]|%(?:25)*(?:23|26|3d|3f)).*/is;

/** A path may be anything a visitor typed or pasted, an email address included. */
function loggedPath(path: string): string {
  const parts = path.slice(0, longestPath).replace(secretBegins, '…').split('/');
  return parts.map((part) => (/@|%40/.test(part) ? '…' : part)).join('/');
}
