import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhotographs } from '#server/photos/make-photographs.ts';
import { PhotoCacheBusy, renditionsOf } from '#server/photos/photo-cache.ts';
import { compiled } from '#tests/support/compiled.ts';
import { cornered, cornersOf, type OriginalFolder, originalFolder } from '#tests/support/photos/original-folder.ts';

/** The one photograph that was made, and where its renditions lie. */
function onlyOne({ manifest, cacheFolder }: OriginalFolder) {
  const [[hash, rendered] = []] = Object.entries(manifest().photos);
  if (hash === undefined || rendered === undefined) throw new Error('No photograph was made.');
  return { hash, ...rendered, files: renditionsOf(hash, rendered).map((name) => join(cacheFolder, name)) };
}

test('a photograph taken upright, with a place and a maker in it, comes out upright and with nothing but its pixels (B-400)', async () => {
  const folder = originalFolder();
  const original = await cornered(2000, 500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'A camera', Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 0/1' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
  const { orientation, exif, icc, xmp } = await sharp(original).metadata();
  expect([orientation, exif, icc, xmp].every((part) => part !== undefined)).toBe(true);
  folder.put('tours/marsh-day/gate.jpg', original);
  expect(await makePhotographs(folder)).toEqual({ all: 1, made: 1, refused: [], left: 0 });

  const { width, height, files } = onlyOne(folder);
  expect([width, height]).toEqual([500, 2000]);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const found = await sharp(file).metadata();
    expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation], file).toEqual(Array(5).fill(undefined));
    expect([found.space, found.width < found.height], file).toEqual(['srgb', true]);
    expect(/Exif|GPS|camera|xmpmeta/.exec(readFileSync(file, 'latin1')), file).toBeNull();
    expect(await cornersOf(file), file).toEqual({ red: 'upper right', blue: 'lower right' });
  }
});

/** Where the upper corners of the file stand when a picture is held as it was taken, by what the camera noted. */
const held = {
  1: ['upper left', 'upper right'],
  2: ['upper right', 'upper left'],
  3: ['lower right', 'lower left'],
  4: ['lower left', 'lower right'],
  5: ['upper left', 'lower left'],
  6: ['upper right', 'lower right'],
  7: ['lower right', 'upper right'],
  8: ['lower left', 'upper left'],
} as const;

test('however a camera was held, the photograph stands upright (B-400)', async () => {
  const folder = originalFolder();
  for (const orientation of Object.keys(held)) {
    const original = await cornered(1600, 400)
      .withMetadata({ orientation: Number(orientation) })
      .jpeg()
      .toBuffer();
    folder.put(`tours/marsh-day/held-${orientation}.jpg`, original);
  }
  await makePhotographs(folder);
  const { files, photos } = folder.manifest();
  for (const [orientation, [red, blue]] of Object.entries(held)) {
    const { hash = '' } = files[`tours/marsh-day/held-${orientation}.jpg`] ?? {};
    const { width, height } = photos[hash] ?? {};
    expect([width, height], orientation).toEqual(Number(orientation) < 5 ? [1600, 400] : [400, 1600]);
    const fallback = join(folder.cacheFolder, `${hash}-${Math.min(960, width ?? 0)}.webp`);
    expect(await cornersOf(fallback), orientation).toEqual({ red, blue });
  }
});

test.each([
  [3000, 750, [480, 960, 1600, 2400], 960],
  [2400, 600, [480, 960, 1600, 2400], 960],
  [1800, 450, [480, 960, 1600, 1800], 960],
  [800, 1600, [480, 800], 800],
  [400, 1600, [400], 400],
])(
  'of %i × %i pixels there are renditions as far as they reach, and none is enlarged (B-401)',
  async (wide, high, widths, webp) => {
    const folder = originalFolder();
    folder.put('places/hide/a.png', await cornered(wide, high).png().toBuffer());
    await makePhotographs(folder);
    const { hash, files, ...made } = onlyOne(folder);
    expect(made).toMatchObject({ widths, fallback: webp, width: widths.at(-1) });
    const expected = [...widths.map((width) => `${hash}-${width}.avif`), `${hash}-${webp}.webp`];
    expect(new Set(folder.made())).toEqual(new Set(expected));
    for (const file of files) {
      const { width, height, format, compression } = await sharp(file).metadata();
      const isAvif = format === 'heif' && compression === 'av1';
      expect(file.endsWith(`-${width}.${isAvif ? 'avif' : format}`), file).toBe(true);
      expect(height, file).toBe(Math.round((width / wide) * high));
    }
    const largest = files.at(-2) ?? '';
    expect((await sharp(largest).metadata()).height).toBe(made.height);
  },
);

test('a photograph has its colour, and a preview of at most 400 bytes in its own shape (B-401)', async () => {
  const folder = originalFolder();
  folder.put('places/hide/sand.png', await cornered(1600, 400).png().toBuffer());
  // Nothing is harder to make small than noise.
  const noise = { create: { width: 1600, height: 400, channels: 3 as const, noise: noiseOf(120) } };
  folder.put(
    'places/hide/noise.jpg',
    await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
      .jpeg()
      .toBuffer(),
  );
  await makePhotographs(folder);
  const { photos, files } = folder.manifest();
  for (const { preview } of Object.values(photos)) {
    expect(preview.length).toBeLessThanOrEqual(400);
    const { width, height } = await sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([50, 13]);
  }
  expect(photos[files['places/hide/sand.png']?.hash ?? '']?.colour).toMatch(/^#c[8-f]b[0-8]8[0-f]$/);
});

const noiseOf = (sigma: number) => ({ type: 'gaussian' as const, mean: 128, sigma });

test('nothing is made twice, under whatever name and after whatever was taken away (B-402)', async () => {
  const folder = originalFolder();
  const picture = await cornered(1600, 400).jpeg().toBuffer();
  folder.put('tours/marsh-day/a.jpg', picture);
  expect((await makePhotographs(folder)).made).toBe(1);
  const times = () => folder.made().map((name) => [name, statSync(join(folder.cacheFolder, name)).mtimeMs]);
  const first = times();
  folder.put('tours/marsh-week/same.jpg', picture);
  rmSync(join(folder.originals, 'tours/marsh-day/a.jpg'));
  expect(await makePhotographs(folder)).toEqual({ all: 1, made: 0, refused: [], left: 0 });
  expect(times()).toEqual(first);
  expect(Object.keys(folder.manifest().files)).toEqual(['tours/marsh-week/same.jpg']);

  // Somebody empties part of the folder: only that is made again.
  rmSync(join(folder.cacheFolder, folder.made()[0] ?? ''));
  expect((await makePhotographs(folder)).made).toBe(1);
  expect(folder.made()).toHaveLength(first.length);
});

test('a run that is killed leaves only complete photographs, and the next one goes on where it was (B-402)', async () => {
  const folder = originalFolder();
  for (const name of ['a', 'b', 'c', 'd']) {
    const background = { r: 90 + name.charCodeAt(0), g: 120, b: 90 };
    const picture = sharp({ create: { width: 2400, height: 600, channels: 3, background } });
    folder.put(`tours/marsh-day/${name}.png`, await picture.png().toBuffer());
  }
  const program = await compiled('tests/support/photos/make-photographs-process.ts');
  const child = spawn(process.execPath, [program, folder.originals, folder.cacheFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun = '';
  child.stdout.on('data', (text) => {
    begun += text;
    // In the middle of the third.
    if (begun.includes('done 2 of 4')) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));

  const killed = Object.entries(folder.manifest().photos);
  expect(killed.length).toBeGreaterThanOrEqual(2);
  expect(killed.length).toBeLessThan(4);
  const named = killed.flatMap(([hash, rendered]) => renditionsOf(hash, rendered));
  for (const name of named) await sharp(join(folder.cacheFolder, name)).stats();
  const left = folder.made().filter((name) => !name.startsWith('.unfinished-'));
  expect(new Set(left)).toEqual(new Set(named));

  expect(await makePhotographs(folder)).toEqual({ all: 4, made: 4 - killed.length, refused: [], left: 0 });
  const { photos, files } = folder.manifest();
  const all = Object.entries(photos).flatMap(([hash, each]) => renditionsOf(hash, each));
  expect(new Set(folder.made())).toEqual(new Set(all));
  expect(Object.keys(files)).toHaveLength(4);
});

test('what no line of the manifest names is removed, and a manifest that was damaged is written anew', async () => {
  const folder = originalFolder();
  folder.put('tours/marsh-day/a.jpg', await cornered(1600, 400).jpeg().toBuffer());
  mkdirSync(folder.cacheFolder);
  writeFileSync(join(folder.cacheFolder, 'abcdef-480.avif'), 'of a run that was killed');
  writeFileSync(join(folder.cacheFolder, 'photos.json'), '{"photos":{');
  expect((await makePhotographs(folder)).made).toBe(1);
  const own = onlyOne(folder).files.map((file) => basename(file));
  expect(new Set(folder.made())).toEqual(new Set(own));
});

test('two runs do not make photographs in one folder at once (B-402)', async () => {
  const folder = originalFolder();
  folder.put('tours/marsh-day/a.jpg', await cornered(1600, 400).jpeg().toBuffer());
  mkdirSync(join(folder.cacheFolder, `.unfinished-${process.ppid}`), { recursive: true });
  await expect(makePhotographs(folder)).rejects.toThrow(PhotoCacheBusy);
  await expect(makePhotographs(folder)).rejects.toThrow(`process ${process.ppid} is making photographs`);
});

test('without photographs nothing is made, not even a folder', async () => {
  const folder = originalFolder();
  expect(await makePhotographs(folder)).toEqual({ all: 0, made: 0, refused: [], left: 0 });
  expect(() => folder.made()).toThrow('ENOENT');
});
