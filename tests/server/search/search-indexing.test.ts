import { dirname, join } from 'node:path';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { expect, test } from 'vitest';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { indexUids } from '#contract/search/search-indexes.ts';
import { compiledServer } from '#scripts/testing/compiled-server.ts';
import { searchSettings } from '#search/search-settings.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { IndexingError } from '#server/search/indexing/finished-task.ts';
import { indexCatalogue } from '#server/search/indexing/index-catalogue.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { runProgram } from '#tests/support/run-command.ts';
import { openStandIn, type StandIn, standInAdminKey } from '#tests/support/search/stand-in-meilisearch.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* Indexing with the real client against a stand-in for Meilisearch that speaks HTTP. */

const catalogue = smallCatalogue();
const made = searchDocumentsOf(catalogue, ruledDepartures(catalogue, '2026-11-20'));
const documents = () => structuredClone(made);

async function run(
  meilisearch: StandIn,
  given: { documents?: SearchDocuments; force?: boolean; apiKey?: string } = {},
) {
  const lines: string[] = [];
  const client = new Meilisearch({
    host: meilisearch.host,
    apiKey: given.apiKey ?? standInAdminKey,
    defaultWaitOptions: { timeout: 60_000, interval: 1 },
  });
  const key = await indexCatalogue({
    client,
    documents: given.documents ?? documents(),
    report: (line) => lines.push(line),
    force: given.force ?? false,
  });
  return { key, lines };
}

/** One in which everything is indexed. */
async function indexed(): Promise<StandIn> {
  const meilisearch = await openStandIn();
  await run(meilisearch);
  return meilisearch;
}

function liveIds({ indexes }: StandIn, uid: string): string[] {
  return [...(indexes.get(uid)?.documents.keys() ?? [])];
}

test('an empty Meilisearch gets the five indexes with their settings and documents, and nothing is left lying about', async () => {
  const meilisearch = await openStandIn();
  const { lines } = await run(meilisearch);
  for (const uid of indexUids) {
    expect(liveIds(meilisearch, uid), uid).toEqual(documents()[uid].map(({ id }) => id));
    expect(meilisearch.indexes.get(uid)?.settings, uid).toEqual(searchSettings[uid]);
    expect(meilisearch.indexes.get(uid)?.primaryKey).toBe('id');
  }
  expect([...meilisearch.indexes.keys()].sort()).toEqual([...indexUids, 'search_meta'].sort());
  expect(lines).toContain('tours: 3 documents ready');
  expect(lines.at(-1)).toBe('now searched: tours, group_tours, destinations, places, accommodations');
});

test('settings come before documents, and all indexes change places in one task after the last document (B-158)', async () => {
  const meilisearch = await indexed();
  const order = meilisearch.ran;
  for (const uid of indexUids) {
    expect(order.indexOf(`settingsUpdate ${uid}__new`)).toBeLessThan(
      order.indexOf(`documentAdditionOrUpdate ${uid}__new`),
    );
    expect(order.indexOf(`documentAdditionOrUpdate ${uid}__new`)).toBeLessThan(order.indexOf('indexSwap'));
  }
  expect(order.filter((task) => task === 'indexSwap')).toHaveLength(1);
});

test('a second run changes nothing, and gives the same key', async () => {
  const meilisearch = await openStandIn();
  const first = await run(meilisearch);
  const before = meilisearch.ran.length;
  const second = await run(meilisearch);
  expect(meilisearch.ran).toHaveLength(before);
  expect(second.key).toBe(first.key);
  expect(second.lines).toContain('tours: 3 documents, unchanged');
});

test('only what changed is indexed again; what was removed from the catalogue is no longer found', async () => {
  const meilisearch = await indexed();
  const before = meilisearch.ran.length;
  const changed = documents();
  changed.tours.pop();
  await run(meilisearch, { documents: changed });
  expect(liveIds(meilisearch, 'tours')).toEqual(changed.tours.map(({ id }) => id));
  const touched = meilisearch.ran.slice(before).join(' ');
  expect(touched).toContain('tours__new');
  expect(touched).not.toMatch(/places|destinations|accommodations|group_tours/);
});

test('an index that lost documents is filled again although the catalogue is the same', async () => {
  const meilisearch = await indexed();
  meilisearch.indexes.get('places')?.documents.clear();
  meilisearch.indexes.delete('tours');
  await run(meilisearch);
  expect(liveIds(meilisearch, 'places')).toHaveLength(documents().places.length);
  expect(liveIds(meilisearch, 'tours')).toHaveLength(documents().tours.length);
});

test('--force indexes what has not changed', async () => {
  const meilisearch = await indexed();
  const { lines } = await run(meilisearch, { force: true });
  expect(lines).toContain('tours: 3 documents ready');
});

test.each(['settingsUpdate', 'documentAdditionOrUpdate', 'indexCreation'])(
  'a failing %s stops with its reason, and the search stays as it was',
  async (type) => {
    const meilisearch = await indexed();
    const changed = documents();
    changed.tours.pop();
    changed.places.pop();
    meilisearch.failTasks(type, 'places__new');
    const failed = run(meilisearch, { documents: changed });
    await expect(failed).rejects.toThrow(IndexingError);
    await expect(failed).rejects.toThrow(/^places: .+ failed as task \d+: A simulated failure\. \(simulated\)$/);
    expect(liveIds(meilisearch, 'tours')).toHaveLength(3);
    expect(liveIds(meilisearch, 'places')).toHaveLength(2);
  },
);

test('a failing swap is a failure', async () => {
  const meilisearch = await openStandIn();
  meilisearch.failTasks('indexSwap', null);
  await expect(run(meilisearch)).rejects.toThrow(/^swapping the indexes failed/);
});

test('a document that does not arrive stops before the swap; the next run starts clean', async () => {
  const meilisearch = await indexed();
  meilisearch.loseDocuments('tours__new');
  await expect(run(meilisearch, { force: true })).rejects.toThrow('tours: 3 documents were sent, 2 are there');
  expect(liveIds(meilisearch, 'tours')).toHaveLength(3);
  expect(liveIds(meilisearch, 'tours__new')).toHaveLength(2);
});

test('a draft left by a run that failed is thrown away by the next', async () => {
  const meilisearch = await openStandIn();
  const stray = { primaryKey: 'id', settings: { stopWords: ['x'] }, documents: new Map([['stray', { id: 'stray' }]]) };
  meilisearch.indexes.set('tours__new', stray);
  await run(meilisearch);
  expect(liveIds(meilisearch, 'tours')).toEqual(documents().tours.map(({ id }) => id));
  expect(meilisearch.indexes.get('tours')?.settings).toEqual(searchSettings.tours);
});

test('the key for browsers searches the five indexes and does nothing else', async () => {
  const meilisearch = await openStandIn();
  const { key } = await run(meilisearch);
  expect(key).not.toBe(standInAdminKey);
  const [made] = meilisearch.keys.values();
  expect(made).toMatchObject({ actions: ['search'], indexes: [...indexUids], expiresAt: null });
});

test('a key that may do too much is made anew with the same value; one that is only named otherwise is renamed', async () => {
  const meilisearch = await openStandIn();
  const { key } = await run(meilisearch);
  const [made] = meilisearch.keys.values();
  if (made) Object.assign(made, { actions: ['*'] });
  expect((await run(meilisearch)).key).toBe(key);
  const [again] = meilisearch.keys.values();
  expect(again?.actions).toEqual(['search']);
  if (again) again.name = 'Other';
  expect((await run(meilisearch)).key).toBe(key);
  expect([...meilisearch.keys.values()].map(({ name }) => name)).toEqual(['Website search']);
});

test('a wrong admin key is a failure', async () => {
  const meilisearch = await openStandIn();
  await expect(run(meilisearch, { apiKey: 'wrong' })).rejects.toThrow(MeilisearchApiError);
});

/** The command as `npm run search:index` starts it. */
const runScript = async (settings: Record<string, string>) =>
  runProgram([join(dirname(await compiledServer()), 'search-index.js')], { CONTENT_DIR: folderOf(), ...settings });

test('npm run search:index tells what it does and ends with the line for the settings', async () => {
  const meilisearch = await openStandIn();
  const { code, out, err } = await runScript({ MEILI_HOST: meilisearch.host, MEILI_ADMIN_KEY: standInAdminKey });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Indexing into ${meilisearch.host} (Meilisearch 1.50.0)\n  tours: 3 documents ready\n`);
  expect(out).toMatch(/\nMEILI_SEARCH_KEY=[0-9a-f]{64}\n$/);
  expect(out).not.toContain(standInAdminKey);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['no host', {}, /^MEILI_HOST: is missing/],
  ['no key', { MEILI_HOST: 'http://127.0.0.1:1' }, /^MEILI_ADMIN_KEY: is missing/],
  ['nobody there', { MEILI_HOST: 'http://127.0.0.1:1', MEILI_ADMIN_KEY: 'hunter2' }, /^Stopped: .*127\.0\.0\.1:1/],
])('npm run search:index with %s ends with 1 and says so without a key', async (_, env, reason) => {
  const { code, out, err } = await runScript(env);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(reason);
  expect(err).not.toContain('hunter2');
});

test('npm run search:index ends with 1 when a task fails', async () => {
  const meilisearch = await openStandIn();
  meilisearch.failTasks('settingsUpdate', 'destinations__new');
  const env = { MEILI_HOST: meilisearch.host, MEILI_ADMIN_KEY: standInAdminKey };
  const { code, err } = await runScript(env);
  expect(code).toBe(1);
  expect(err).toMatch(/^Stopped: destinations: settings failed as task \d+: A simulated failure/);
});
