import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { photographedParts, shownOriginals } from '#server/content/catalogue/records/photographed-records.ts';
import { readContent } from '#server/content/catalogue/records/read-content.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { ContentError } from '#server/content-error.ts';
import { readEnv } from '#server/env.ts';
import { codeOf, reasonOf } from '#server/error-parts.ts';
import { progressLine, progressOf } from '#server/operator-commands/progress-line.ts';
import { makePhotographs } from '#server/photos/make-photographs.ts';
import { PhotoCacheBusy } from '#server/photos/photo-cache.ts';
import { originalsFolder, photoCacheFolder } from '#server/photos/photo-files.ts';
import { putPhotographs } from '#server/photos/put-photographs.ts';
import { projectFolder } from '#server/project-folder.ts';
import { EnvError, withEnvFile } from '#server/settings/read-settings.ts';

export interface PhotosContext {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  /** Whether a line that was written can be written over. */
  isTerminal?: boolean;
  /** Where renditions are kept; the project's own folder unless given. */
  cacheFolder?: string;
}

/**
 * Makes the renditions of the photographs below the content's `photos/`, and puts those that records name into the built site,
 * where there is one. Gives the exit code: 1 where one was refused.
 */
export async function runPhotosCommand(args: readonly string[], context: PhotosContext): Promise<number> {
  const { env: given, out, err, isTerminal = false, cacheFolder = photoCacheFolder() } = context;
  if (args.length > 0) {
    err(`photos: takes no words, and was given "${args.join(' ')}"\n`);
    return 1;
  }
  const started = performance.now();
  const progress = progressLine({ write: out, isTTY: isTerminal });
  try {
    const settings = withEnvFile(given);
    const { contentDir, site } = readEnv(settings);
    keepOfficeOf(site.operator);
    const { all, made, refused } = await makePhotographs({
      originals: originalsFolder(contentDir),
      cacheFolder,
      onDone: (done, all) => progress.show(`  ${progressOf(done, all, performance.now() - started)}`),
    });
    progress.end();
    for (const { path, reason } of refused) err(`photos/${path}: ${reason}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    out(`photographs: ${all}, ${made} made in ${seconds} s, ${refused.length} refused\n`);
    const siteFolder = join(projectFolder(), settings.SITE_FOLDER || 'dist');
    if (all > 0 && existsSync(join(siteFolder, 'index.html'))) {
      const shown = shownOriginals(photographedParts(readContent(contentDir, { site })));
      await putPhotographs(cacheFolder, siteFolder, shown);
    }
    return refused.length === 0 ? 0 : 1;
  } catch (error) {
    const isExpected = error instanceof EnvError || error instanceof ContentError || error instanceof PhotoCacheBusy;
    // A failure of the system says itself which folder or disk it is about.
    if (!isExpected && codeOf(error) === undefined) throw error;
    err(`${reasonOf(error)}\n`);
    return 1;
  }
}
