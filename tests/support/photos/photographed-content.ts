import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { makePhotographs } from '#server/photos/make-photographs.ts';
import { cacheManifest, type MadePhotographs, readMadePhotographs } from '#server/photos/photo-manifest.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { cornered } from '#tests/support/photos/original-folder.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';

/** What a record's file says of a photograph. */
export const gate = {
  file: 'gate.jpg',
  alt: 'A guide at the gate of the marsh',
  credit: 'Wanjiru Kamau',
  focal: { x: 0.4, y: 0.2 },
  place: 'Marsh gate',
  day: '2026-07-14',
  caption: 'Peter waits at six',
  peopleAgreed: true,
};
const reeds = { file: 'reeds.jpg', alt: 'Reeds at noon', credit: 'Wanjiru Kamau' };

export const photographed = { photographs: [gate, reeds] };

/** The small catalogue, in which one record of each kind has two photographs, of which the first is its cover. */
export function photographedContent(): ContentFiles {
  const files = smallContent();
  const add = (path: string, fields: object) => {
    files[path] = { ...(files[path] as object), ...fields };
  };
  for (const path of ['tours/marsh-day', 'group-tours/marsh-together', 'destinations/marsh', 'places/hide'])
    add(`${path}.json`, photographed);
  add('activities/canoe.json', photographed);
  const { rooms } = files['accommodations/reed-camp.json'] as { rooms: object[] };
  add('accommodations/reed-camp.json', {
    ...photographed,
    rooms: rooms.map((room, index) => (index === 0 ? { ...room, ...photographed } : room)),
  });
  const { itinerary } = files['tours/marsh-week.json'] as { itinerary: object[] };
  add('tours/marsh-week.json', {
    itinerary: itinerary.map((day, index) => (index === 2 ? { ...day, photographs: [reeds] } : day)),
  });
  const matter = `photographs: ${JSON.stringify(photographed.photographs)}\nplate:`;
  for (const path of ['blog/first-light.md', 'inspirations/slow-travel.md'])
    files[path] = String(files[path]).replace('plate:', matter);
  return files;
}

/** The originals of that catalogue, below its `photos/`. */
const originals = [
  'tours/marsh-day/gate.jpg',
  'tours/marsh-day/reeds.jpg',
  'tours/marsh-week/reeds.jpg',
  ...['group-tours/marsh-together', 'destinations/marsh', 'places/hide', 'activities/canoe'].flatMap(bothOf),
  ...['accommodations/reed-camp', 'blog/first-light', 'inspirations/slow-travel'].flatMap(bothOf),
];

function bothOf(record: string): string[] {
  return [`${record}/gate.jpg`, `${record}/reeds.jpg`];
}

export interface WrittenContent {
  folder: string;
  /** Lays an original below its `photos/`. */
  put(path: string, bytes: Buffer): void;
}

/** Writes a catalogue with all its originals; it goes with the test. */
export async function writePhotographed(files = photographedContent()): Promise<WrittenContent> {
  const folder = folderOf(files);
  const put = (path: string, bytes: Buffer) => {
    mkdirSync(join(folder, 'photos', dirname(path)), { recursive: true });
    writeFileSync(join(folder, 'photos', path), bytes);
  };
  const pictures = {
    'gate.jpg': await cornered(1600, 400).jpeg().toBuffer(),
    'reeds.jpg': await cornered(1800, 450).jpeg().toBuffer(),
  };
  for (const path of originals) put(path, pictures[path.endsWith('gate.jpg') ? 'gate.jpg' : 'reeds.jpg']);
  return { folder, put };
}

/** Makes what the catalogue names, but what was made by a test before. */
export async function makePhotographsOf({ folder }: WrittenContent, cacheFolder: string): Promise<MadePhotographs> {
  const originals = join(folder, 'photos');
  await makePhotographs({ originals, cacheFolder });
  return readMadePhotographs(cacheManifest(cacheFolder), originals);
}

/** Where all tests of a file make photographs, so that none is made twice. */
export function sharedCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
