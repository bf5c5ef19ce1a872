import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { honoPath } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { RequestEnv } from '#server/http/request-id.ts';

/** Refuses every call below `/api` that nothing before has answered: another method, or an address that is none. */
export function refuseUnknownCalls(api: Hono<RequestEnv, BlankSchema, '/api'>): void {
  for (const [path, allowed] of methodsByPath()) {
    api.all(honoPath(path), () => {
      throw new ApiError('method_not_allowed', `This call is made with ${allowed}.`, { headers: { allow: allowed } });
    });
  }
  api.all('*', () => {
    throw new ApiError('not_found', 'There is no such call.');
  });
}

function methodsByPath(): Map<string, string> {
  const reads = 'GET, HEAD';
  const methods = new Map([['/openapi.json', reads]]);
  for (const { method, path } of servedEndpoints) {
    const known = methods.get(path);
    const own = method === 'GET' ? reads : method;
    methods.set(path, known === undefined ? own : `${known}, ${own}`);
  }
  return methods;
}
