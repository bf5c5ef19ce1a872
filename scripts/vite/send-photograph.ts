import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Connect } from 'vite';
import { photoCacheFolder } from '#server/photos/photo-files.ts';

/** Answers `/photos/…` in development, from where `npm run photos` makes them. */
export const sendPhotograph: Connect.SimpleHandleFunction = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const file = join(photoCacheFolder(), basename(pathname));
  const [, format] = /^\/[0-9a-f]+-\d+\.(avif|webp)$/.exec(pathname) ?? [];
  if (format === undefined || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': `image/${format}` });
  createReadStream(file).pipe(response);
};
