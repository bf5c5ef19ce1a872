import { basename, dirname } from 'node:path';
import type { ContentProblem } from '#contract/desk/content.ts';
import {
  type PhotographedPart,
  photographedParts,
  shownOriginals,
} from '#server/content/catalogue/records/photographed-records.ts';
import type { Content } from '#server/content/catalogue/records/read-content.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import type { KnownPhotographs } from '#server/photos/known-photographs.ts';
import { findOriginals, originalPath, originalsFolder } from '#server/photos/photo-files.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** Photographs that are named and not there, or there and not named, and covers that say photograph where there is none. */
export function photographProblems(content: Content, folder: string): ContentProblem[] {
  const parts = photographedParts(content);
  const originals = findOriginals(originalsFolder(folder));
  const there = new Set(originals.map(({ path }) => path));
  const shown = shownOriginals(parts);
  return [
    ...parts.filter(isCoverOfNothing).map(coverOfNothing),
    ...named(parts)
      .filter(({ path }) => !there.has(path))
      .map(({ file, field, path }) => {
        const unnamed = [...there].filter((one) => !shown.has(one) && dirname(one) === dirname(path));
        const meant = meantWords(
          basename(path),
          unnamed.map((one) => basename(one)),
          'the name of a file that is, or lay it there',
        );
        return { file, field, reason: `names photos/${path}, which is not there; ${meant}` };
      }),
    ...originals.flatMap(({ path, refused }) => {
      const problem = { file: `photos/${path}`, field: '' };
      if (refused !== undefined) return [{ ...problem, reason: refused }];
      if (shown.has(path)) return [];
      return [
        { ...problem, reason: 'is named by no record; name it among the photographs of its own, or take it away' },
      ];
    }),
  ];
}

const notThere = 'is not there; lay it there, or take it out of the record';

/**
 * What keeps a server from showing what records say of photographs: one that cannot be made, or that is neither made nor there to be
 * made, and covers that say photograph where there is none. A server does without the originals of what was made, and with originals
 * that no record names yet.
 */
export function lackingPhotographs(content: Content, { made, refused, waiting }: KnownPhotographs): ContentProblem[] {
  const parts = photographedParts(content);
  const there = new Set(waiting);
  return [
    ...parts.filter(isCoverOfNothing).map(coverOfNothing),
    ...named(parts).flatMap(({ file, field, path }) => {
      const why = refused.get(path) ?? (made.has(path) || there.has(path) ? undefined : notThere);
      return why === undefined ? [] : [{ file, field, reason: `names photos/${path}, which ${why}` }];
    }),
  ];
}

/** Photographs that are named, but that nothing was made of yet. */
export function unmadePhotographs(content: Content, made: MadePhotographs): ContentProblem[] {
  return named(photographedParts(content))
    .filter(({ path }) => !made.has(path))
    .map(({ file, field, path }) => ({ file, field, reason: `photos/${path} is not made yet; run npm run photos` }));
}

function isCoverOfNothing({ cover, photographs }: PhotographedPart): boolean {
  return cover === 'photograph' && photographs.length === 0;
}

function coverOfNothing({ file, field }: PhotographedPart): ContentProblem {
  return {
    file,
    field: `${field}cover`,
    reason: 'is photograph, but there are no photographs; name one, or leave it out',
  };
}

function named(parts: readonly PhotographedPart[]): { file: string; field: string; path: string }[] {
  return parts.flatMap(({ file, field, kind, slug, photographs }) =>
    photographs.map((photograph, index) => ({
      file,
      field: `${field}photographs.${index}.file`,
      path: originalPath(kind, slug, photograph.file),
    })),
  );
}
