import { statfsSync } from 'node:fs';

/** How long one measurement of the disk counts, in milliseconds. */
const measuredForMs = 500;

/** Whether there is room to store what visitors send. */
export type HasRoom = () => boolean;

/**
 * Watches the disk that holds `folder`, so that forms are refused with words before SQLite fails in the middle of
 * something. Recovers by itself. A disk that cannot be asked is trusted.
 *
 * @param leastBytes what must stay free.
 * @param freeBytes asks the disk.
 */
export function createFreeSpace(
  { folder, leastBytes }: { folder: string; leastBytes: number },
  freeBytes: (folder: string) => number = freeBytesOf,
): HasRoom {
  let measuredAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    if (performance.now() - measuredAt < measuredForMs) return hasRoom;
    measuredAt = performance.now();
    try {
      hasRoom = freeBytes(folder) >= leastBytes;
    } catch {
      hasRoom = true;
    }
    return hasRoom;
  };
}

/** What a user who is not root may still write on the disk of `folder`, in bytes. Throws what the disk threw. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
