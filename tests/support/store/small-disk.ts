import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder whose disk can be filled to the last byte while a process writes to it. */
export interface SmallDisk {
  folder: string;
  /** Put before the command of the process that is to meet the full disk. */
  launcher: readonly string[];
  fill(pid: number): void;
  /** Makes room again. */
  clear(pid: number): void;
  remove(): void;
}

export interface SmallDiskKind {
  title: string;
  present: boolean;
  open(): SmallDisk;
}

const [mayMount, mayLimit] = [canMount(), canLimit()];

/** The real thing where this user may mount, and what comes closest where not. */
export const smallDisks: readonly SmallDiskKind[] = [
  {
    title: mayMount ? 'a file system of 8 MB' : 'a file system of 8 MB (skipped: this user may mount none)',
    present: mayMount,
    open: openSmallFileSystem,
  },
  {
    title: mayLimit ? 'files that may not grow' : 'files that may not grow (skipped: no prlimit here)',
    present: mayLimit,
    open: openLimited,
  },
];

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const isMounted = mount(folder);
  if (isMounted) spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

function mount(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0;
}

function openSmallFileSystem(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  if (!mount(folder)) throw new Error(`Nothing could be mounted on ${folder}.`);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    launcher: [],
    fill() {
      const file = openSync(ballast, 'w');
      for (let piece = 256 * 1024; piece >= 1; piece /= 2) {
        while (hasTaken(() => writeSync(file, Buffer.alloc(piece)))) {}
      }
      closeSync(file);
    },
    clear: () => rmSync(ballast),
    remove() {
      // SQLite lets go of its files when the last statement is collected.
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function hasTaken(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}

function canLimit(): boolean {
  return existsSync('/proc/self/limits') && spawnSync('prlimit', ['--version']).status === 0;
}

function openLimited(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'limited-'));
  const limit = (pid: number, bytes: string) => {
    const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
    if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
  };
  return {
    folder,
    // The signal that comes with the limit would end the process; a full disk sends none.
    launcher: ['sh', '-c', `trap '' XFSZ; exec "$0" "$@"`],
    fill: (pid) => limit(pid, '0'),
    clear: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
