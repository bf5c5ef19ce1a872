import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { projectFolder } from '#server/project-folder.ts';

/** A file below the content's `photos/`. */
export interface OriginalFile {
  /** Below that folder, with slashes, its characters composed as records write them: `tours/mara-classic/lioness.jpg`. */
  path: string;
  /** Where it lies. */
  file: string;
  /** Why it cannot be a photograph, where that is seen from outside. */
  refused?: string;
}

/** The originals' folder of a catalogue. */
export function originalsFolder(contentFolder: string): string {
  return join(contentFolder, 'photos');
}

/** Where renditions are kept from one build to the next; tests have a folder of their own. */
export function photoCacheFolder(): string {
  return process.env.PHOTOS_DIR || join(projectFolder(), '.photos');
}

/** The same for a server, which may not be allowed to write among its own files: then below its data. */
export function livePhotoFolder(dataDir: string): string {
  const folder = photoCacheFolder();
  if (process.env.PHOTOS_DIR) return folder;
  try {
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
    return folder;
  } catch {
    return join(dataDir, 'photos');
  }
}

/** The path of an original, as the manifest and the records' checks name it. */
export function originalPath(kind: string, slug: string, file: string): string {
  return `${kind}/${slug}/${file}`.normalize();
}

/**
 * Every file below the originals' folder, by path; hidden ones are the system's. What lies elsewhere than in a record's folder,
 * is a folder, or leads out of this one, is refused.
 *
 * @param record where only the files of one are wanted: `tours/mara-classic`
 */
export function findOriginals(folder: string, record = ''): OriginalFile[] {
  if (!existsSync(join(folder, record))) return [];
  const root = realpathSync(folder);
  const found: OriginalFile[] = [];
  const walk = (below: string, depth: number) => {
    for (const name of readdirSync(join(folder, below)).filter((each) => !each.startsWith('.'))) {
      const path = below === '' ? name : `${below}/${name}`;
      const original = { path: path.normalize(), file: join(folder, path) };
      const stats = statSync(original.file, { throwIfNoEntry: false });
      if (stats === undefined || !isWithin(root, realpathSync(original.file))) {
        const refused = 'is a link that leads out of the photographs; put the picture itself there';
        found.push({ ...original, refused });
      } else if (stats.isDirectory() && depth < 2) walk(path, depth + 1);
      else if (stats.isDirectory()) found.push({ ...original, refused: 'is a folder; put the picture itself there' });
      else if (!stats.isFile()) found.push({ ...original, refused: 'is no file; put the picture itself there' });
      else if (depth < 2) found.push({ ...original, refused: 'lies in no folder of a record: <kind>/<slug>/<file>' });
      else found.push(original);
    }
  };
  walk(record, record === '' ? 0 : 2);
  return found.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function isWithin(root: string, file: string): boolean {
  const relativePath = relative(root, file);
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`);
}
