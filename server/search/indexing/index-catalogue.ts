import type { IndexSwap, Meilisearch } from 'meilisearch';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { finished } from '#server/search/indexing/finished-task.ts';
import { fingerprintOf, isCurrent, noteFingerprints } from '#server/search/indexing/index-fingerprints.ts';
import { draftOf, ensureLiveIndex, prepareIndex } from '#server/search/indexing/prepare-index.ts';
import { ensureSearchKey } from '#server/search/indexing/search-key.ts';

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
