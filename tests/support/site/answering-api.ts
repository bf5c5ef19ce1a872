import { createApi } from '#platform/api/api.ts';
// Fetched with the first call; a test that stops the clock would wait for it for ever.
import '#platform/api/http-call.ts';
import '#contract/api/endpoints.ts';

export const apiHost = 'http://api.test';

/** An API whose every call gets this answer; `requests` are what was asked. */
export function apiAnswering(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const api = createApi({
    host: apiHost,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
  });
  return { api, requests };
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
