import * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import { SearchFault } from '#features/search/client/search-fault.ts';
import { withDeadline } from '#platform/api/api.ts';

/** How long an index may take, its body included (B-94). */
export const searchDeadlineMs = 8000;

/**
 * Takes a request of the search protocol somewhere and brings back the parsed body.
 *
 * @throws whatever went wrong; `toSearchFault` knows what it means.
 */
export type SearchTransport = (url: string | URL | Request, init: RequestInit) => Promise<unknown>;

const refusal = z.object({ message: z.string(), code: z.string() });

/** Over the network. */
export function hostTransport(fetch: typeof globalThis.fetch): SearchTransport {
  return (url, init) =>
    withDeadline(searchDeadlineMs, init.signal ?? undefined, async (signal) => {
      const response = await fetch(url, { ...init, signal });
      const body = parsedJson(await response.text());
      if (response.ok) return body;
      const { message, code } = refusal.safeParse(body).data ?? {
        message: `Error: ${response.status} ${response.statusText}`.trim(),
        code: String(response.status),
      };
      throw new SearchFault('refused', message, code);
    });
}
