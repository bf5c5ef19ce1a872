import type { Kysely } from 'kysely';
import { addDays } from '#contract/calendar.ts';
import type { DaySpan } from '#server/operator-commands/enquiries-command.ts';
import { startOf } from '#server/operator-commands/find-enquiries.ts';
import type { MailKind, OutboxState, Tables } from '#server/store/tables.ts';

/** A mail to somebody who wants the newsletter, which waits or was given up. */
export interface UndeliveredNewsletterMail {
  email: string;
  queuedAt: string;
  kind: MailKind;
  state: OutboxState;
  /** Why the last attempt failed; null before there was one. */
  reason: string | null;
}

/** Newest first. Nobody misses a mail whose address was erased. */
export async function findUndeliveredNewsletterMails(
  db: Kysely<Tables>,
  { since, until }: DaySpan,
): Promise<UndeliveredNewsletterMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('subscriptions', 'subscriptions.subscription_id', 'outbox.subject_id')
    .select(['email', 'created_at', 'kind', 'outbox.state', 'last_failure'])
    .where('kind', 'in', ['newsletter-confirmation', 'newsletter-welcome'])
    .where('outbox.state', '!=', 'sent')
    .$if(since !== undefined, (query) => query.where('created_at', '>=', startOf(since ?? '')))
    .$if(until !== undefined, (query) => query.where('created_at', '<', startOf(addDays(until ?? '', 1))))
    .orderBy('created_at', 'desc')
    .orderBy('message_id')
    .execute();
  return rows.flatMap(({ email, created_at, kind, state, last_failure }) =>
    email === null ? [] : [{ email, queuedAt: created_at, kind, state, reason: last_failure }],
  );
}
