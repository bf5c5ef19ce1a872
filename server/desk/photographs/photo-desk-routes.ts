import { lstat, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDeskPhotograph,
  type DeskOriginal,
  deskPreview,
  deskPreviewAddress,
  listDeskPhotographs,
  removeDeskPhotograph,
} from '#contract/desk/content-photographs.ts';
import type { DeskFileRoute, DeskRoute, SentPicture } from '#server/desk/desk-route.ts';
import type { PhotoDeskBacking, PhotographedRecord } from '#server/desk/photographs/photo-desk-backing.ts';
import { receivePhotograph } from '#server/desk/photographs/receive-photograph.ts';
import { codeOf } from '#server/error-parts.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';
import { beginArrival } from '#server/photos/arrivals.ts';
import { findPhotographs } from '#server/photos/known-photographs.ts';
import { renditionsOf } from '#server/photos/photo-cache.ts';
import { findOriginals, type OriginalFile, originalPath } from '#server/photos/photo-files.ts';
import { readRendition } from '#server/photos/rendition-files.ts';

/** The photographs in the folders of records: what is there, and what is taken out. */
export function addPhotoDeskRoutes(route: DeskRoute, backing: PhotoDeskBacking): void {
  const { queue, onChange } = backing;

  route(listDeskPhotographs, async ({ params }) => ({
    photographs: recordPhotographs(backing, params, await writtenOf(backing, params)),
  }));

  route(removeDeskPhotograph, async ({ params, body: { file } }, { staff, now }) => {
    const written = await writtenOf(backing, params);
    const original = originalOf(backing, params, file);
    if (isNamedIn(written, file)) {
      throw new ApiError('conflict', `The record names ${file}; take it out there first, and publish that.`);
    }
    const stats = await lstat(original.file);
    if (stats.isDirectory()) throw new ApiError('conflict', `${file} is a folder; it cannot be taken out here.`);
    const aside = await beginArrival(backing.places.originals);
    await rename(original.file, aside);
    const change = { subject: subjectOf(params), by: staff.email, at: now, what: 'photograph-removed' };
    try {
      await queue.write((db) => recordChange(db, { ...change, before: { file, bytes: stats.size } }));
    } catch (error) {
      await rename(aside, original.file);
      throw error;
    }
    await rm(aside);
    onChange();
    return {};
  });
}

/** Photographs as files: brought, and looked at. */
export function addPhotoFileRoutes(route: DeskFileRoute, backing: PhotoDeskBacking): void {
  const { queue, onChange } = backing;

  route.upload(addDeskPhotograph, async ({ params, query }, { staff, now, ...sent }) => {
    await writtenOf(backing, params);
    const { file, bytes, width, height, focal } = await receivePhotograph(backing, params, query.file, sent);
    const original = originalOf(backing, params, file);
    try {
      const change = { subject: subjectOf(params), by: staff.email, at: now, what: 'photograph-added' };
      await queue.write((db) => recordChange(db, { ...change, after: { file, bytes, width, height } }));
    } catch (error) {
      // What is not written down did not happen.
      await rm(original.file, { force: true });
      throw error;
    }
    onChange();
    const preview = deskPreviewAddress(params.kind, params.name, file);
    return { file, bytes, state: 'waiting' as const, reason: null, width, height, isNamed: false, preview, focal };
  });

  route.picture(deskPreview, async ({ params, query: { file } }, known) => {
    await writtenOf(backing, params);
    const original = originalOf(backing, params, file);
    if (original.refused !== undefined) throw new ApiError('not_found', `${file} ${original.refused}.`);
    const { size, mtimeMs } = await stat(original.file);
    const etag = `"${size}-${Math.round(mtimeMs)}"`;
    if (known?.includes(etag)) return 'unchanged';
    return pictureOf(original, etag, params);
  });

  async function pictureOf(
    { path, file }: { path: string; file: string },
    etag: string,
    { kind, name }: PhotographedRecord,
  ): Promise<SentPicture> {
    const { made, waiting } = findPhotographs(backing.places, `${kind}/${name}`);
    const photograph = waiting.includes(path) ? undefined : made.get(path);
    const fallback = photograph && renditionsOf(photograph.hash, photograph).at(-1);
    const body = fallback === undefined ? undefined : readRendition(backing.places, fallback);
    if (body !== undefined) return { body, type: 'image/webp', etag };
    const shown = await backing.preview(file);
    if ('refused' in shown) throw new ApiError('not_found', `${path} ${shown.refused}.`);
    return { body: shown.webp, type: 'image/webp', etag };
  }
}

const subjectOf = ({ kind, name }: PhotographedRecord) => ({ kind: 'content', id: `${kind}/${name}` }) as const;

/** Everything that is written of a record: its file, and its draft. */
type Written = readonly string[];

/**
 * The texts in which a record may name its photographs.
 *
 * @throws ApiError `not_found` where there is neither a file nor a draft of it
 */
async function writtenOf(
  { folder, draftOf }: Pick<PhotoDeskBacking, 'folder' | 'draftOf'>,
  record: PhotographedRecord,
): Promise<Written> {
  const { kind, name } = record;
  const files = await Promise.all(['json', 'md'].map((ending) => textOf(join(folder, kind, `${name}.${ending}`))));
  const draft = await draftOf(record);
  const written = [...files, draft && JSON.stringify(draft)].filter((text) => text !== undefined);
  if (written.length === 0) throw noSuchRecord();
  return written;
}

/** A character that a file's name may go on with, before or after what was found. */
const partOfName = /[\p{L}\p{N}_.-]/u;

/** Whether a file is named there, quoted or not; a longer name that holds it is another. */
function isNamedIn(written: Written, file: string): boolean {
  const name = file.normalize();
  return written.some((text) => holdsAlone(text.normalize(), name));
}

function holdsAlone(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + name.length, at + name.length + 1);
    if (!partOfName.test(around)) return true;
  }
  return false;
}

/** The photographs in a record's folder, in the order of their names. */
function recordPhotographs(
  { places }: Pick<PhotoDeskBacking, 'places'>,
  record: PhotographedRecord,
  written: Written,
): DeskOriginal[] {
  const { kind, name } = record;
  const { made, refused, waiting, bytes } = findPhotographs(places, `${kind}/${name}`);
  return originalsOf(places.originals, record).map(({ path }) => {
    const file = path.slice(`${kind}/${name}/`.length);
    const reason = refused.get(path) ?? null;
    const isWaiting = waiting.includes(path);
    const photograph = isWaiting ? undefined : made.get(path);
    return {
      file,
      bytes: bytes.get(path) ?? 0,
      state: reason !== null ? 'refused' : isWaiting ? 'waiting' : 'made',
      reason,
      width: photograph?.width ?? null,
      height: photograph?.height ?? null,
      isNamed: isNamedIn(written, file),
      preview: deskPreviewAddress(kind, name, file),
    };
  });
}

/**
 * One of them, as it lies on the disk.
 *
 * @throws ApiError `not_found`
 */
function originalOf(
  { places }: Pick<PhotoDeskBacking, 'places'>,
  record: PhotographedRecord,
  file: string,
): OriginalFile {
  const path = originalPath(record.kind, record.name, file);
  const found = originalsOf(places.originals, record).find((original) => original.path === path);
  if (found === undefined) throw new ApiError('not_found', 'There is no such photograph.');
  return found;
}

function originalsOf(originals: string, { kind, name }: PhotographedRecord): OriginalFile[] {
  return findOriginals(originals, `${kind}/${name}`);
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
