import { STATUS_CODES } from 'node:http';

/** A refusal that is the status in words: `Bad Request`. It is never stored by a cache. */
export function plainResponse(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(`${STATUS_CODES[status]}\n`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    },
  });
}
