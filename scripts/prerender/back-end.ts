import type { AskApi } from '#scripts/prerender/addresses.ts';
import { openTemporaryApp } from '#scripts/temporary-app.ts';

export interface BackEnd {
  /** The API's origin. */
  host: string;
  fetch: typeof fetch;
  ask: AskApi;
  close(): Promise<void>;
}

/**
 * What pages are rendered from: the API at `API_URL` when that is set, else our own in this process, over the project's
 * content and an empty store of its own.
 */
export async function openBackEnd(apiUrl = process.env.API_URL): Promise<BackEnd> {
  if (apiUrl !== undefined && apiUrl !== '') {
    const host = apiUrl.replace(/\/+$/, '');
    return { host, fetch, ask: asking(host, fetch), close: async () => {} };
  }
  const opened = await openTemporaryApp();
  const host = 'http://prerender.invalid';
  const inProcess: typeof fetch = async (input, init) => opened.app.fetch(new Request(input, init));
  return {
    host,
    fetch: inProcess,
    ask: asking(host, inProcess),
    close: opened.close,
  };
}

function asking(host: string, fetchAnswer: typeof fetch): AskApi {
  return async (path) => {
    const answer = await fetchAnswer(`${host}/api${path}`);
    if (!answer.ok) throw new Error(`${host}/api${path} answers ${answer.status}`);
    return answer.json();
  };
}
