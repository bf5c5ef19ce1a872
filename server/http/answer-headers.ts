import type { MiddlewareHandler } from 'hono';
import { responseClassOf } from '#server/http/response-class.ts';
import { type ResponseClass, type SecurityConfig, securityHeaders } from '#server/http/security-headers.ts';

/** Puts the headers of its class on every answer, whatever it is. */
export function answerHeaders(config: SecurityConfig): MiddlewareHandler {
  const known = new Map<ResponseClass, [string, string][]>();
  const headersOf = (answer: ResponseClass) => {
    const headers = known.get(answer) ?? Object.entries(securityHeaders(config, answer));
    known.set(answer, headers);
    return headers;
  };
  return async (c, next) => {
    await next();
    // "Not modified" names no type.
    const type = c.res.headers.get('content-type');
    const answer = type === null && c.res.status === 304 ? 'unchanged' : responseClassOf(type ?? '');
    // `c.header` would copy the whole answer for each of them, its body as a stream.
    for (const [name, value] of headersOf(answer)) c.res.headers.set(name, value);
  };
}
