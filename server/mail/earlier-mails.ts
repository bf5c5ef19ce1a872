import type { ClaimedMail } from '#server/mail/outbox.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { MailKind } from '#server/store/tables.ts';

/** What of an enquiry goes to the traveller, and what to the office: each reads a conversation of its own. */
const sides: readonly MailKind[][] = [
  ['receipt', 'reply', 'proposal', 'proposal-reminder', 'proposal-held'],
  ['enquiry', 'proposal-held-office', 'proposal-question'],
];

/** The names of the mails of the same conversation that were written before, oldest first. Throws StoreUnavailable. */
export async function earlierMails(store: Store, { messageId, kind, subjectId, createdAt }: ClaimedMail) {
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('outbox')
      .select('message_id')
      .where('subject_id', '=', subjectId)
      .where('kind', 'in', sides.find((kinds) => kinds.includes(kind)) ?? [kind])
      .where('created_at', '<=', createdAt)
      .where('message_id', '!=', messageId)
      .orderBy('created_at')
      .execute(),
  );
  return rows.map(({ message_id }) => message_id);
}
