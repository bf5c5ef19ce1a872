import { photographProblems } from '#server/content/catalogue/records/photograph-problems.ts';
import { photographedParts, shownOriginals } from '#server/content/catalogue/records/photographed-records.ts';
import { readContent } from '#server/content/catalogue/records/read-content.ts';
import { ContentError } from '#server/content-error.ts';
import { makePhotographs } from '#server/photos/make-photographs.ts';
import { originalsFolder, photoCacheFolder } from '#server/photos/photo-files.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';

export interface BuiltPhotographs {
  /** The paths of the originals that records show, below the content's `photos/`. */
  shown: ReadonlySet<string>;
  /** How many originals there are, and of how many renditions were made now. */
  all: number;
  made: number;
}

/**
 * Makes the photographs of the content the pages are made of.
 *
 * @throws ContentError with a line for each that is refused, missing, or named by no record.
 */
export async function buildPhotographs(onDone: (done: number, all: number) => void): Promise<BuiltPhotographs> {
  const { contentDir, site } = siteSettingsOf(withEnvFile(process.env));
  const originals = originalsFolder(contentDir);
  const { all, made, refused } = await makePhotographs({ originals, cacheFolder: photoCacheFolder(), onDone });
  const content = readContent(contentDir, { site });
  const isRefused = new Set(refused.map(({ path }) => `photos/${path}`));
  const problems = [
    ...refused.map(({ path, reason }) => ({ file: `photos/${path}`, field: '', reason })),
    ...photographProblems(content, contentDir).filter(({ file }) => !isRefused.has(file)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { shown: shownOriginals(photographedParts(content)), all, made };
}
