import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { IndexSwap, Key, Meilisearch } from 'meilisearch';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { searchSettings } from '#search/search-settings.ts';
import { finished } from '#server/search/indexing/finished-task.ts';
import { draftOf, ensureLiveIndex, found, indexExists, prepareIndex } from '#server/search/indexing/prepare-index.ts';

export interface IndexCatalogueOptions {
  client: Meilisearch;
  documents: SearchDocuments;
  /** Takes a line of progress. */
  report(line: string): void;
  /** Index again what has not changed. */
  force?: boolean;
}

/**
 * Brings a Meilisearch to the state of the catalogue and gives the key browsers search it with. Every changed index
 * is made beside the one in use; when all are complete they change places in one step, so that a visitor never
 * searches half a catalogue and a failure leaves the search as it was. Running it again changes nothing.
 *
 * @throws IndexingError when a task fails or documents are missing; MeilisearchError when the host or a key is
 * wrong.
 */
export async function indexCatalogue(options: IndexCatalogueOptions): Promise<string> {
  const { client, documents, report } = options;
  const changed: IndexUid[] = [];
  for (const uid of indexUids) {
    if (options.force !== true && (await isCurrent(client, uid, documents[uid]))) {
      report(`${uid}: ${documents[uid].length} documents, unchanged`);
      continue;
    }
    await prepareIndex(client, uid, documents[uid]);
    report(`${uid}: ${documents[uid].length} documents ready`);
    changed.push(uid);
  }
  if (changed.length > 0) {
    await swapIn(client, changed);
    await noteFingerprints(
      client,
      changed.map((uid) => ({ id: uid, fingerprint: fingerprintOf(uid, documents[uid]) })),
    );
    report(`now searched: ${changed.join(', ')}`);
  }
  return ensureSearchKey(client);
}

async function swapIn(client: Meilisearch, uids: readonly IndexUid[]): Promise<void> {
  for (const uid of uids) await ensureLiveIndex(client, uid);
  // The client's type wants `rename`, which servers before 1.18 refuse and newer ones take as false.
  const swaps = uids.map((uid) => ({ indexes: [uid, draftOf(uid)] }) as unknown as IndexSwap);
  await finished(client.swapIndexes(swaps), 'swapping the indexes');
  for (const uid of uids) await finished(client.deleteIndex(draftOf(uid)), `${uid}: removing what was replaced`);
}

/** A small index of our own in the same Meilisearch, out of the search key's reach. */
const notebook = 'search_meta';

interface Note {
  id: IndexUid;
  fingerprint: string;
}

/** Changes when the documents or the settings of an index do. */
function fingerprintOf(uid: IndexUid, documents: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([searchSettings[uid], documents]))
    .digest('hex');
}

/**
 * Whether an index holds exactly this already, by what was noted when it was swapped in and by how many are there
 * now.
 */
async function isCurrent(client: Meilisearch, uid: IndexUid, documents: readonly unknown[]): Promise<boolean> {
  const note = await found(client.index<Note>(notebook).getDocument(uid));
  if (note?.fingerprint !== fingerprintOf(uid, documents)) return false;
  return (await found(client.index(uid).getStats()))?.numberOfDocuments === documents.length;
}

async function noteFingerprints(client: Meilisearch, notes: Note[]): Promise<void> {
  if (!(await indexExists(client, notebook))) {
    await finished(client.createIndex(notebook, { primaryKey: 'id' }), `${notebook}: making the index`);
  }
  await finished(client.index<Note>(notebook).addDocuments(notes), `${notebook}: noting what was indexed`);
}

/** A key's value follows from the master key and this id, so making the key again gives browsers the same one. */
const searchKeyUid = '6a9f0c52-3d1e-4c8b-9b57-2f4e8d7a1c06';

const wanted = {
  name: 'Website search',
  description: 'Searches the five collections and nothing else; browsers may know it.',
  actions: ['search'],
  indexes: [...indexUids],
};

/** The key browsers search with: kept when it is as it should be, made when it is missing or may do something else. */
async function ensureSearchKey(client: Meilisearch): Promise<string> {
  const known = await found(client.getKey(searchKeyUid));
  if (known !== undefined && hasRights(known)) {
    const { name, description } = wanted;
    if (known.name !== name || known.description !== description) {
      await client.updateKey(searchKeyUid, { name, description });
    }
    return known.key;
  }
  if (known !== undefined) await client.deleteKey(searchKeyUid);
  return (await client.createKey({ ...wanted, uid: searchKeyUid, expiresAt: null })).key;
}

/**
 * What a key may do cannot be changed, only made anew. A key that never ends says `null`, whatever the client's
 * type says.
 */
function hasRights({ actions, indexes, expiresAt }: Omit<Key, 'expiresAt'> & { expiresAt: unknown }): boolean {
  const given = [[...actions].sort(), [...indexes].sort(), expiresAt];
  return isDeepStrictEqual(given, [[...wanted.actions].sort(), [...wanted.indexes].sort(), null]);
}
