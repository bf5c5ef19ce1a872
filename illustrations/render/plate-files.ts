// The files of plates below `public/plates`.

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publicFolder } from '#illustrations/product.ts';
import type { PlateJob } from '#illustrations/render/plate-job.ts';
import { fallbackOf } from '../../contract/records/plate-shapes.ts';

const folder = join(publicFolder, 'plates');

/** Where the renditions of a shape belong: an AVIF for each width and, of the main shape, the fallback. */
export function plateFiles({ key, plate, widths, isMain }: PlateJob): { avif: string[]; webp: string | undefined } {
  return {
    avif: widths.map((width) => join(folder, `${key}-${width}.avif`)),
    webp: isMain ? join(folder, fallbackOf(plate)) : undefined,
  };
}

export function allFilesOf(job: PlateJob): string[] {
  const { avif, webp } = plateFiles(job);
  return webp === undefined ? avif : [...avif, webp];
}

export function haveFiles(job: PlateJob): boolean {
  return allFilesOf(job).every((file) => existsSync(file));
}

export function writePlateFile(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Deletes what belongs to no plate any more; says what it deleted. */
export function deleteOrphans(wanted: ReadonlySet<string>): string[] {
  const orphans = allFiles().filter((file) => !wanted.has(file));
  for (const file of orphans) rmSync(file);
  return orphans.map((file) => relative(folder, file));
}

export function totalBytes(): number {
  return allFiles().reduce((sum, file) => sum + statSync(file).size, 0);
}

function allFiles(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
