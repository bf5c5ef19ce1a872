import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { worthCompressing } from '#server/http/accepted-encoding.ts';
import { cachingOf } from '#server/http/site/caching.ts';
import { shellAddress } from '#server/http/site/static-rewrites.ts';

export interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  /** The same, compressed when the site was built or, where that was left out, when it is read; the best first. */
  compressed: readonly { encoding: 'br' | 'gzip'; body: Uint8Array<ArrayBuffer> }[];
  /** Its `Cache-Control`. */
  caching: string;
}

/** A built site's files by their addresses. */
export type Site = ReadonlyMap<string, SiteFile>;

/** A site of which files are replaced while it is served. */
export type LiveSite = Map<string, SiteFile>;

/** What the build leaves for static hosts, which do not show it either. */
const hostFiles: readonly string[] = ['_headers', '_redirects'];

/**
 * The paths of a built site's files below its folder, with slashes: not hidden files, source maps, links, nor what
 * is only for the host to read.
 */
export function siteFilePaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.endsWith('.map') && !path.split('/').some((part) => part.startsWith('.')))
    .filter((path) => !hostFiles.includes(path));
}

/**
 * Every file of the built site by its address, held in memory: a build that replaces the folder under a running server
 * does not mix two versions, and no address can reach a file that is not listed.
 */
export function readSite(folder: string): LiveSite {
  const files = siteFilePaths(folder);
  const known = new Set(files);
  const isCopy = (path: string) => endings.some(({ ending }) => path.endsWith(ending) && known.has(path.slice(0, -3)));
  return new Map(
    files.filter((path) => !isCopy(path)).map((path) => [`/${path}`, readSiteFile(folder, path, known)] as const),
  );
}

/** A file that was made while the server runs, with its compressed copies where it is worth them. */
export function madeSiteFile(
  address: string,
  body: Uint8Array<ArrayBuffer>,
  copies: { brotli: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> } | undefined,
): SiteFile {
  return {
    body,
    type: getMimeType(address) ?? 'application/octet-stream',
    etag: etagOf(body),
    compressed:
      copies === undefined
        ? []
        : [
            { encoding: 'br', body: copies.brotli },
            { encoding: 'gzip', body: copies.gzip },
          ],
    caching: cachingOf(address.slice(1)),
  };
}

/** The empty page every other is made of. @throws Error where nothing was built. */
export function shellOf(files: Pick<Site, 'get'>): SiteFile {
  const shell = files.get(shellAddress) ?? files.get('/index.html');
  if (shell === undefined) throw new Error('The built site has no index.html; run `npm run build`.');
  return shell;
}

const endings = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

function readSiteFile(folder: string, path: string, known: ReadonlySet<string>): SiteFile {
  const body = new Uint8Array(readFileSync(join(folder, path)));
  const type = getMimeType(path) ?? 'application/octet-stream';
  const compressed = endings
    .filter(({ ending }) => known.has(path + ending))
    .map(({ ending, encoding }) => ({ encoding, body: new Uint8Array(readFileSync(join(folder, path + ending))) }));
  return {
    body,
    type,
    etag: etagOf(body),
    compressed: compressed.length > 0 || !isWorthCompressing(type, body) ? compressed : [gzipped(body)],
    caching: cachingOf(path),
  };
}

function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function isWorthCompressing(type: string, body: Uint8Array): boolean {
  return body.byteLength >= worthCompressing && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
}

function gzipped(body: Uint8Array): { encoding: 'gzip'; body: Uint8Array<ArrayBuffer> } {
  return { encoding: 'gzip', body: new Uint8Array(gzipSync(body)) };
}
