import { isDeepStrictEqual } from 'node:util';
import type { Key, Meilisearch } from 'meilisearch';
import { indexUids } from '#contract/search/search-indexes.ts';
import { found } from '#server/search/indexing/prepare-index.ts';

/** A key's value follows from the master key and this id, so making the key again gives browsers the same one. */
const searchKeyUid = '6a9f0c52-3d1e-4c8b-9b57-2f4e8d7a1c06';

const wanted = {
  name: 'Website search',
  description: 'Searches the five collections and nothing else; browsers may know it.',
  actions: ['search'],
  indexes: [...indexUids],
};

/** The key browsers search with: kept when it is as it should be, made when it is missing or may do something else. */
export async function ensureSearchKey(client: Meilisearch): Promise<string> {
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
