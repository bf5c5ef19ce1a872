import { openTemporaryApp, type TemporaryAppOptions } from '#scripts/testing/temporary-app.ts';

export interface BackEnd {
  /** The API's origin. */
  host: string;
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** The API somewhere else. */
export function remoteBackEnd(apiUrl: string): BackEnd {
  return { host: apiUrl.replace(/\/+$/, ''), fetch, close: async () => {} };
}

/** Our own in this process, over an empty store of its own. */
export async function inProcessBackEnd(options?: TemporaryAppOptions): Promise<BackEnd> {
  const { app, close } = await openTemporaryApp(options);
  return {
    host: 'http://prerender.invalid',
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    close,
  };
}
