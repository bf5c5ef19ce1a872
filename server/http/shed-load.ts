import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/http/api-error.ts';
import { isOwnRequest } from '#server/http/request-id.ts';

/** Says whether the server is behind with its work. */
export type IsBehind = () => boolean;

/** In milliseconds. */
const sampleMs = 250;

/**
 * Watches how late timers come, which is how long a request waits before it is handled.
 *
 * @param behindMs how late is behind, in milliseconds: whoever has waited so long is better refused than kept waiting;
 * with 0 nobody is refused
 * @returns whether the last one was later, and a way to end it
 */
export function watchLateness(behindMs = 1000): { isBehind: IsBehind; stop: () => void } {
  let late = 0;
  let sampledAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - sampledAt - sampleMs;
    sampledAt = now;
  }, sampleMs);
  timer.unref();
  return { isBehind: () => behindMs > 0 && late > behindMs, stop: () => clearInterval(timer) };
}

const alwaysAnswered = ['/api/bot-check/', '/api/newsletter/', '/api/waiting-list/', '/api/health'];

/** Whether it leads to an enquiry or a subscription, or a monitor asks for it: such reads are refused to nobody. */
export function isAlwaysAnswered(path: string): boolean {
  return alwaysAnswered.some((start) => path.startsWith(start));
}

/**
 * Reads can be asked for again, and browsers do; what a visitor sends is taken however long it takes. The server asks itself one
 * thing after the other, to keep pages as they are.
 */
export function shedLoad(isBehind: IsBehind): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isRead && !isOwnRequest(c) && !isAlwaysAnswered(c.req.path) && isBehind()) {
      throw new ApiError('unavailable', 'The site is busy. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      });
    }
    await next();
  };
}
