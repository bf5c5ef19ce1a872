import type { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import { type DepartureFeed, feedPath } from '#server/desk/departure-feed/departure-feed.ts';
import { plainNotFound } from '#server/http/answer-error.ts';
import type { ResponseHeaders } from '#server/http/answers/response-headers.ts';
import { tooManyRequests } from '#server/http/api-error.ts';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';

interface FeedRouteOptions {
  feed: DepartureFeed;
  clock: Clock;
  senderAddress(c: RequestContext): string;
  send: ResponseHeaders['send'];
}

/** A whole office behind one address, each with a calendar or two that looks every few minutes. */
const readsPerMinute = 60;

/**
 * Answers calendars, which cannot sign in. The key stands in the query, which no line of our logs has; whoever has none, or an
 * old one, is told what every other address tells that is none.
 */
export function addDepartureFeedRoute(app: Hono<RequestEnv>, options: FeedRouteOptions): void {
  const { feed, clock, senderAddress, send } = options;
  const reads = createSenderAllowance(clock, { perMinute: readsPerMinute });
  app.get(feedPath, async (c) => {
    const waitMs = reads.take(senderAddress(c));
    if (waitMs !== undefined) throw tooManyRequests('That was often. Please try again in a minute.', waitMs);
    const read = await feed.read(c.req.query('key') ?? '', clock());
    if (read === undefined) return plainNotFound();
    return send(c, {
      body: new TextEncoder().encode(read.text),
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      etag: read.etag,
    });
  });
}
