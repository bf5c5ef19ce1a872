import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '#server/is-running.ts';

/*
 * A file is written beside the one it is to replace, under a name that begins with a dot and ends in `.tmp`: what reads the content
 * takes neither. The name says which process writes it, so that others know when it was left over.
 */

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const form = /^\..+\.([0-9a-f]{8})-(\d+)-\d+\.tmp$/;

/** What another machine left is old by then; its processes cannot be asked for. */
const oldMs = 60 * 60 * 1000;

const ours = new Set<string>();
let count = 0;

/** A name beside the file that nobody else takes; to be given back when it is written. */
export function takeTemporaryName(file: string): string {
  count += 1;
  const name = join(dirname(file), `.${basename(file)}.${host}-${process.pid}-${count}.tmp`);
  ours.add(name);
  return name;
}

export function giveBack(name: string): void {
  ours.delete(name);
}

/** Takes away what processes that were killed had begun. Does nothing where the folder cannot be read or changed. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => form.test(one))) {
    const file = join(folder, name);
    if (await isLeftOver(file)) await rm(file, { force: true }).catch(() => undefined);
  }
}

async function isLeftOver(file: string): Promise<boolean> {
  const [, itsHost, pid] = form.exec(basename(file)) ?? [];
  if (itsHost === host) return !ours.has(file) && (Number(pid) === process.pid || !isRunning(Number(pid)));
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > oldMs;
}
