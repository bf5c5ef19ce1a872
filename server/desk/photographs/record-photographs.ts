import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeskOriginal, deskPreviewAddress } from '#contract/desk/content-photographs.ts';
import type { PhotoDeskBacking, PhotographedRecord } from '#server/desk/photographs/photo-desk-backing.ts';
import { codeOf } from '#server/error-parts.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';
import { findPhotographs } from '#server/photos/known-photographs.ts';
import { findOriginals, type OriginalFile, originalPath } from '#server/photos/photo-files.ts';

/** Everything that is written of a record: its file, and its draft. */
export type Written = readonly string[];

/**
 * The texts in which a record may name its photographs.
 *
 * @throws ApiError `not_found` where there is neither a file nor a draft of it
 */
export async function writtenOf(
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
export function isNamedIn(written: Written, file: string): boolean {
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
export function recordPhotographs(
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
export function originalOf(
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
