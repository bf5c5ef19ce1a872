import { expect, test } from 'vitest';
import type { Tour } from '#contract/records/details.ts';
import type { Person } from '#contract/records/people.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { evidenceContent, proof } from '#tests/support/evidence-content.ts';
import { createTestApp, smallCatalogue, testClock } from '#tests/support/test-app.ts';

const evidence = await createTestApp({ catalogue: smallCatalogue(evidenceContent()) });
const get = (path: string) => evidence.read(`/api${path}`);

const slugs = (records: readonly { slug: string }[] | undefined) => records?.map(({ slug }) => slug);

test('a catalogue without people, reviews and papers answers that there are none, and tours are silent (B-490)', async () => {
  const silent = await openTestApp();
  expect(await silent.read('/api/people')).toEqual({ planners: [], guides: [] });
  expect(await silent.read('/api/reviews')).toEqual({ reviews: [] });
  for (const path of ['/tour/marsh-week', '/group-tour/marsh-together']) {
    const tour = await silent.read(`/api${path}`);
    for (const field of ['planner', 'guides', 'reviews', 'proof', 'labelReason', 'pickReason', 'isPick']) {
      expect(tour, path).not.toHaveProperty(field);
    }
  }
});

test('people come in the operator’s order, planners apart from guides, with what can be checked', async () => {
  const people = await get('/people');
  expect(slugs(people.planners)).toEqual(['ada', 'bela']);
  expect(slugs(people.guides)).toEqual(['guide-5', 'guide-4', 'guide-3', 'guide-2', 'guide-1']);
  expect(people.planners[0]).toEqual({
    slug: 'ada',
    name: 'Ada Marsh',
    role: 'planner',
    languages: ['English', 'Maa'],
    since: 2010,
    strengths: ['Owls'],
    isExample: false,
  });
  expect(people.proof).toEqual(proof);
});

test('a tour has the planner and the guides it names, else the first planner and four guides (B-491)', async () => {
  const named: Tour = await get('/tour/marsh-week');
  expect(named.planner?.slug).toBe('bela');
  expect(slugs(named.guides)).toEqual(['guide-5', 'guide-2']);
  for (const path of ['/tour/marsh-day', '/group-tour/marsh-together']) {
    const silent: Tour = await get(path);
    expect(silent.planner?.slug, path).toBe('ada');
    expect(slugs(silent.guides), path).toEqual(['guide-5', 'guide-4', 'guide-3', 'guide-2']);
  }
});

test('beside a price stand papers and the deposit, and no office (B-495)', async () => {
  const { offices: _offices, ...besidePrice } = proof;
  expect((await get('/tour/marsh-day')).proof).toEqual(besidePrice);
});

test('a trip has the reviews about it alone, the newest first, and home the newest of all with the trip’s name (B-493)', async () => {
  expect(slugs((await get('/tour/marsh-week')).reviews)).toEqual(['week-new', 'week-old']);
  expect(slugs((await get('/group-tour/marsh-together')).reviews)).toEqual(['together']);
  expect(await get('/tour/marsh-day')).not.toHaveProperty('reviews');
  const { reviews } = await get('/reviews');
  expect(slugs(reviews)).toEqual(['by-letter', 'week-new', 'together']);
  expect(reviews[0]).not.toHaveProperty('about');
  expect(reviews[1].about).toEqual({ kind: 'tour', slug: 'marsh-week', name: 'Marsh week' });
  expect(reviews[2].about).toEqual({ kind: 'group tour', slug: 'marsh-together', name: 'Marsh together' });
});

test('a badge comes with its reason, and a card of a tour that is put forward says so', async () => {
  expect(await get('/tour/marsh-week')).toMatchObject({
    label: 'LONGEST',
    labelReason: 'No other of our tours has seven days.',
    isPick: true,
    pickReason: 'It leaves time for a second dawn.',
  });
  const { tours } = await get('/tours');
  expect(tours.map(({ slug, isPick }: { slug: string; isPick?: boolean }) => [slug, isPick])).toEqual([
    ['marsh-day', undefined],
    ['marsh-week', true],
    ['marsh-and-island', undefined],
  ]);
});

test('people, reviews and papers that are examples are there in a demonstration only (B-492)', () => {
  const files = evidenceContent();
  for (const path of ['people/bela.json', 'people/guide-5.json', 'reviews/week-new.json', 'proof.json']) {
    files[path] = { ...(files[path] as object), isExample: true };
  }
  const folder = folderOf(files);
  const own = loadCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration: false }) });
  expect(slugs(own.people)).toEqual(['ada', 'guide-4', 'guide-3', 'guide-2', 'guide-1']);
  expect(slugs(own.reviews)).toEqual(['by-letter', 'together', 'week-old']);
  expect(own.proof).toBeUndefined();
  const shown = loadCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration: true }) });
  expect(shown.people.filter(({ isExample }: Person) => isExample)).toHaveLength(2);
  expect(shown.reviews).toHaveLength(4);
  expect(shown.proof).toEqual(proof);
});
