import { lstat, rename, rm, stat } from 'node:fs/promises';
import {
  addDeskPhotograph,
  deskPreview,
  deskPreviewAddress,
  listDeskPhotographs,
  removeDeskPhotograph,
} from '#contract/desk/content-photographs.ts';
import type { DeskFileRoute, SentPicture } from '#server/desk/desk-file-route.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import type { PhotoDeskBacking, PhotographedRecord } from '#server/desk/photographs/photo-desk-backing.ts';
import { receivePhotograph } from '#server/desk/photographs/receive-photograph.ts';
import { isNamedIn, originalOf, recordPhotographs, writtenOf } from '#server/desk/photographs/record-photographs.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { beginArrival } from '#server/photos/arrivals.ts';
import { findPhotographs } from '#server/photos/known-photographs.ts';
import { renditionsOf } from '#server/photos/photo-cache.ts';
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
