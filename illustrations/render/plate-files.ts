// The files of plates below `public/plates`.

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publicFolder } from '#illustrations/product.ts';
import { fallbackWidth } from '#illustrations/render/encode.ts';

const folder = join(publicFolder, 'plates');

/** Where the renditions of a plate belong: an AVIF for each width, and the fallback. */
export function plateFiles(key: string, widths: readonly number[]): { avif: string[]; webp: string } {
  return {
    avif: widths.map((width) => join(folder, `${key}-${width}.avif`)),
    webp: join(folder, `${key}-${fallbackWidth}.webp`),
  };
}

export function haveFiles(key: string, widths: readonly number[]): boolean {
  const { avif, webp } = plateFiles(key, widths);
  return [...avif, webp].every((file) => existsSync(file));
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
