import { type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import { primaryKey, searchSettings } from '#search/search-settings.ts';
import { finished, IndexingError } from '#server/search/indexing/finished-task.ts';

/** Where an index is made, beside the one that is being searched. */
export function draftOf(uid: IndexUid): string {
  return `${uid}__new`;
}

/**
 * Fills the draft of an index: settings before documents, so that they are indexed once. A draft left over from a run
 * that failed is thrown away.
 *
 * @throws IndexingError when a task fails, or when not every document has arrived.
 */
export async function prepareIndex(
  client: Meilisearch,
  uid: IndexUid,
  documents: readonly { id: string }[],
): Promise<void> {
  const draft = draftOf(uid);
  if (await indexExists(client, draft)) await finished(client.deleteIndex(draft), `${uid}: removing an old draft`);
  await finished(client.createIndex(draft, { primaryKey }), `${uid}: making the draft`);
  const index = client.index<{ id: string }>(draft);
  await finished(index.updateSettings(searchSettings[uid]), `${uid}: settings`);
  const batches = index.addDocumentsInBatches([...documents]);
  await Promise.all(batches.map((batch) => finished(batch, `${uid}: documents`)));
  const { numberOfDocuments } = await index.getStats();
  if (numberOfDocuments !== documents.length) {
    throw new IndexingError(`${uid}: ${documents.length} documents were sent, ${numberOfDocuments} are there`);
  }
}

/** A swap needs an index on both sides. */
export async function ensureLiveIndex(client: Meilisearch, uid: IndexUid): Promise<void> {
  if (await indexExists(client, uid)) return;
  await finished(client.createIndex(uid, { primaryKey }), `${uid}: making the index`);
}

export async function indexExists(client: Meilisearch, uid: string): Promise<boolean> {
  return (await found(client.getRawIndex(uid))) !== undefined;
}

/** What Meilisearch has, or undefined when it says it has no such thing. */
export async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return undefined;
    throw error;
  }
}
