import { type ChildProcess, spawn } from 'node:child_process';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { officeDay } from '#contract/calendar/calendar.ts';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { searchFacets } from '#features/search/search-facets.ts';
import { searchSorts } from '#features/search/search-sorts.ts';
import { serverFolder } from '#scripts/built-folders.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { searchSettings } from '#search/search-settings.ts';
import { compareTexts } from '#search/sort-keys.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { indexCatalogue } from '#server/search/indexing/index-catalogue.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { travellerQueries } from '#tests/support/search/traveller-queries.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

/* A real Meilisearch beside the embedded engine, on the same documents and settings. `npm run test:meilisearch`. */

const { TEST_MEILI_HOST: host = '', TEST_MEILI_ADMIN_KEY: adminKey = '' } = process.env;
const catalogue = demonstrationCatalogue(testClock);
const documents = searchDocumentsOf(catalogue, ruledDepartures(catalogue, officeDay(testClock())));
const engine = createSearchEngine(documents);
const clientWith = (apiKey: string) =>
  new Meilisearch({ host, apiKey, defaultWaitOptions: { timeout: 120_000, interval: 20 } });
const admin = clientWith(adminKey);

async function index(force = false): Promise<{ key: string; lines: string[] }> {
  const lines: string[] = [];
  const key = await indexCatalogue({ client: admin, documents, report: (line) => lines.push(line), force });
  return { key, lines };
}

async function allIndexes(): Promise<string[]> {
  const { results } = await admin.getIndexes({ limit: 100 });
  return results.map(({ uid }) => uid).toSorted(compareTexts);
}

/** The ids both find, in order. */
async function bothFind(uid: IndexUid, body: Record<string, unknown>) {
  const real = await admin.index(uid).search(null, body);
  const embedded = engine.search(uid, body);
  const idsOf = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => String(id));
  return { real, embedded, realIds: idsOf(real.hits), embeddedIds: idsOf(embedded.hits) };
}

beforeAll(async () => {
  for (const uid of await allIndexes()) await admin.deleteIndex(uid).waitTask();
});

describe('indexing', () => {
  test('first, then again, then forced', async () => {
    const first = await index();
    expect(first.lines.at(-1)).toBe(`now searched: ${indexUids.join(', ')}`);
    expect(await allIndexes()).toEqual([...indexUids, 'search_meta'].toSorted(compareTexts));
    const again = await index();
    expect(again.lines.every((line) => line.endsWith('unchanged'))).toBe(true);
    expect(again.key).toBe(first.key);
    const forced = await index(true);
    expect(forced.lines.at(-1)).toBe(`now searched: ${indexUids.join(', ')}`);
    expect(forced.key).toBe(first.key);
  });

  test('with a wrong key nothing changes', async () => {
    const client = clientWith('a-key-nobody-gave');
    await expect(indexCatalogue({ client, documents, report: () => {} })).rejects.toBeInstanceOf(MeilisearchApiError);
    expect(await allIndexes()).toEqual([...indexUids, 'search_meta'].toSorted(compareTexts));
  });

  test('killed half-way, visitors search what was there before, and the next run ends well', async () => {
    const data = temporaryFolder();
    const command: ChildProcess = spawn(process.execPath, [`${serverFolder}/search-index.js`, '--force'], {
      env: testEnvironment({ MEILI_HOST: host, MEILI_ADMIN_KEY: adminKey, DATA_DIR: data }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      command.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve());
      command.on('exit', () => reject(new Error('It ended before it could be killed.')));
    });
    command.removeAllListeners('exit');
    command.kill('SIGKILL');
    const { realIds } = await bothFind('tours', { q: 'mara', limit: 3 });
    expect(realIds.length).toBeGreaterThan(0);
    await index(true);
    expect(await allIndexes()).toEqual([...indexUids, 'search_meta'].toSorted(compareTexts));
  });

  test.each(indexUids)('%s has the settings and the documents of the embedded engine', async (uid) => {
    const { numberOfDocuments } = await admin.index(uid).getStats();
    expect(numberOfDocuments).toBe(documents[uid].length);
    const settings = await admin.index(uid).getSettings();
    const sorted = (names: unknown) => (names as string[]).toSorted(compareTexts);
    const { stopWords, filterableAttributes, sortableAttributes, displayedAttributes, ...own } = searchSettings[uid];
    expect(settings).toMatchObject(own);
    // Meilisearch keeps these as sets.
    expect(sorted(settings.stopWords)).toEqual(stopWords.toSorted(compareTexts));
    expect(sorted(settings.filterableAttributes)).toEqual(filterableAttributes.toSorted(compareTexts));
    expect(sorted(settings.sortableAttributes)).toEqual(sortableAttributes.toSorted(compareTexts));
    expect(sorted(settings.displayedAttributes)).toEqual(displayedAttributes.toSorted(compareTexts));
  });
});

test('the key for browsers searches the five collections and does nothing else', async () => {
  const { key } = await index();
  const browser = clientWith(key);
  for (const uid of indexUids) expect((await browser.index(uid).search('mara')).hits.length).toBeGreaterThanOrEqual(0);
  const refused: Record<string, () => Promise<unknown>> = {
    'another index': () => browser.index('search_meta').search(''),
    documents: () => browser.index('tours').getDocuments(),
    settings: () => browser.index('tours').getSettings(),
    writing: async () => browser.index('tours').addDocuments([{ id: 'x' }]),
    keys: () => browser.getKeys(),
    statistics: () => browser.getStats(),
  };
  for (const [what, ask] of Object.entries(refused)) {
    await expect(ask(), what).rejects.toMatchObject({ response: { status: 403 } });
  }
});

test('what travellers type: at least 95 % first on both, nothing found nowhere, the differences listed', async () => {
  const lines: string[] = [];
  const wrong: string[] = [];
  const empty: string[] = [];
  for (const [q, uid, ...right] of travellerQueries) {
    const { realIds, embeddedIds } = await bothFind(uid, { q, limit: 5 });
    const isRight = right.includes(realIds[0] ?? '');
    if (!isRight) wrong.push(`${q} → ${realIds.join(', ') || 'nothing'}`);
    if (realIds.length === 0) empty.push(q);
    if (realIds[0] !== embeddedIds[0]) {
      lines.push(`${isRight ? ' ' : '!'} ${q} (${uid}): Meilisearch ${realIds[0]}, embedded ${embeddedIds[0]}`);
    }
  }
  console.log(`${lines.length} of ${travellerQueries.length} have another first hit:\n${lines.join('\n')}`);
  console.log(`Meilisearch: ${travellerQueries.length - wrong.length} of ${travellerQueries.length} right`);
  expect(empty).toEqual([]);
  expect(1 - wrong.length / travellerQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

describe.each(indexUids)('%s', (uid) => {
  beforeAll(() => index());
  const attributes = searchFacets[uid].map(({ attribute }) => attribute);

  test('every facet has the same values and counts', async () => {
    const { real, embedded } = await bothFind(uid, { q: '', facets: attributes, limit: 0 });
    expect(real.facetDistribution).toEqual(embedded.facetDistribution);
  });

  test('every value of every facet lets the same records through', async () => {
    const { facetDistribution = {} } = engine.search(uid, { q: '', facets: attributes, limit: 0 });
    for (const [attribute, counts] of Object.entries(facetDistribution)) {
      for (const value of Object.keys(counts)) {
        const filter = [[`"${attribute}"="${value.replace(/(["\\])/g, '\\$1')}"`]];
        const { realIds, embeddedIds } = await bothFind(uid, { q: '', filter, limit: 1000 });
        expect(realIds.toSorted(compareTexts), `${attribute} ${value}`).toEqual(embeddedIds.toSorted(compareTexts));
      }
    }
  });

  test('a price lets the same records through', async () => {
    if (!searchSettings[uid].filterableAttributes.includes('price')) return;
    for (const filter of [['"price"<=900'], ['"price">=200', '"price"<=1500']]) {
      const { realIds, embeddedIds } = await bothFind(uid, { q: '', filter, limit: 1000 });
      expect(realIds.toSorted(compareTexts)).toEqual(embeddedIds.toSorted(compareTexts));
    }
  });

  test.each(searchSorts[uid].map(({ rule }) => rule))('sorted by %s it is in the same order', async (rule) => {
    const attribute = rule.slice(0, rule.lastIndexOf(':'));
    const { real, embedded } = await bothFind(uid, { q: '', sort: [rule], limit: 1000 });
    const all = new Map(documents[uid].map((document) => [document.id, document as Record<string, unknown>]));
    const keys = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => all.get(String(id))?.[attribute]);
    expect(keys(real.hits)).toEqual(keys(embedded.hits));
  });

  test('a hit has the same fields, marked and cut alike', async () => {
    const body = {
      q: 'kenya',
      limit: 3,
      attributesToHighlight: ['name', 'summary', 'countries'],
      attributesToCrop: ['summary:8'],
    };
    const { real, embedded } = await bothFind(uid, body);
    const shapeOf = (hit: Record<string, unknown> | undefined) => Object.keys(hit ?? {}).toSorted(compareTexts);
    expect(shapeOf(embedded.hits[0])).toEqual(shapeOf(real.hits[0]));
    const formatted = (hits: readonly Record<string, unknown>[]) => shapeOf(hits[0]?._formatted as never);
    expect(formatted(embedded.hits)).toEqual(formatted(real.hits));
  });
});

test.each<[what: string, body: Record<string, unknown>]>([
  ['a filter that cannot be read', { filter: 'tier' }],
  ['a filter by what may not be filtered', { filter: '"slug"="x"' }],
  ['a sort by what may not be sorted', { sort: ['tier:asc'] }],
  ['a facet that is none', { facets: ['slug'] }],
  ['a limit that is none', { limit: -1 }],
  ['a field nobody knows', { doggo: 1 }],
])('%s is refused with the same code', async (_, body) => {
  const codeOf = async (ask: () => unknown): Promise<unknown> => {
    try {
      await ask();
      return 'none';
    } catch (error) {
      return error instanceof MeilisearchApiError ? error.cause?.code : (error as { code?: string }).code;
    }
  };
  expect(await codeOf(() => engine.search('tours', body))).toBe(
    await codeOf(() => admin.index('tours').search(null, body)),
  );
});
