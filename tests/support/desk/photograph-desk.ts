import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ContentValue } from '#contract/desk/content.ts';
import type { DeskOriginal } from '#contract/desk/content-photographs.ts';
import { addPhotoDeskRoutes, addPhotoFileRoutes } from '#server/desk/photographs/photo-desk-routes.ts';
import { listen } from '#server/http/connections/listen.ts';
import { removeOldArrivals } from '#server/photos/arrivals.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type FollowedFolder, followFolder } from '#tests/support/content/followed-folder.ts';
import { createTestDesk, deskUrl } from '#tests/support/desk/test-desk.ts';
import type { ContentFiles } from '#tests/support/small-content.ts';

export interface PhotographDesk {
  followed: FollowedFolder;
  /** Of the desk's server, and of somebody who is signed in there. */
  url: string;
  cookie: string;
  /** What is written of a record and not published, `tours/marsh-day`. */
  drafts: Map<string, ContentValue>;
  /** Calls as that person; `path` lies below the record's photographs. */
  call(record: string, path: string, init?: RequestInit): Promise<Response>;
  upload(
    record: string,
    sentAs: string,
    body: Buffer | ReadableStream<Uint8Array>,
    init?: Pick<RequestInit, 'headers'>,
  ): Promise<Response>;
  list(record: string): Promise<DeskOriginal[]>;
  remove(record: string, file: string): Promise<Response>;
  close(): Promise<void>;
}

interface Options {
  store: Store;
  files?: ContentFiles;
}

/** The desk on a port of its own, over a folder of content that is followed as a server follows it. */
export async function openPhotographDesk({ store, files }: Options): Promise<PhotographDesk> {
  const followed = await followFolder(files);
  const { folder, photoFolder, worker, content } = followed;
  const drafts: PhotographDesk['drafts'] = new Map();
  const places = { originals: join(folder, 'photos'), cacheFolder: photoFolder, siteFolder: undefined };
  await removeOldArrivals(places.originals);
  const backing = {
    store,
    queue: createWriteQueue(store),
    folder,
    places,
    leastFreeBytes: 0,
    inspect: (file: string) => worker.run('inspectPhotograph', { file }),
    preview: (file: string) => worker.run('previewPhotograph', { file }),
    draftOf: async ({ kind, name }: { kind: string; name: string }) => drafts.get(`${kind}/${name}`),
    onChange: () => void content.refresh(),
  };
  const desk = createTestDesk({
    store,
    addRoutes: (route) => addPhotoDeskRoutes(route, backing),
    addFileRoutes: (route) => addPhotoFileRoutes(route, backing),
  });
  const security = { siteUrl: deskUrl, thirdParties: [], trustedTypes: true };
  const server = listen(desk.app, { host: '127.0.0.1', port: 0, security }, () => undefined);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cookie = await desk.signIn();
  const call: PhotographDesk['call'] = (record, path, { headers, ...init } = {}) =>
    fetch(`${url}/api/content/${record.replace('/', '/records/')}/photographs${path}`, {
      ...init,
      headers: { cookie, ...headers },
    });
  return {
    followed,
    url,
    cookie,
    drafts,
    call,
    upload: (record, sentAs, body, init) =>
      call(record, `?file=${encodeURIComponent(sentAs)}`, {
        method: 'POST',
        body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
        duplex: 'half',
        ...init,
      } as RequestInit),
    async list(record) {
      const answer = await call(record, '');
      if (answer.status !== 200) throw new Error(`${record}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()).photographs;
    },
    remove: (record, file) =>
      call(record, '/remove', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ file }),
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await followed.close();
    },
  };
}
