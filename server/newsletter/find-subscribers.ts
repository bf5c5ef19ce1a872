import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import type { DeskSubscriber, SubscriberState } from '#contract/desk/subscriber-endpoints.ts';
import type { SubscriptionState, SubscriptionsTable, Tables } from '#server/store/tables.ts';

/** What to look for among subscriptions. */
export interface SubscriberSearch {
  show: SubscriberState | 'undelivered' | undefined;
  /** A part of an address. */
  part: string;
  /** Finds the subscription of an address that was forgotten. */
  emailHash: string | undefined;
  /** From 1. */
  page: number;
}

export interface FoundSubscribers {
  subscribers: DeskSubscriber[];
  total: number;
  counts: Record<SubscriberState | 'undelivered', number>;
}

type Subscriptions = ExpressionBuilder<Tables, 'subscriptions'>;

const storedStates: Record<SubscriberState, SubscriptionState> = {
  confirmed: 'confirmed',
  pending: 'requested',
  ended: 'ended',
};
const shownStates: Record<SubscriptionState, SubscriberState> = {
  confirmed: 'confirmed',
  requested: 'pending',
  ended: 'ended',
};

/** A page of the newsletter's list, latest change first, and how many there are in all. Throws what the engine threw. */
export async function findSubscribers(db: Kysely<Tables>, search: SubscriberSearch): Promise<FoundSubscribers> {
  const { show, page } = search;
  const counts = await countSubscribers(db, search);
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where(isSearched(search))
    .$if(show === 'undelivered', (query) => query.where(isUndelivered))
    .$if(show !== undefined && show !== 'undelivered', (query) =>
      query.where('state', '=', storedStates[show as SubscriberState]),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('subscription_id')
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize)
    .execute();
  const total = show === undefined ? counts.confirmed + counts.pending + counts.ended : counts[show];
  return { subscribers: await withFailures(db, rows), total, counts };
}

/** Undefined for a subscription that is not there. */
export async function findSubscriber(db: Kysely<Tables>, subscriptionId: string): Promise<DeskSubscriber | undefined> {
  const rows = await db.selectFrom('subscriptions').selectAll().where('subscription_id', '=', subscriptionId).execute();
  const [subscriber] = await withFailures(db, rows);
  return subscriber;
}

async function countSubscribers(db: Kysely<Tables>, search: SubscriberSearch): Promise<FoundSubscribers['counts']> {
  const byState = await db
    .selectFrom('subscriptions')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where(isSearched(search))
    .groupBy('state')
    .execute();
  const undelivered = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(isSearched(search))
    .where(isUndelivered)
    .executeTakeFirstOrThrow();
  const of = (state: SubscriptionState) => Number(byState.find((row) => row.state === state)?.count ?? 0);
  return {
    confirmed: of('confirmed'),
    pending: of('requested'),
    ended: of('ended'),
    undelivered: Number(undelivered.count),
  };
}

function isSearched({ part, emailHash }: Pick<SubscriberSearch, 'part' | 'emailHash'>) {
  // What the patterns of `like` are made of is no pattern here.
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return ({ or, eb, lit }: Subscriptions) =>
    part === ''
      ? lit(true)
      : or([
          sql<boolean>`lower(email) like lower(${pattern}) escape '\\'`,
          ...(emailHash === undefined ? [] : [eb('email_hash', '=', emailHash)]),
        ]);
}

function isUndelivered({ eb, selectFrom }: Subscriptions) {
  const givenUp = selectFrom('outbox').select('outbox.subject_id').where('outbox.state', '=', 'dead');
  return eb('subscription_id', 'in', givenUp);
}

async function withFailures(db: Kysely<Tables>, rows: readonly SubscriptionsTable[]): Promise<DeskSubscriber[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ subscription_id }) => subscription_id);
  const dead = await db
    .selectFrom('outbox')
    .select(['subject_id', 'message_id', 'last_failure'])
    .where('subject_id', 'in', ids)
    .where('state', '=', 'dead')
    // The newest of each comes last, and stays.
    .orderBy('created_at')
    .execute();
  const failures = new Map(dead.map((mail) => [mail.subject_id, mail]));
  return rows.map((row) => {
    const failed = failures.get(row.subscription_id);
    return {
      subscriptionId: row.subscription_id,
      email: row.email,
      state: shownStates[row.state],
      requestedAt: row.requested_at,
      changedAt: row.changed_at,
      failedMail: failed === undefined ? null : { messageId: failed.message_id, why: failed.last_failure ?? '' },
    };
  });
}
