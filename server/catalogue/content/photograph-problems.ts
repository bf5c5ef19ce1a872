import {
  type PhotographedPart,
  photographedParts,
  shownOriginals,
} from '#server/catalogue/content/photographed-records.ts';
import type { Content } from '#server/catalogue/content/read-content.ts';
import type { ContentProblem } from '#server/content-error.ts';
import { findOriginals, originalPath, originalsFolder } from '#server/photos/photo-files.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** Photographs that are named and not there, or there and not named, and covers that say photograph where there is none. */
export function photographProblems(content: Content, folder: string): ContentProblem[] {
  const parts = photographedParts(content);
  const originals = findOriginals(originalsFolder(folder));
  const there = new Set(originals.map(({ path }) => path));
  const shown = shownOriginals(parts);
  return [
    ...parts.filter(({ cover, photographs }) => cover === 'photograph' && photographs.length === 0).map(coverOfNothing),
    ...named(parts)
      .filter(({ path }) => !there.has(path))
      .map(({ file, field, path }) => ({ file, field, reason: `names photos/${path}, which is not there` })),
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

/** Photographs that are named, and neither made nor there to be made. A server does without the originals. */
export function lackingPhotographs(content: Content, folder: string, made: MadePhotographs): ContentProblem[] {
  const unmade = named(photographedParts(content)).filter(({ path }) => !made.has(path));
  if (unmade.length === 0) return [];
  const there = new Set(findOriginals(originalsFolder(folder)).map(({ path }) => path));
  return unmade
    .filter(({ path }) => !there.has(path))
    .map(({ file, field, path }) => ({ file, field, reason: `names photos/${path}, which is not there` }));
}

/** Photographs that are named, but that nothing was made of yet. */
export function unmadePhotographs(content: Content, made: MadePhotographs): ContentProblem[] {
  return named(photographedParts(content))
    .filter(({ path }) => !made.has(path))
    .map(({ file, field, path }) => ({ file, field, reason: `photos/${path} is not made yet; run npm run photos` }));
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
