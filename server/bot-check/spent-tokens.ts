import type { Kysely } from 'kysely';
import type { Spend } from '#server/bot-check/bot-check.ts';
import type { Tables } from '#server/store/tables.ts';

/** Marks a token as spent; false when it was before. Of many at once exactly one gets true. */
export async function spendToken(db: Kysely<Tables>, { tokenHash, expiresAt }: Spend): Promise<boolean> {
  const spent = await db
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
