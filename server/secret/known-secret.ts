import type { Log } from '#server/log.ts';
import type { Secret } from '#server/secret/secret.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';

/**
 * Says in the log when links and tokens of the server that ran before ours will not hold. A store that cannot be
 * written is told of elsewhere.
 */
export async function compareSecrets(store: Store, secret: Secret, log: Log): Promise<void> {
  try {
    if (!(await hadAnotherSecret(store, secret))) return;
    log.warn(
      'the server that was last started over this store had another secret: links in mails and tokens of forms hold at the server that made them; several servers need one BOT_CHECK_SECRET',
    );
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

/**
 * Whether the server that was last started over this store had another secret; remembers ours. Neither knows the
 * other's tokens and links then: several servers have no common `BOT_CHECK_SECRET`, or the one of `DATA_DIR` was
 * lost.
 *
 * @throws StoreUnavailable
 */
function hadAnotherSecret(store: Store, secret: Secret): Promise<boolean> {
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
