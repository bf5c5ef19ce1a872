import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { AddedPhotograph } from '#contract/desk/content-photographs.ts';
import type { Picture } from '#contract/records/picture.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { madeSiteFile } from '#server/http/site/site-files.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { openPhotographDesk } from '#tests/support/desk/photograph-desk.ts';
import { cornered, cornersOf } from '#tests/support/photos/original-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';
import { createTestApp } from '#tests/support/test-app.ts';

test('a photograph from a telephone is what visitors are answered with and served within seconds of its record being published, with nothing but its pixels (B-640)', async () => {
  const store = await openMemoryStore();
  const desk = await openPhotographDesk({ store });
  const { content, served, write } = desk.followed;
  content.start();
  served.set('/index.html', madeSiteFile('/index.html', new TextEncoder().encode('<!doctype html>'), undefined));
  const visitors = await createTestApp({ catalogue: content.catalogue(), shown: content.catalogue, site: served });
  onTestFinished(async () => {
    await desk.close();
    await visitors.close();
    await store.close();
  });
  const detail = async (): Promise<{ photographs?: Picture[]; coverImage: Picture }> =>
    (await visitors.request('/api/tour/marsh-day')).json();
  const taken = await cornered(2000, 500)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'A camera', Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 0/1' },
    })
    .jpeg()
    .toBuffer();

  const added = await desk.upload('tours/marsh-day', 'IMG_2043.jpeg', taken);
  const { file, focal } = (await added.json()) as AddedPhotograph;
  expect((await detail()).photographs).toBeUndefined();

  const photographs = [{ file, alt: 'A guide at the gate of the marsh', credit: 'Wanjiru Kamau', focal }];
  write(tour, { ...(smallContent()[tour] as TourFile), photographs, cover: 'photograph' });
  const published = Date.now();
  await expect.poll(async () => (await detail()).photographs?.length).toBe(1);
  expect(Date.now() - published).toBeLessThan(20_000);

  const { photographs: [shown] = [], coverImage } = await detail();
  expect(coverImage.src).toBe(shown?.src);
  expect(shown?.photo).toMatchObject({ credit: 'Wanjiru Kamau', focal });
  const addresses = [shown?.src ?? '', ...(shown?.avif ?? '').split(', ').map((each) => each.split(' ')[0] ?? '')];
  expect(addresses.length).toBe(3);
  for (const address of addresses) {
    const answer = await visitors.request(address);
    expect([answer.status, answer.headers.get('cache-control')], address).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const body = Buffer.from(await answer.arrayBuffer());
    const { exif, xmp, orientation, width, height } = await sharp(body).metadata();
    expect([exif, xmp, orientation, width < height], address).toEqual([undefined, undefined, undefined, true]);
    expect(/Exif|GPS|camera|Somebody/.exec(body.toString('latin1')), address).toBeNull();
    expect(await cornersOf(body), address).toEqual({ red: 'upper right', blue: 'lower right' });
  }
});
