import { createWriteStream } from 'node:fs';
import { chmod, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { slugify } from '#server/content/files/slugify.ts';
import { syncFolder } from '#server/content/files/sync-folder.ts';
import { codeOf } from '#server/error-parts.ts';
import { isRunning } from '#server/is-running.ts';
import { photoLimits } from '#server/photos/photo-recipe.ts';

/*
 * A file that somebody sends comes into a hidden folder beside the originals, on the same disk, and lies among them at once when all
 * of it is there.
 */

/** Hidden, so that nothing takes it for originals. */
const arrivingFolder = '.arriving';

/** More was sent than a photograph may weigh. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** Of what is too much, so much is still read, so that the sender hears why it was refused. */
const mostRead = 4 * photoLimits.bytes;

let count = 0;

/** A name nobody else takes, for a file that arrives; its folder is made. Throws what the disk threw. */
export async function beginArrival(originals: string): Promise<string> {
  const folder = join(originals, arrivingFolder);
  const { mode } = await stat(dirname(originals));
  for (const each of [originals, folder]) await makeFolder(each, mode & 0o777);
  count += 1;
  return join(folder, `${slugify(hostname()) || 'host'}_${process.pid}_${count}`);
}

/**
 * Writes what is sent into a file, on the disk and not only on its way to it. Holds a few pieces of it in memory.
 *
 * @returns how many bytes came
 * @throws TooManyBytes, or what the disk or the sender's connection threw
 */
export async function writeArrival(body: ReadableStream<Uint8Array>, file: string): Promise<number> {
  let bytes = 0;
  let isTooMuch = false;
  await pipeline(
    Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        isTooMuch ||= bytes > photoLimits.bytes;
        if (bytes > mostRead) break;
        if (!isTooMuch) yield piece;
      }
    },
    createWriteStream(file, { flags: 'wx', flush: true }),
  );
  if (isTooMuch) throw new TooManyBytes();
  return bytes;
}

/**
 * Lays a file that has arrived among the originals of a record, under the first free name; nothing that lies there is replaced.
 *
 * @param record its folder: `tours/mara-classic`
 * @param ending of what the file is: `jpg`
 * @param isTaken whether a name is not free, though nothing lies there
 * @returns the name it has there. Throws what the disk threw.
 */
export async function layOriginal(
  arrival: string,
  originals: string,
  record: string,
  { sentAs, ending, isTaken }: { sentAs: string; ending: string; isTaken(file: string): boolean },
): Promise<string> {
  const folder = join(originals, record);
  // What the server makes is otherwise its own to read; the content is read by others.
  const { mode } = await stat(dirname(originals));
  for (const each of [originals, dirname(folder), folder]) await makeFolder(each, mode & 0o777);
  await chmod(arrival, mode & 0o666);
  const there = new Set((await readdir(folder)).map((name) => name.toLowerCase()));
  const word = safeWord(sentAs);
  for (let number = 1; ; number += 1) {
    const file = `${word}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (there.has(file) || isTaken(file) || !(await isLaid(arrival, join(folder, file)))) continue;
    await syncFolder(folder);
    return file;
  }
}

/** `C:\\fakepath\\IMG 2043.JPG` → `img-2043`; whatever it is, one word that leads nowhere. */
function safeWord(sentAs: string): string {
  const [name = ''] = sentAs.split(/[/\\]/).slice(-1);
  const word = slugify(name.replace(/\.[^.]*$/, '')).slice(0, 80);
  return word.replace(/-$/, '') || 'photograph';
}

async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder);
    await chmod(folder, mode);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A second name for the file fails where there is one already, which no renaming does. */
async function isLaid(arrival: string, file: string): Promise<boolean> {
  try {
    await link(arrival, file);
    await rm(arrival);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(codeOf(error) ?? '')) throw error;
  }
  // Some file systems have one name for a file.
  await rename(arrival, file);
  return true;
}

const hourMs = 60 * 60 * 1000;

/** Takes away what processes that were killed had begun to receive; to be called before anything arrives here. */
export async function removeOldArrivals(originals: string): Promise<void> {
  const folder = join(originals, arrivingFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const [host, id] = name.split('_');
    const isOurs = host === (slugify(hostname()) || 'host');
    // Another machine's processes cannot be asked for.
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }));
    const isOver = isOurs ? Number(id) === process.pid || !isRunning(Number(id)) : Date.now() - mtimeMs > hourMs;
    if (isOver) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
