import { createHash } from 'node:crypto';
import type { Meilisearch } from 'meilisearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { searchSettings } from '#search/search-settings.ts';
import { finished } from '#server/search/indexing/finished-task.ts';
import { found, indexExists } from '#server/search/indexing/prepare-index.ts';

/** A small index of our own in the same Meilisearch, out of the search key's reach. */
const notebook = 'search_meta';

interface Note {
  id: IndexUid;
  fingerprint: string;
}

/** Changes when the documents or the settings of an index do. */
export function fingerprintOf(uid: IndexUid, documents: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([searchSettings[uid], documents]))
    .digest('hex');
}

/**
 * Whether an index holds exactly this already, by what was noted when it was swapped in and by how many are there
 * now.
 */
export async function isCurrent(client: Meilisearch, uid: IndexUid, documents: readonly unknown[]): Promise<boolean> {
  const note = await found(client.index<Note>(notebook).getDocument(uid));
  if (note?.fingerprint !== fingerprintOf(uid, documents)) return false;
  return (await found(client.index(uid).getStats()))?.numberOfDocuments === documents.length;
}

export async function noteFingerprints(client: Meilisearch, notes: Note[]): Promise<void> {
  if (!(await indexExists(client, notebook))) {
    await finished(client.createIndex(notebook, { primaryKey: 'id' }), `${notebook}: making the index`);
  }
  await finished(client.index<Note>(notebook).addDocuments(notes), `${notebook}: noting what was indexed`);
}
