import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { embeddedSearch } from '#server/search/search-access.ts';
import { type FollowedFolder, followFolder } from '#tests/support/content/followed-folder.ts';
import { about, group, home, stay, tour } from '#tests/support/content/small-content-files.ts';
import { costlyMarkdown, mostThatIsRead } from '#tests/support/load/costly-markdown.ts';
import { leastBlock, longestAllowed } from '#tests/support/load/loop-blocks.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const sound = smallContent();
let followed: FollowedFolder;
let app: TestApp;

beforeAll(async () => {
  followed = await followFolder();
  followed.content.start();
  const { catalogue } = followed.content;
  app = await createTestApp({ catalogue: catalogue(), shown: catalogue });
});
afterAll(async () => {
  await app.close();
  await followed.close();
});

const told = () =>
  followed.content.state().problems.map(({ file, field, reason }) => `${file}: ${field || 'the file'}: ${reason}`);
/** A file of the operator's words, which the small catalogue has as they are written. */
const words = (path: string): object => JSON.parse(String(sound[path]));
const answer = async (path: string) => (await app.request(path)).json();

test('a changed price is answered, listed and found, by nobody’s doing (B-600)', async () => {
  const changed = structuredClone(sound[tour]) as TourFile;
  changed.name = 'Marsh morning';
  for (const season of changed.prices.seasons) for (const price of season.prices) price.usd = 777;
  followed.write(tour, changed);
  await expect.poll(async () => (await answer('/api/tour/marsh-day')).name).toBe('Marsh morning');
  const { tours } = await answer('/api/tours');
  expect(tours.find(({ slug }: TourFile) => slug === 'marsh-day').price).toBe(777);
  const body = JSON.stringify({ queries: [{ indexUid: 'tours', q: 'morning' }] });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${embeddedSearch.key}` };
  const found = await app.request('/api/search/multi-search', { method: 'POST', body, headers });
  expect(JSON.stringify(await found.json())).toContain('Marsh morning');
  followed.write(tour, sound[tour]);
  await followed.content.refresh();
  expect((await answer('/api/tour/marsh-day')).name).toBe('Marsh day');
});

test('a text in Markdown comes back as the page would show it, with what cannot be shown by its line', async () => {
  const text = '## Who we are\n\n{{name}} in **Nairobi**.\n\n<b>loud</b>\n\n{{nobody}}';
  const { prose, faults } = await followed.content.prose(text);
  const { name } = readSite(followed.folder, { isDemonstration: true }).operator;
  expect(prose[0]).toEqual({ kind: 'heading', level: 2, id: 'who-we-are', text: 'Who we are' });
  expect(prose[1]).toMatchObject({ content: [{ text: `${name} in ` }, {}, {}] });
  expect(faults.map(({ line }) => line)).toEqual([5, 5, 7]);
});

test('no text that is looked at keeps visitors waiting, whatever it is made of', async () => {
  for (const [name, text] of Object.entries(costlyMarkdown)) {
    const most = mostThatIsRead(text);
    const { least } = await leastBlock(async () => () => followed.content.prose(most));
    expect(least, name).toBeLessThanOrEqual(longestAllowed);
  }
});

test('a record that is added is shown, and one that is taken away is gone (B-600)', async () => {
  const path = 'tours/marsh-night.json';
  followed.write(path, { ...(sound[tour] as TourFile), slug: 'marsh-night', name: 'Marsh night', order: 9 });
  await followed.content.refresh();
  expect((await answer('/api/tour/marsh-night')).name).toBe('Marsh night');
  expect((await answer('/api/tours')).total).toBe(4);
  followed.remove(path);
  await followed.content.refresh();
  expect((await app.request('/api/tour/marsh-night')).status).toBe(404);
});

afterEach(async () => {
  mend();
  await followed.content.refresh();
});

const asWritten = () => followed.content.state().version;

/** Each broken in its own way, with a word of what is said. */
const breakages: [string, (folder: string) => void, RegExp][] = [
  [
    'half a file',
    (folder) => writeFileSync(join(folder, tour), JSON.stringify(sound[tour]).slice(0, 300)),
    /is not JSON/,
  ],
  ['an empty file', (folder) => writeFileSync(join(folder, tour), ''), /is not JSON/],
  [
    'bytes that are no text',
    (folder) => writeFileSync(join(folder, tour), Buffer.from([0, 255, 254, 1])),
    /is no text on line 1/,
  ],
  [
    'five megabytes of text',
    (folder) =>
      writeFileSync(join(folder, tour), JSON.stringify({ ...(sound[tour] as object), summary: 'x'.repeat(5e6) })),
    /is 4\.8 MB large; a record has 1 MB at most/,
  ],
  [
    'a folder in the place of a file',
    (folder) => {
      renameSync(join(folder, tour), join(folder, 'aside'));
      mkdirSync(join(folder, tour));
    },
    /cannot be read \(EISDIR\)/,
  ],
  [
    'a kind’s folder that is gone',
    (folder) => renameSync(join(folder, 'places'), join(folder, 'aside')),
    /the folder cannot be read \(ENOENT\)/,
  ],
  [
    'a record that others name, taken away',
    (folder) => renameSync(join(folder, stay), join(folder, 'aside')),
    /reed-camp/,
  ],
  [
    'a picture that is not there',
    (folder) =>
      writeFileSync(
        join(folder, tour),
        JSON.stringify({
          ...(sound[tour] as object),
          photographs: [{ file: 'lioness.jpg', alt: 'A lioness in the reeds at dawn', credit: 'Us' }],
        }),
      ),
    /names photos\/tours\/marsh-day\/lioness\.jpg, which is not there/,
  ],
  [
    'a record under another name',
    (folder) => renameSync(join(folder, group), join(folder, 'group-tours/else.json')),
    /but the file is called else/,
  ],
  ['half of the home page', (folder) => writeFileSync(join(folder, home), '{ "headline": "Half'), /is not JSON/],
  [
    'a home page without a headline',
    (folder) => writeFileSync(join(folder, home), JSON.stringify({ ...words(home), headline: '' })),
    /site\/home\.json: headline: is (?:\\?"){2}; write one line of text/,
  ],
  [
    'no home page',
    (folder) => renameSync(join(folder, home), join(folder, 'aside')),
    /site\/home\.json: the file: is missing/,
  ],
  [
    'a name nobody has on the page about the operator',
    (folder) => writeFileSync(join(folder, about), JSON.stringify({ ...words(about), closing: 'Ask {{boss}}.' })),
    /site\/about\.json: \{\{boss\}\}: is no name of the operator/,
  ],
  ['a value that is no record', (folder) => writeFileSync(join(folder, tour), '[]'), /write fields in \{ \}/],
];

test.each(breakages)(
  '%s changes nothing, and says in a sentence what is wrong (B-601, B-650)',
  async (_, breakIt, sentence) => {
    const version = asWritten();
    const logged = followed.logLines.length;
    breakIt(followed.folder);
    await followed.content.refresh();
    expect(told().join('\n')).toMatch(sentence);
    expect(followed.logLines.slice(logged).join('\n')).toMatch(sentence);
    expect(asWritten()).toBe(version);
    expect((await answer('/api/tour/marsh-day')).name).toBe('Marsh day');
    // Said once: looking again says nothing more.
    const said = followed.logLines.length;
    await followed.content.refresh();
    expect(followed.logLines.length).toBe(said);
    mend();
    await followed.content.refresh();
    expect(told()).toEqual([]);
    expect(asWritten()).toBe(version);
  },
);

test('a sentence of the home page or of About that changes is answered, and needs no build (B-650)', async () => {
  const before = asWritten();
  followed.write(home, { ...words(home), headline: 'Another headline in {{town}}' });
  followed.write(about, { ...words(about), closing: 'Ask us.' });
  await expect.poll(async () => (await answer('/api/words/home')).headline).toBe('Another headline in Nairobi');
  expect((await answer('/api/words/about')).closing).toBe('Ask us.');
  expect((await answer('/api/words/about')).notices.introduction).toMatch(/demonstrat/);
  expect(followed.content.state().needsBuild).toBe(false);
  expect(asWritten()).not.toBe(before);
});

test('what of the operator’s words is built into the site is said once, and keeps nothing else from being shown (B-604)', async () => {
  expect(followed.content.state().needsBuild).toBe(false);
  followed.write('site/pages.json', { ...words('site/pages.json'), footer: 'Another footer' });
  followed.write(tour, { ...(sound[tour] as object), name: 'Marsh morning' });
  await followed.content.refresh();
  expect(followed.content.state().needsBuild).toBe(true);
  expect(followed.logLines.filter((line) => line.includes('run npm run build'))).toHaveLength(1);
  expect((await answer('/api/tour/marsh-day')).name).toBe('Marsh morning');
});

test('what would be wrong after a change is said without making it', async () => {
  const broken = new Map([[tour, JSON.stringify({ ...(sound[tour] as object), duration: 5 })]]);
  const found = await followed.content.check(broken);
  expect(found.map(({ reason }) => reason).join('\n')).toMatch(/write day 1 to 5/);
  expect(await followed.content.check(new Map([[stay, undefined]]))).not.toEqual([]);
  expect(await followed.content.check(new Map([[tour, JSON.stringify(sound[tour], null, 2)]]))).toEqual([]);
  expect((await answer('/api/tour/marsh-day')).duration).toBe(1);
});

/** The folder as it was in the beginning. */
function mend(): void {
  const { folder } = followed;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const [path, value] of Object.entries(sound)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    followed.write(path, value as object);
  }
}
