import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

const day = 86_400_000;

/** Days after which an address that was never confirmed goes, and a subscription that ended with the proof of it. */
const unconfirmedDays = 30;
const proofDays = 3 * 365;

/**
 * Keeps the promises of the privacy policy about the newsletter's list: in the store, and in the mails written as
 * files in `outboxFolder`. Throws StoreUnavailable.
 */
export async function forgetSubscriptions(
  { queue, outboxFolder }: { queue: WriteQueue; outboxFolder: string },
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const forgotten = await queue.write(async (db) => {
    const rows = await db
      .selectFrom('subscriptions')
      .select('subscription_id')
      .where(({ and, eb, or }) =>
        or([
          and([eb('state', '=', 'requested'), eb('changed_at', '<', before(unconfirmedDays))]),
          and([eb('state', '=', 'ended'), eb('changed_at', '<', before(proofDays))]),
        ]),
      )
      .limit(500)
      .execute();
    for (const { subscription_id: id } of rows) {
      await db.deleteFrom('outbox').where('subject_id', '=', id).execute();
      // What was done at the desk with it and with its mails.
      await db
        .deleteFrom('desk_changes')
        .where('subject_kind', 'in', ['subscription', 'mail'])
        .where('subject_id', '=', id)
        .execute();
      await db.deleteFrom('newsletter_consents').where('subscription_id', '=', id).execute();
      await db.deleteFrom('subscriptions').where('subscription_id', '=', id).execute();
    }
    return rows.map(({ subscription_id: id }) => id);
  });
  await eraseMailFiles(outboxFolder, forgotten);
}
