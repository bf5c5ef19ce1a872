import type { Secret } from '#server/secret.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/**
 * Whether the server that was last started over this store had another secret; remembers ours. Neither knows the other's tokens and
 * links then: several servers have no common `BOT_CHECK_SECRET`, or the one of `DATA_DIR` was lost.
 *
 * @throws StoreUnavailable
 */
export function hadAnotherSecret(store: Store, secret: Secret): Promise<boolean> {
  const fingerprint = secret.keyFor('fingerprint').slice(0, 16);
  return askStore(store, async (db) => {
    const known = await db.selectFrom('known_secret').select('fingerprint').executeTakeFirst();
    if (known?.fingerprint === fingerprint) return false;
    await db
      .insertInto('known_secret')
      .values({ one: 1, fingerprint })
      .onConflict((conflict) => conflict.column('one').doUpdateSet({ fingerprint }))
      .execute();
    return known !== undefined;
  });
}
