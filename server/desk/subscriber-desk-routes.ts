import type { Kysely, Transaction } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import {
  type DeskSubscriberInFull,
  getDeskSubscriber,
  getDeskSubscriberTable,
  listDeskSubscribers,
  withdrawDeskSubscriber,
} from '#contract/desk/subscriber-endpoints.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { subscriberTable } from '#server/desk/tables/subscriber-table.ts';
import { changesOf, recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { findSubscriber, findSubscribers } from '#server/newsletter/find-subscribers.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-links.ts';
import { consentsOf } from '#server/newsletter/subscriber-consents.ts';
import { endSubscription, subscriberHash } from '#server/newsletter/subscriptions.ts';
import { askStore, scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

type Backing = Pick<DeskBacking, 'store' | 'queue' | 'secret' | 'operator' | 'eraseMails'>;

/** The newsletter's list at the desk. */
export function addSubscriberDeskRoutes(
  route: DeskRoute,
  { store, queue, secret, operator, eraseMails }: Backing,
): void {
  const tokens = createNewsletterTokens(secret);

  route(listDeskSubscribers, async ({ query: { show, q: part = '', page } }) => {
    const emailHash = part.includes('@') ? subscriberHash(secret, part) : undefined;
    const found = await scanStore(store, (db) => findSubscribers(db, { show, part, emailHash, page }));
    return { ...found, page };
  });

  route(getDeskSubscriber, async ({ params: { subscriptionId } }) => {
    return (await askStore(store, (db) => subscriberInFull(db, subscriptionId))) ?? notThere();
  });

  route(
    getDeskSubscriberTable,
    (_, { now }) =>
      new StreamedTable(`subscribers-${officeDay(now)}.csv`, subscriberTable(store, { operator, tokens })),
  );

  route(withdrawDeskSubscriber, async ({ params: { subscriptionId } }, { staff, now }) => {
    const after = await queue.write((db) => withdraw(db, subscriptionId, { by: staff.email, at: now }));
    if (after === undefined) return notThere();
    await eraseMails([subscriptionId]);
    return after;
  });
}

/** Undefined for a subscription that is not there; one that has ended already stays as it is. */
async function withdraw(db: Transaction<Tables>, id: string, { by, at }: { by: string; at: Date }) {
  const known = await findSubscriber(db, id);
  if (known === undefined) return undefined;
  const ended = await endSubscription(db, id, { source: 'staff', now: at });
  if (ended) {
    const [before, after] = [{ state: known.state }, { state: 'ended' }];
    await recordChange(db, { subject: { kind: 'subscription', id }, by, at, what: 'withdrawn', before, after });
  }
  return subscriberInFull(db, id);
}

async function subscriberInFull(db: Kysely<Tables>, subscriptionId: string): Promise<DeskSubscriberInFull | undefined> {
  const subscriber = await findSubscriber(db, subscriptionId);
  if (subscriber === undefined) return undefined;
  return {
    subscriber,
    consents: await consentsOf(db, subscriptionId),
    changes: await changesOf(db, { kind: 'subscription', id: subscriptionId }),
  };
}

function notThere(): never {
  throw new ApiError('not_found', 'There is no such subscription.');
}
