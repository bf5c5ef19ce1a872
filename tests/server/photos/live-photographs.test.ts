import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photographsOf } from '#server/content/catalogue/pictures.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { cacheManifest, readManifest } from '#server/photos/photo-manifest.ts';
import { type FollowedFolder, followFolder } from '#tests/support/content/followed-folder.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { cornered } from '#tests/support/photos/original-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';

const original = 'photos/tours/marsh-day/gate.jpg';
const gate = { file: 'gate.jpg', alt: 'A guide at the gate of the marsh', credit: 'Wanjiru Kamau' };
const sound = smallContent()[tour] as TourFile;
let followed: FollowedFolder;

beforeEach(async () => {
  followed = await followFolder();
  followed.content.start();
});
afterEach(() => followed.close());

const shown = () => followed.content.catalogue().tours.get('marsh-day');
const photographs = () =>
  photographsOf(followed.content.catalogue().photographs, 'tours', (shown()?.record ?? sound) as TourFile);
const told = () => followed.content.state().problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
const picture = (width = 1600, height = 400) => cornered(width, height).jpeg().toBuffer();
const made = () => readManifest(cacheManifest(followed.photoFolder));

test('a photograph that is laid into the folder and named is shown and served within seconds, by nobody’s doing (B-640)', async () => {
  followed.write(original, await picture());
  followed.write(tour, { ...sound, photographs: [gate], cover: 'photograph' });
  const started = Date.now();
  await expect.poll(() => photographs().length).toBe(1);
  expect(Date.now() - started).toBeLessThan(20_000);
  const [photograph] = photographs();
  expect(shown()?.summary.coverImage.photo?.credit).toBe('Wanjiru Kamau');
  const addresses = [photograph?.src ?? '', ...(photograph?.avif ?? '').split(', ').map((each) => each.split(' ')[0])];
  for (const address of addresses) {
    const body = followed.served.get(address ?? '');
    expect((await sharp(body?.body).metadata()).format, address).toMatch(/heif|webp/);
  }
});

test('an original that no record names is made, is served to nobody, and keeps nobody from publishing (B-642)', async () => {
  followed.write(original, await picture());
  await expect.poll(() => Object.keys(made().files)).toEqual(['tours/marsh-day/gate.jpg']);
  followed.write(tour, { ...sound, name: 'Marsh morning' });
  await expect.poll(() => shown()?.record.name).toBe('Marsh morning');
  expect(told()).toEqual([]);
  expect([...followed.served.keys()]).toEqual([]);
});

test('a text does not wait for photographs (B-641)', async () => {
  const heavy = await cornered(6000, 4000).jpeg().toBuffer();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const one = Buffer.concat([heavy, Buffer.from(name)]);
    followed.write(`photos/tours/marsh-week/${name}.jpg`, one);
  }
  await followed.content.refresh();
  followed.write(tour, { ...sound, name: 'Marsh morning' });
  await followed.content.refresh();
  expect(shown()?.record.name).toBe('Marsh morning');
  expect(Object.keys(made().files).length).toBeLessThan(6);
});

test('a photograph that cannot be shown is told where it is named, and the site goes on as it was (B-642)', async () => {
  followed.write(original, await picture());
  followed.write(tour, { ...sound, photographs: [gate] });
  await expect.poll(() => photographs().length).toBe(1);
  const before = photographs();
  followed.write(original, (await picture(1700, 425)).subarray(0, 3000));
  await expect
    .poll(told)
    .toEqual([
      expect.stringMatching(
        /^tours\/marsh-day\.json: photographs\.0\.file: names photos\/tours\/marsh-day\/gate\.jpg, which is damaged/,
      ),
    ]);
  expect(photographs()).toEqual(before);
  // Said before it is published, too; and not tried again while it is the same.
  const changed = JSON.stringify({ ...sound, name: 'Marsh morning', photographs: [{ ...gate, alt: 'The gate' }] });
  expect((await followed.content.check(new Map([[tour, changed]]))).length).toBe(1);
  expect(Object.keys(made().refused)).toEqual(['tours/marsh-day/gate.jpg']);
  followed.write(original, await picture(1700, 425));
  await expect.poll(() => photographs()[0]?.width).toBe(1700);
  expect(told()).toEqual([]);
});

test('another photograph under the same name is shown in its place (B-642)', async () => {
  followed.write(original, await picture());
  followed.write(tour, { ...sound, photographs: [gate] });
  await expect.poll(() => photographs()[0]?.width).toBe(1600);
  const seen: number[] = [];
  followed.write(original, await picture(1800, 450));
  await expect
    .poll(() => {
      seen.push(photographs().length);
      return photographs()[0]?.width;
    })
    .toBe(1800);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test('a record that says photograph and names none is told before it is published', async () => {
  const changed = JSON.stringify({ ...sound, cover: 'photograph' });
  const found = await followed.content.check(new Map([[tour, changed]]));
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'cover is photograph, but there are no photographs; name one, or leave it out',
  ]);
});

test('an original that is as it was is not read again (B-641)', async () => {
  const bytes = await picture();
  const lay = (what: Buffer) => {
    followed.write(original, what);
    utimesSync(join(followed.folder, original), 1_000_000, 1_000_000);
  };
  lay(bytes);
  await expect.poll(() => made().files['tours/marsh-day/gate.jpg']?.changed).toBe(1e9);
  // What cannot be read would be told.
  lay(Buffer.alloc(bytes.length));
  // The folder's own run may be on its way: two do not run at once.
  await expect.poll(() => followed.worker.run('makePhotographs', { first: [] })).toEqual({ made: 0, left: 0 });
  expect(made().refused).toEqual({});
});

test('what was made and is gone from the disk is made again', async () => {
  followed.write(original, await picture());
  followed.write(tour, { ...sound, photographs: [gate] });
  await expect.poll(() => photographs().length).toBe(1);
  for (const name of readdirSync(followed.photoFolder)) rmSync(join(followed.photoFolder, name), { recursive: true });
  followed.write('photos/tours/marsh-day/reeds.jpg', await picture(1700, 425));
  await expect.poll(() => Object.keys(made().files).length).toBe(2);
  await expect.poll(() => photographs().length).toBe(1);
});
