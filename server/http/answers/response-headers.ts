import type { MiddlewareHandler } from 'hono';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';
import {
  type ResponseClass,
  responseClassOf,
  type SecurityConfig,
  securityHeaders,
} from '#server/http/security/security-headers.ts';

/** An answer that was compressed and tagged before it was asked for. */
export interface PreparedResponse {
  status?: 200 | 404;
  body: Uint8Array<ArrayBuffer>;
  /** With its `content-type`; names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** What the sender may have cached is compared with it. */
  etag?: string;
}

export interface ResponseHeaders {
  /** Puts the headers of its class on every answer, whatever it is. */
  middleware: MiddlewareHandler<RequestEnv>;
  /**
   * A prepared response with these headers from the start, or 304 for whoever has it. What is looked at or added on the
   * way out turns a plain object of headers into the web standard's `Headers`, which costs as much as the rest of
   * the answer.
   */
  send(c: RequestContext, answer: PreparedResponse): Response;
}

/** Search engines may ask what a page asks, and index the page that shows it. */
const indexingOf = (c: RequestContext) => c.req.path.startsWith('/api/') && { 'x-robots-tag': 'noindex' };

/** What an answer "not modified" repeats (RFC 9110, 15.4.5). */
const repeated = ['cache-control', 'vary'] as const;

export function createResponseHeaders(config: SecurityConfig): ResponseHeaders {
  const known = new Map<ResponseClass, Record<string, string>>();
  const headersOf = (answer: ResponseClass) => {
    const headers = known.get(answer) ?? securityHeaders(config, answer);
    known.set(answer, headers);
    return headers;
  };
  return {
    middleware: async (c, next) => {
      await next();
      if (c.get('isPrepared')) return;
      // "Not modified" names no type.
      const type = c.res.headers.get('content-type');
      const answer = type === null && c.res.status === 304 ? 'unchanged' : responseClassOf(type ?? '', c.req.path);
      c.res.headers.set('x-request-id', c.get('requestId'));
      // `c.header` would copy the whole answer for each of them, its body as a stream.
      for (const [name, value] of Object.entries({ ...headersOf(answer), ...indexingOf(c) }))
        c.res.headers.set(name, value);
    },
    send(c, { status = 200, body, headers, etag }) {
      c.set('isPrepared', true);
      const own = { 'x-request-id': c.get('requestId'), ...indexingOf(c), ...(etag !== undefined && { etag }) };
      if (etag !== undefined && names(c.req.header('if-none-match'), etag)) {
        const unchanged = Object.fromEntries(
          repeated.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
        );
        return new Response(null, { status: 304, headers: { ...unchanged, ...headersOf('unchanged'), ...own } });
      }
      const answer = responseClassOf(headers['content-type'] ?? '', c.req.path);
      return new Response(body, { status, headers: { ...headers, ...headersOf(answer), ...own } });
    },
  };
}

/**
 * Whether the sender's `If-None-Match` names this tag; weak and strong ones are alike to it (RFC 9110, 13.1.2). An Apache in front
 * that compresses puts how into the tag: `"…-gzip"`.
 */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const [opaque] = /"[^"]*"$/.exec(etag) ?? [];
  return ifNoneMatch.match(/"[^"]*"/g)?.some((tag) => tag.replace(/-(?:gzip|br)"$/, '"') === opaque) ?? false;
}
