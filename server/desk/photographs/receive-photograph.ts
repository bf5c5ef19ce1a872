import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { largestPhotograph } from '#contract/desk/content-photographs.ts';
import type { SentFile } from '#server/desk/desk-route.ts';
import type { PhotoDeskBacking, PhotographedRecord } from '#server/desk/photographs/photo-desk-backing.ts';
import { codeOf } from '#server/error-parts.ts';
import { endOfConnection } from '#server/http/answer-error.ts';
import { ApiError } from '#server/http/api-error.ts';
import { beginArrival, layOriginal, TooManyBytes, writeArrival } from '#server/photos/arrivals.ts';
import type { InspectedPhotograph } from '#server/photos/inspect-photograph.ts';
import { originalPath } from '#server/photos/photo-files.ts';
import { cacheManifest, readManifest } from '#server/photos/photo-manifest.ts';
import { freeBytesOf } from '#server/store/free-space.ts';

export interface ReceivedPhotograph extends InspectedPhotograph {
  /** What it is called in the record's folder. */
  file: string;
  bytes: number;
}

const endings: Readonly<Record<InspectedPhotograph['format'], string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  tiff: 'tif',
};

/**
 * Takes a file that somebody sends, and lays it among the originals of a record when all of it is there and is a photograph. Whatever
 * comes between, nothing is left of it.
 *
 * @param sentAs what it is called where it comes from
 * @throws ApiError with a sentence for whoever sends it
 */
export async function receivePhotograph(
  { places, leastFreeBytes, inspect }: Pick<PhotoDeskBacking, 'places' | 'leastFreeBytes' | 'inspect'>,
  { kind, name }: PhotographedRecord,
  sentAs: string,
  { body, declaredLength = largestPhotograph }: Pick<SentFile, 'body' | 'declaredLength'>,
): Promise<ReceivedPhotograph> {
  const { originals } = places;
  if (declaredLength > 4 * largestPhotograph) throw tooLarge();
  let arrival: string | undefined;
  try {
    if (freeBytesOf(dirname(originals)) < leastFreeBytes + Math.min(declaredLength, largestPhotograph))
      throw diskFull();
    arrival = await beginArrival(originals);
    const bytes = await writeArrival(body, arrival);
    if (bytes === 0) throw refused(sentAs, 'is empty; choose it again');
    const found = await inspect(arrival);
    if ('refused' in found) throw refused(sentAs, found.refused);
    const { files } = readManifest(cacheManifest(places.cacheFolder));
    const file = await layOriginal(arrival, originals, `${kind}/${name}`, {
      sentAs,
      ending: endings[found.format],
      // What was made of one that was taken away would be shown until this one is made.
      isTaken: (each) => files[originalPath(kind, name, each)] !== undefined,
    });
    return { ...found, file, bytes };
  } catch (error) {
    throw answerable(error);
  } finally {
    if (arrival !== undefined) await rm(arrival, { force: true }).catch(() => undefined);
  }
}

function answerable(error: unknown): unknown {
  if (error instanceof TooManyBytes) return tooLarge();
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return diskFull();
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new ApiError('unavailable', 'The server may not write into the folder of photographs.');
    default:
      return error;
  }
}

/** The part of a name that a sentence can hold. */
function refused(sentAs: string, reason: string): ApiError {
  const shown = basename(sentAs.replaceAll('\\', '/')).slice(0, 60);
  return new ApiError('invalid', `${shown} ${reason}.`);
}

function tooLarge(): ApiError {
  const message = 'The photograph is larger than 25 MB; save it smaller.';
  return new ApiError('payload_too_large', message, { headers: endOfConnection });
}

function diskFull(): ApiError {
  return new ApiError('unavailable', 'The disk of the server is full; the photograph was not kept.');
}
