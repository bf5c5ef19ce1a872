import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Picture, picture } from '#contract/records/picture.ts';
import { openTemporaryApp } from '#scripts/testing/temporary-app.ts';
import { contentVersionOf } from '#server/content/catalogue/content-version.ts';
import { loadCatalogue, readCheckedContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { photographProblems } from '#server/content/catalogue/records/photograph-problems.ts';
import { ContentError } from '#server/content-error.ts';
import { runPhotosCommand } from '#server/operator-commands/run-photos-command.ts';
import { cacheManifest, readMadePhotographs } from '#server/photos/photo-manifest.ts';
import { projectFolder } from '#server/project-folder.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { cornered } from '#tests/support/photos/original-folder.ts';
import {
  gate,
  makePhotographsOf,
  photographedContent,
  sharedCache,
  type WrittenContent,
  writePhotographed,
} from '#tests/support/photos/photographed-content.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { testClock } from '#tests/support/test-app.ts';

const clock = testClock;
const cacheFolder = sharedCache();

/** Asks the API over a catalogue whose photographs are made. Every answer is held against its contract. */
async function openPhotographed(files = photographedContent()) {
  const content = await writePhotographed(files);
  const catalogue = loadCatalogue(content.folder, {
    clock,
    photographs: await makePhotographsOf(content, cacheFolder),
  });
  const { read } = await openTestApp({ catalogue });
  return (path: string) => read(`/api${path}`);
}

test.each([
  '/tour/marsh-day',
  '/group-tour/marsh-together',
  '/destination/marsh',
  '/place/hide',
  '/accommodation/reed-camp',
  '/activity/canoe',
  '/blog/first-light',
  '/inspiration/slow-travel',
])('%s brings the photographs of its record, and the first is its cover (B-404)', async (path) => {
  const get = await openPhotographed();
  const { photographs, coverImage } = (await get(path)) as { photographs: Picture[]; coverImage: Picture };
  expect(photographs.map(({ alt }) => alt)).toEqual([gate.alt, 'Reeds at noon']);
  const { category, ...cover } = coverImage;
  expect(cover).toEqual(photographs[0]);
  expect(category).toBeDefined();
});

test('a record that prefers its drawing has that on cards and at its head, and its photographs all the same (B-404)', async () => {
  const files = photographedContent();
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as object), cover: 'plate' };
  const get = await openPhotographed(files);
  const { photographs, coverImage } = (await get('/tour/marsh-day')) as { photographs: Picture[]; coverImage: Picture };
  expect(photographs).toHaveLength(2);
  expect(coverImage.photo).toBeUndefined();
});

test('a photograph of a room shows one, unless the record says what else (B-404)', async () => {
  const get = await openPhotographed();
  const { photographs, roomPhotographs } = (await get('/accommodation/reed-camp')) as {
    photographs: Picture[];
    roomPhotographs: Record<string, Picture[]>;
  };
  expect(photographs.map(({ photo }) => photo?.shows)).toEqual([undefined, undefined]);
  expect(Object.values(roomPhotographs).flatMap((some) => some.map(({ photo }) => photo?.shows))).toEqual([
    'room',
    'room',
  ]);
});

test('a photograph is a picture like every other, and tells what is known of it', async () => {
  const get = await openPhotographed();
  const [first, second] = (await get('/tour/marsh-day')).photographs as [Picture, Picture];
  const { file: _file, alt, caption, ...photo } = gate;
  const hash = /^\/photos\/([0-9a-f]{24})-960\.webp$/.exec(first.src)?.[1];
  expect(first).toEqual({
    src: `/photos/${hash}-960.webp`,
    avif: [480, 960, 1600].map((width) => `/photos/${hash}-${width}.avif ${width}w`).join(', '),
    width: 1600,
    height: 400,
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    preview: expect.stringMatching(/^data:image\/webp;base64,/),
    alt,
    caption,
    photo,
  });
  expect(second.photo).toEqual({ credit: 'Wanjiru Kamau', focal: { x: 0.5, y: 0.5 } });
  expect(second.avif).toMatch(/-1800\.avif 1800w$/);
  expect(picture.parse(second)).toEqual(second);
});

test('a card shows it too, and so do the galleries of those that lead there (B-404)', async () => {
  const get = await openPhotographed();
  const { tours } = await get('/tours');
  const covers = new Map<string, Picture>(
    tours.map(({ slug, coverImage }: { slug: string; coverImage: Picture }) => [slug, coverImage]),
  );
  expect(covers.get('marsh-day')?.photo?.credit).toBe('Wanjiru Kamau');
  expect(covers.get('marsh-week')).not.toHaveProperty('photo');
  const { gallery } = await get('/tour/marsh-week');
  expect(gallery.some(({ photo }: Picture) => photo !== undefined)).toBe(true);
});

test('a room has its own, and so has a day, from the folders of their stay and tour (B-404)', async () => {
  const get = await openPhotographed();
  const camp = await get('/accommodation/reed-camp');
  expect(camp.roomPictures.tent.photo.credit).toBe('Wanjiru Kamau');
  expect(camp.roomPictures.suite).not.toHaveProperty('photo');
  expect(Object.keys(camp.roomPhotographs)).toEqual(['tent']);
  expect(camp.roomPhotographs.tent).toHaveLength(2);
  expect(JSON.stringify(camp.rooms)).not.toContain('gate.jpg');
  const { itinerary, photographs } = await get('/tour/marsh-week');
  const days = itinerary.map(({ photographs: ofDay = [] }: { photographs?: Picture[] }) => ofDay.length);
  expect(days).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(photographs).toBeUndefined();
});

test('somebody has the photograph of their file as a portrait, and initials as long as it is not made', async () => {
  const { file: _file, ...ofGate } = gate;
  const ada = {
    slug: 'ada',
    name: 'Ada Marsh',
    role: 'guide',
    languages: ['Maa'],
    since: 2010,
    strengths: [],
    order: 1,
  };
  const portrait = { ...ofGate, file: 'face.jpg', alt: 'Ada Marsh at the gate' };
  const files = { ...photographedContent(), 'people/ada.json': { ...ada, photographs: [portrait] } };
  const content = await writePhotographed(files);
  content.put('people/ada/face.jpg', await cornered(1600, 400).jpeg().toBuffer());
  expect(photographProblems(readCheckedContent(content.folder, { clock }), content.folder)).toEqual([]);
  const made = loadCatalogue(content.folder, { clock, photographs: await makePhotographsOf(content, cacheFolder) });
  const { guides } = await (await openTestApp({ catalogue: made })).read('/api/people');
  expect(guides[0].portrait).toMatchObject({ alt: portrait.alt, width: 1600, photo: { focal: gate.focal } });
  expect(guides[0]).not.toHaveProperty('photographs');
  const unmade = loadCatalogue(content.folder, { clock });
  expect(unmade.people[0]?.portrait).toBeUndefined();
});

test('without photographs no answer is longer by a letter (B-404)', async () => {
  const app = await openTestApp();
  for (const path of [
    '/tour/marsh-day',
    '/accommodation/reed-camp',
    '/destination/marsh',
    '/blog/first-light',
    '/tours',
  ])
    expect(await (await app.request(`/api${path}`)).text(), path).not.toMatch(/photo|cover"/);
});

test('what is not made yet keeps nobody from starting: the plate stands in its place, and the log says what to do (B-406)', async () => {
  const { folder } = await writePhotographed();
  const said: string[] = [];
  const catalogue = loadCatalogue(folder, { clock, warn: (line) => said.push(line) });
  expect(said).toEqual([
    'tours/marsh-day.json: photos/tours/marsh-day/gate.jpg is not made yet; run npm run photos, and 18 more like it; until then plates are shown in their place',
  ]);
  expect(catalogue.tours.get('marsh-day')?.summary.coverImage.src).toBe('/placeholders/tour.svg');
});

test('an original that was exchanged is not shown as it was (B-406)', async () => {
  const content = await writePhotographed();
  const before = await makePhotographsOf(content, cacheFolder);
  content.put('tours/marsh-day/gate.jpg', await cornered(2000, 500).jpeg().toBuffer());
  const stale = readMadePhotographs(cacheManifest(cacheFolder), join(content.folder, 'photos'));
  expect([stale.has('tours/marsh-day/gate.jpg'), stale.has('tours/marsh-day/reeds.jpg')]).toEqual([false, true]);
  const after = await makePhotographsOf(content, cacheFolder);
  expect(after.get('tours/marsh-day/gate.jpg')?.width).toBe(2000);
  const versionWith = (photographs: typeof before) =>
    contentVersionOf(loadCatalogue(content.folder, { clock, photographs }));
  expect(versionWith(after)).not.toBe(versionWith(before));
});

/** What `npm run check:content` says of the photographs after one change. */
async function problemsAfter(change: (content: WrittenContent, tour: Record<string, unknown>) => void | Promise<void>) {
  const files = photographedContent();
  const content = await writePhotographed(files);
  const tour = files['tours/marsh-day.json'] as Record<string, unknown>;
  await change(content, tour);
  writeFileSync(join(content.folder, 'tours/marsh-day.json'), JSON.stringify(tour));
  try {
    const read = readCheckedContent(content.folder, { clock });
    const problems = photographProblems(read, content.folder);
    if (problems.length > 0) throw new ContentError(problems);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

test('a catalogue whose photographs are all named and there has no problem', async () => {
  expect(await problemsAfter(() => {})).toEqual([]);
});

const named = (fields: object) => (_: WrittenContent, tour: Record<string, unknown>) => {
  tour.photographs = [{ ...gate, ...fields }];
};

test.each([
  [
    'named and not there',
    ({ folder }: WrittenContent) => rmSync(join(folder, 'photos/tours/marsh-day/gate.jpg')),
    'tours/marsh-day.json: photographs.0.file: names photos/tours/marsh-day/gate.jpg, which is not there; write the name of a file that is, or lay it there',
  ],
  [
    'there and not named',
    ({ put }: WrittenContent) => put('tours/marsh-day/more.jpg', Buffer.from('a')),
    'photos/tours/marsh-day/more.jpg: the file: is named by no record; name it among the photographs of its own, or take it away',
  ],
  [
    'of a record that is not there',
    ({ put }: WrittenContent) => put('tours/nowhere/more.jpg', Buffer.from('a')),
    'photos/tours/nowhere/more.jpg: the file: is named by no record; name it among the photographs of its own, or take it away',
  ],
  [
    'in no folder of a record',
    ({ put }: WrittenContent) => put('more.jpg', Buffer.from('a')),
    'photos/more.jpg: the file: lies in no folder of a record: <kind>/<slug>/<file>',
  ],
  [
    'a cover, and none is there',
    (_: WrittenContent, tour: Record<string, unknown>) => {
      Object.assign(tour, { photographs: [], cover: 'photograph' });
    },
    'tours/marsh-day.json: cover: is photograph, but there are no photographs; name one, or leave it out',
  ],
  [
    'without a text for those who cannot see it',
    named({ alt: undefined }),
    /photographs\.0\.alt: is missing; write a text/,
  ],
  ['with an empty text', named({ alt: ' ' }), /photographs\.0\.alt: is empty; write a text/],
  ['without a credit', named({ credit: undefined }), /photographs\.0\.credit: is missing; write a text/],
  [
    'in another folder',
    named({ file: '../../gate.jpg' }),
    "tours/marsh-day.json: photographs.0.file: Give the file's own name, without a folder or a dot at its beginning",
  ],
  ['in a folder below', named({ file: 'more/gate.jpg' }), /photographs\.0\.file: Give the file's own name/],
  [
    'with a focal point beside the picture',
    named({ focal: { x: 1.2, y: 0 } }),
    /photographs\.0\.focal\.x: is 1\.2; write at most 1/,
  ],
  ['taken on no day', named({ day: '14 July' }), /photographs\.0\.day: is "14 July"; write a day of the calendar/],
  ['with a misspelt field', named({ focus: 'x' }), /photographs\.0\.focus: is no field here; take it out/],
])('a photograph that is %s is told in one line (B-405)', async (_, change, line) => {
  const problems = await problemsAfter(change);
  if (typeof line === 'string') expect(problems).toContain(line);
  else expect(problems).toEqual([expect.stringMatching(line)]);
});

/** A site as the build leaves it, less what this is not about, below the project. */
function emptySite(): string {
  mkdirSync('test-results', { recursive: true });
  const site = mkdtempSync(join(projectFolder(), 'test-results', 'site-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Safaris</title>');
  return site;
}

test('npm run photos makes them and puts those that are named into the built site, which serves them for good (B-407)', async () => {
  const { folder, put } = await writePhotographed();
  put('tours/marsh-day/unnamed.jpg', await cornered(1700, 425).jpeg().toBuffer());
  put('tours/marsh-day/small.jpg', await cornered(800, 600).jpeg().toBuffer());
  const siteFolder = emptySite();
  const env = { CONTENT_DIR: folder, SITE_FOLDER: relative(projectFolder(), siteFolder) };
  const said = await runCommand((voices) => runPhotosCommand([], { ...voices, env, cacheFolder }));
  expect(said).toEqual({
    code: 1,
    out: expect.stringMatching(/^photographs: 19, \d made in \d+ s, 1 refused\n$/),
    err: 'photos/tours/marsh-day/small.jpg: has 800 × 600 pixels; bring one with at least 1600 on its longer side\n',
  });
  // Two photographs of three and four widths, and a WebP of each.
  expect(readdirSync(join(siteFolder, 'photos'))).toHaveLength(9);

  const { app, close } = await openTemporaryApp({ contentDir: folder, siteFolder });
  onTestFinished(close);
  const { coverImage } = (await (await app.request('/api/tour/marsh-day')).json()) as { coverImage: Picture };
  const addresses = [coverImage.src, ...(coverImage.avif ?? '').split(', ').map((each) => each.split(' ')[0] ?? '')];
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const { status, headers } = await app.request(address);
    expect([status, headers.get('cache-control'), headers.get('content-type')], address).toEqual([
      200,
      'public, max-age=31536000, immutable',
      address.endsWith('.webp') ? 'image/webp' : 'image/avif',
    ]);
  }
  for (const address of ['/.photos.json', '/photos/.photos.json', '/photos/gate.jpg', '/photos/'])
    expect((await app.request(address)).status, address).toBe(404);
});

test('npm run photos says what it cannot do in one line, and is quiet about the rest', async () => {
  const { folder } = await writePhotographed();
  const blocked = join(folder, 'blocked');
  const run = (args: string[], env: Record<string, string>) =>
    runCommand((voices) => runPhotosCommand(args, { ...voices, env, cacheFolder: blocked }));
  expect(await run(['all'], {})).toEqual({ code: 1, out: '', err: 'photos: takes no words, and was given "all"\n' });
  writeFileSync(blocked, 'a file in the place of a folder');
  const { code, err } = await run([], { CONTENT_DIR: folder });
  expect([code, err]).toEqual([1, expect.stringMatching(/^E(?:EXIST|NOTDIR): [^\n]+\n$/)]);
  rmSync(join(folder, 'photos'), { recursive: true });
  expect(await run([], { CONTENT_DIR: folder })).toEqual({
    code: 0,
    out: 'photographs: 0, 0 made in 0 s, 0 refused\n',
    err: '',
  });
});
