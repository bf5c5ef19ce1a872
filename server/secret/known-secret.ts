import type { Log } from '#server/log.ts';
import { fingerprintOf, type Secret } from '#server/secret/secret.ts';
import { askStore, type Store, StoreUnavailable } from '#server/store/open-store.ts';

/**
 * Says in the log when links and tokens of the server that ran before ours will not hold, and when our key opens not all that was sealed. A store that cannot be
 * written is told of elsewhere.
 */
export async function compareSecrets(
  store: Store,
  { secret, detailsKey }: { secret: Secret; detailsKey: Secret },
  log: Log,
): Promise<void> {
  try {
    if (await hadAnotherSecret(store, secret))
      log.warn(
        'the server that was last started over this store had another secret: links in mails and tokens of forms hold at the server that made them; several servers need one BOT_CHECK_SECRET',
      );
    if (await wasSealedWithAnother(store, detailsKey))
      log.warn(
        'what travellers gave of themselves was sealed with another key, and cannot be read: put DATA_DIR/details-key back, or give several servers one DETAILS_KEY',
      );
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

function wasSealedWithAnother(store: Store, detailsKey: Secret): Promise<boolean> {
  return askStore(store, async (db) => {
    const other = await db
      .selectFrom('traveller_details')
      .select('proposal_id')
      .where('sealed', 'is not', null)
      .where('key_print', '!=', fingerprintOf(detailsKey))
      .executeTakeFirst();
    return other !== undefined;
  });
}

/**
 * Whether the server that was last started over this store had another secret; remembers ours. Neither knows the
 * other's tokens and links then: several servers have no common `BOT_CHECK_SECRET`, or the one of `DATA_DIR` was
 * lost.
 *
 * @throws StoreUnavailable
 */
function hadAnotherSecret(store: Store, secret: Secret): Promise<boolean> {
  const fingerprint = fingerprintOf(secret);
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
