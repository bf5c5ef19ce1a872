import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { changesOf } from '#server/history/desk-changes.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Tables } from '#server/store/tables.ts';

/** Under which the desk writes down that an address was made. */
export const feedSubject = { kind: 'departure', id: 'calendar feed' } as const;

/** The last time somebody made an address; undefined before the first. Throws what the engine threw. */
export async function lastAddress(db: Kysely<Tables>): Promise<DeskChange | undefined> {
  const [last] = await changesOf(db, feedSubject, 1);
  return last;
}

/** What stands in the address that was made then: the store tells nobody, since it takes the server's secret. */
export function feedKey(secret: Secret, made: DeskChange): string {
  return createHmac('sha256', secret.keyFor('departure feed')).update(made.id).digest('base64url');
}

/** Whether somebody has the key, without telling how much of it. */
export function isFeedKey(secret: Secret, made: DeskChange, given: string): boolean {
  const expected = Buffer.from(feedKey(secret, made));
  const received = Buffer.from(given);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
