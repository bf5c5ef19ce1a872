import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#server/error-parts.ts';

/** Between two scans, and between the two that must agree before a change counts as written. Milliseconds. */
const pollIntervalMs = 1000;
const quietMs = 250;

/** A scan of thousands of files takes tenths of a second: the pause after it is so many times as long, and never longer than this. */
const restedTimes = 20;
const longestRestMs = 5000;

export interface FolderWatch {
  folder: string;
  /** What `signatureOf` said before the folder was read; what was written since is a change. */
  seen: string;
  /** The folder is another one than before, and nobody is writing in it. Is not called again before it has ended. */
  onChange(): Promise<void>;
  signal: AbortSignal;
}

/**
 * Looks at a folder about once a second: asked of the system, many folders that others share (over a network, into a container) say
 * nothing of their changes. A second scan must find the same, for who copies a folder writes file after file.
 */
export async function watchFolder({ folder, onChange, signal, ...options }: FolderWatch): Promise<void> {
  let { seen } = options;
  let restMs = pollIntervalMs;
  try {
    for (;;) {
      await wait(restMs, undefined, { signal, ref: false });
      const begun = performance.now();
      const first = await signatureOf(folder);
      restMs = Math.min(longestRestMs, Math.max(pollIntervalMs, restedTimes * (performance.now() - begun)));
      if (first === seen) continue;
      seen = await settled(folder, first, signal);
      await onChange();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function settled(folder: string, first: string, signal: AbortSignal): Promise<string> {
  for (let before = first; ; ) {
    await wait(quietMs, undefined, { signal, ref: false });
    const now = await signatureOf(folder);
    if (now === before) return now;
    before = now;
  }
}

/** What of every file below a folder changes when it is written. Hidden files are those of editors and of version control. */
export async function signatureOf(folder: string, depth = 0): Promise<string> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const parts = await Promise.all(
      entries
        .filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'))
        .map(async ({ name }) => {
          const path = join(folder, name);
          const stats = await stat(path);
          if (stats.isDirectory()) return depth > 6 ? name : `${name}/(${await signatureOf(path, depth + 1)})`;
          return `${name} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
        }),
    );
    return parts.sort().join('\n');
  } catch (error) {
    // Gone, or removed during the scan: the next scan sees what has become of it.
    return String(codeOf(error) ?? error);
  }
}
