import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { loadSoundCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { ContentError, describeProblem } from '#server/content-error.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { contentMistakes } from '#tests/support/content/content-mistakes.ts';
import { followFolder } from '#tests/support/content/followed-folder.ts';
import { activity, fee, home, stay, tour } from '#tests/support/content/small-content-files.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { createTestApp, testClock } from '#tests/support/test-app.ts';

/* A server starts, and goes on, with whatever somebody has laid or broken in the folder of the content. */

const start = (folder: string) =>
  loadSoundCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration: true }) });

/** The addresses of everything a site shows of a catalogue. */
async function answersOf({ found }: ReturnType<typeof start>): Promise<Map<string, number>> {
  const app = await createTestApp({ catalogue: found });
  const each = {
    tour: found.tours,
    'group-tour': found.groupTours,
    destination: found.destinations,
    place: found.places,
    accommodation: found.accommodations,
    activity: found.activities,
    blog: found.posts,
    inspiration: found.inspirations,
  };
  const details = Object.entries(each).flatMap(([path, records]) =>
    [...records.keys()].map((slug) => `${path}/${slug}`),
  );
  const others = servedEndpoints
    .filter(
      ({ method, path, query }) =>
        method === 'GET' && !path.includes('{') && (query === undefined || z.safeParse(query, {}).success),
    )
    .map(({ path }) => path.slice(1));
  const answers = new Map<string, number>();
  for (const path of [...details, ...others]) {
    answers.set(path, (await app.request(`/api/${path}`)).status);
  }
  await app.close();
  return answers;
}

/** What every site has, and cannot be left out: `site/` and the legal texts; and what is read before a record is. */
const isOfEverySite = (file: string) => /^(?:site|legal)\/|^[a-z-]+$/.test(file);

test.each(contentMistakes.filter(([file]) => !isOfEverySite(file)).map((mistake) => [mistake[2], mistake] as const))(
  'a start goes on without what is wrong, and everything else is answered (B-760): %s',
  async (_, [file, change, line]) => {
    const folder = folderOf(make(smallContent(), file, change));
    const shown = start(folder);
    const told = shown.problems.map((problem) => describeProblem(problem).slice(`${problem.file}: `.length));
    expect(told.filter((said) => (typeof line === 'string' ? said.includes(line) : line.test(said)))).not.toEqual([]);
    const answers = await answersOf(shown);
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  },
);

test('a page that every site has keeps a start from going on, with the reason', () => {
  expect(() => start(folderOf(make(smallContent(), home, () => '{')))).toThrow(ContentError);
});

test('a start goes on without the tour and the destination that the operator’s words show, when those have a fault (B-760)', () => {
  const files = smallContent();
  const words = JSON.parse(String(files[home]));
  files[home] = { ...words, picture: { of: 'tours/marsh-day' } };
  files['site/about.json'] = { ...JSON.parse(String(files['site/about.json'])), picture: { of: 'destinations/marsh' } };
  files['site/wildlife.json'] = {
    calendar: [{ name: 'Herons', destination: 'marsh', tone: 'grass', spells: [{ from: 1, to: 2, words: 'Nests' }] }],
    herds: [],
  };
  for (const broken of [tour, 'destinations/marsh.json']) files[broken] = '{ "slug": "';
  const { found, problems } = start(folderOf(files));
  expect([found.home.picture, found.about.picture]).toEqual([undefined, undefined]);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining([tour, 'destinations/marsh.json']));
});

test('a start that cannot go on says what keeps it, and nothing of what could be left out', () => {
  const files = make(smallContent(), home, { statement: '' });
  files[tour] = '{ "slug": "';
  expect(() => start(folderOf(files))).toThrow(
    /^site\/home\.json: statement: is ""; write a text, without line breaks$/,
  );
});

test('without a legal text no site starts, and one that runs goes on with it (B-760)', async () => {
  const line =
    /^legal\/privacy-policy\.md: the file: is missing; copy the project's own content\/legal and make it yours, for every site has this page$/;
  expect(() => start(folderOf(make(smallContent(), 'legal/privacy-policy.md', () => undefined)))).toThrow(line);
  const followed = await followFolder();
  try {
    followed.remove('legal/privacy-policy.md');
    await followed.content.refresh();
    expect(followed.content.state().problems.map(describeProblem).join()).toMatch(line);
    expect(followed.content.catalogue().legal.has('privacy-policy')).toBe(true);
  } finally {
    await followed.close();
  }
});

test('a fault in the words that are built in is told while the site runs, before anybody builds with it', async () => {
  const followed = await followFolder();
  try {
    const operator = JSON.parse(String(smallContent()['site/operator.json']));
    followed.write('site/operator.json', { ...operator, phone: undefined });
    await followed.content.refresh();
    const told = followed.content.state().problems.map(describeProblem);
    expect(told).toEqual(['site/operator.json: phone: is missing; write one line of text']);
    followed.write('site/operator.json', operator);
    await followed.content.refresh();
    expect(followed.content.state().problems).toEqual([]);
  } finally {
    await followed.close();
  }
});

test('a clock that is years behind keeps nothing from being shown, and is told where it shows', () => {
  const files = { ...smallContent(), [fee]: { ...(smallContent()[fee] as object), checkedOn: '2026-11-19' } };
  const folder = folderOf(files);
  const site = readSite(folder, { isDemonstration: true });
  const behind = () => new Date('2023-11-29T09:00:00Z');
  const { found, problems } = loadSoundCatalogue(folder, { clock: behind, site });
  expect([...found.tours.keys()].sort()).toEqual([...start(folder).found.tours.keys()].sort());
  expect(problems.map(describeProblem).join('\n')).toContain('is 2026-11-19, after today (2023-11-29)');
});

test('a tour is shown without a stay and an activity that are broken, and not shown without a fee that is (B-760)', () => {
  const files = smallContent();
  const week = 'tours/marsh-week.json';
  files[week] = { ...(files[week] as TourFile), fees: [{ fee: 'marsh-park', days: [1] }] };
  for (const broken of [stay, activity, fee]) files[broken] = '{ "slug": "';
  const { found, problems } = start(folderOf(files));
  expect([...found.tours.keys()].sort()).toEqual(['marsh-and-island', 'marsh-day']);
  const named = [...found.tours.values()].flatMap(({ record }) => record.itinerary);
  expect(named.filter(({ accommodationId, activityIds }) => accommodationId ?? activityIds[0])).toEqual([]);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining([stay, activity, fee]));
});

const strays: ContentFiles = {
  'tours/._marsh-day.json': '\u0000\u0005\u0016\u0007',
  'tours/.#marsh-day.json': 'asha@desk.4711',
  'tours/marsh-day (1).json': '{}',
  'tours/marsh-day copy.json': '{ "slug": "mar',
  'tours/marsh-day.sync-conflict-20261128-101112-ABCDEFG.json': '{}',
  'tours/marsh-day (Asha’s conflicted copy 2026-11-28).json': '{}',
  'tours/marsh-day-DESKTOP-4F2A.json': '{}',
  'tours/Marsh Day.json': '{}',
  'tours/marsh_day.json': '{}',
  'tours/marsh-day.json.orig': '{',
  'tours/marsh-day.json~': '{',
  'tours/#marsh-day.json#': '{',
  'tours/.marsh-day.json.swp': '{',
  'tours/.DS_Store': '\u0000',
  'tours/Thumbs.db': '\u0000',
  'tours/.marsh-day.json.icloud': '\u0000',
  'tours/~$marsh-day.json': '\u0000',
  'blog/~$first-light.md': '\u0000',
  'blog/._first-light.md': '\u0000',
  'blog/first-light - Kopie.md': 'half',
  'legal/._privacy-policy.md': '\u0000',
  'faq/.#planning.json': '[',
};

test('what lies beside a record and can be none stops no start, no change and no publishing, and is told where somebody may have meant it (B-761)', async () => {
  const followed = await followFolder({ ...smallContent(), ...strays });
  try {
    const { folder, content } = followed;
    expect(start(folder).problems).toEqual([]);
    followed.write(tour, { ...(smallContent()[tour] as TourFile), name: 'Marsh morning' });
    await content.refresh();
    expect(content.state().problems).toEqual([]);
    expect(content.catalogue().tours.get('marsh-day')?.record.name).toBe('Marsh morning');
    const { problems, hints = [] } = reportOn({ path: folder, isDemonstration: false }, testClock);
    expect(problems).toEqual([]);
    const aside = hints.filter((hint) => hint.startsWith('left aside: ')).map((hint) => hint.split(': ')[1]);
    const meant = Object.keys(strays).filter((path) => /\/[^.~]\P{Cc}*\.(?:json|md)$/u.test(path));
    expect(new Set(aside)).toEqual(new Set(meant));
  } finally {
    await followed.close();
  }
});

test('while one record has a fault, another is changed, and can be published; what is broken stays as it was, and mended is shown (B-760)', async () => {
  const followed = await followFolder();
  try {
    const { folder, content } = followed;
    const sound = smallContent();
    const named = (path: string, name: string) => ({ ...(sound[path] as TourFile), name });
    writeFileSync(join(folder, tour), JSON.stringify(named(tour, 'Marsh morning')).slice(0, 400));
    followed.write('tours/marsh-week.json', named('tours/marsh-week.json', 'Marsh fortnight'));
    await content.refresh();
    const nameOf = (slug: string) => content.catalogue().tours.get(slug)?.record.name;
    expect([nameOf('marsh-day'), nameOf('marsh-week')]).toEqual(['Marsh day', 'Marsh fortnight']);
    expect(content.state().problems.map(({ file }) => file)).toEqual([tour]);
    const publish = (name: string) => content.check(new Map([['tours/marsh-week.json', name]]));
    expect(await publish(JSON.stringify(named('tours/marsh-week.json', 'Marsh month')))).toEqual([]);
    expect(await publish('{')).not.toEqual([]);
    followed.write(tour, named(tour, 'Marsh morning'));
    await content.refresh();
    expect(nameOf('marsh-day')).toBe('Marsh morning');
    expect(content.state().problems).toEqual([]);
    expect(followed.logLines.join('\n')).toContain('the content is all right again');
  } finally {
    await followed.close();
  }
});
