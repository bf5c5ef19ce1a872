import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface SiteFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  /** Its name changes with its content, so it may be kept forever. */
  immutable: boolean;
}

/**
 * Every file of the built site by its address, held in memory: a build that replaces the folder under a running server
 * does not mix two versions, and no address can reach a file that is not listed. Hidden files and source maps are not.
 */
export function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.endsWith('.map') && !path.split('/').some((part) => part.startsWith('.')));
  return new Map(files.map((path) => [`/${path}`, readSiteFile(folder, path)]));
}

function readSiteFile(folder: string, path: string): SiteFile {
  const body = new Uint8Array(readFileSync(join(folder, path)));
  return {
    body,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('assets/'),
  };
}
