import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { NewEnquiryReply } from '#contract/desk/enquiry-work.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import type { Traveller } from '#server/enquiries/enquiry.ts';
import { longestWhatsappAddress, whatsappAddress } from '#server/enquiries/mails/whatsapp-address.ts';
import { type Changing, changeWork } from '#server/enquiries/office/change-enquiry.ts';
import type { ChangeOutcome } from '#server/enquiries/office/change-outcome.ts';
import { afterReply, moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { addSearchText, dropSearchText } from '#server/enquiries/office/search-text.ts';
import { dropChange, recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { EnquiryRepliesTable, Tables } from '#server/store/tables.ts';

/**
 * Where a reply opens a chat; null for a mail, which goes by itself, and for a call that was made.
 *
 * @throws ApiError `invalid` for a traveller who cannot be reached that way
 */
export function chatOf({ email, phone }: Traveller, { channel, text }: NewEnquiryReply): string | null {
  const refusal = (reason: string, field: 'channel' | 'text' = 'channel') =>
    new ApiError('invalid', reason, { errors: { [field]: [reason] } });
  if (channel === 'whatsapp') {
    if (phone === undefined) throw refusal('The traveller gave no telephone number.');
    const address = whatsappAddress(phone, text);
    if (address.length > longestWhatsappAddress) {
      throw refusal('This is too long to be handed to WhatsApp. Please shorten it, or send it as a mail.', 'text');
    }
    return address;
  }
  if (channel === 'mail' && !isMailable(email)) throw refusal('No mail can be written to the traveller’s address.');
  return null;
}

/**
 * Stores a reply, once under its id, and with it the mail. The enquiry waits for the traveller from then on, unless it has
 * ended, and is the replier's where it was nobody's.
 */
export async function replyToEnquiry(
  db: Transaction<Tables>,
  changing: Changing,
  reply: NewEnquiryReply,
): Promise<ChangeOutcome> {
  const { reference, by, now } = changing;
  const { channel, text } = reply;
  const subject = reply.channel === 'mail' ? reply.subject : null;
  const id = reply.replyId.toLowerCase();
  const before = async (): Promise<ChangeOutcome | undefined> => {
    const stored = await db.selectFrom('enquiry_replies').selectAll().where('reply_id', '=', id).executeTakeFirst();
    if (stored === undefined) return undefined;
    const isSame =
      stored.reference === reference &&
      stored.channel === channel &&
      stored.subject === subject &&
      stored.text === text;
    return isSame ? { done: [] } : { refused: 'other' };
  };
  const repeated = await before();
  if (repeated !== undefined) return repeated;
  const outcome = await changeWork(db, changing, ({ state, owner, first_answered_at: answeredAt }) => ({
    set: {
      state: afterReply(state),
      owner: owner ?? by,
      first_answered_at: answeredAt ?? now.toISOString(),
      waits_since: null,
    },
    done: [
      { what: 'reply', after: { channel, subject } },
      ...(state === afterReply(state)
        ? []
        : [{ what: 'state', before: { state }, after: { state: afterReply(state) } }]),
      ...(owner === null ? [{ what: 'owner', before: null, after: by }] : []),
    ],
  }));
  // The same reply, at another server at the same moment, may have been what made the new version.
  if ('refused' in outcome) return (await before()) ?? outcome;
  await storeReply(db, changing, { id, channel, subject, text, template: reply.template ?? null });
  return outcome;
}

interface Letter {
  subject: string;
  text: string;
  template: string;
  /** It is the first word of an enquiry that nobody waits with. */
  isFirst: boolean;
}

/** Whoever sends it, or nobody where it goes by itself. */
type Sending = Omit<Changing, 'version' | 'by'> & { by?: string | undefined };

/**
 * Sends one of several letters that say the same, or one that goes by itself. It answers nothing: who waits for a word of the office goes on waiting.
 *
 * @returns false where the enquiry was erased meanwhile.
 */
export async function sendLetter(
  db: Transaction<Tables>,
  { reference, by, now }: Sending,
  { subject, text, template, isFirst }: Letter,
): Promise<boolean> {
  if (!(await lockEnquiry(db, reference))) return false;
  const done = { what: 'reply', after: { channel: 'mail', subject } };
  if (isFirst) {
    await moveEnquiry(db, { reference, waitsFor: 'traveller', ...(by !== undefined && { by }), ...done }, now);
  } else {
    await db
      .updateTable('enquiries')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('reference', '=', reference)
      .execute();
    await recordChange(db, { subject: { kind: 'enquiry', id: reference }, by, at: now, ...done });
  }
  const reply = { id: randomUUID(), channel: 'mail' as const, subject, text, template };
  await storeReply(db, { reference, by, now }, reply);
  return true;
}

/** Takes letters out that went by themselves and were not sent, with what says that they were written. Throws what the engine threw. */
export async function dropReplies(db: Transaction<Tables>, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const dropped = await db.deleteFrom('enquiry_replies').where('message_id', 'in', messageIds).returningAll().execute();
  for (const reply of dropped) {
    const subject = { kind: 'enquiry' as const, id: reply.reference };
    await dropChange(db, { subject, at: new Date(reply.written_at), what: 'reply' });
    await dropSearchText(db, reply.reference, wordsOf(reply));
  }
}

const wordsOf = ({ subject, text }: Pick<StoredReply, 'subject' | 'text'>) => `${subject ?? ''} ${text}`;

type StoredReply = Pick<Selectable<EnquiryRepliesTable>, 'channel' | 'subject' | 'text' | 'template'> & { id: string };

/** Stores a reply, what it is found by, and its mail where it is one. */
async function storeReply(
  db: Transaction<Tables>,
  { reference, by = '', now }: Sending,
  { id, ...reply }: StoredReply,
): Promise<void> {
  const messageId = reply.channel === 'mail' ? `${reference}-reply-${id}` : null;
  await db
    .insertInto('enquiry_replies')
    .values({
      reply_id: id,
      reference,
      ...reply,
      written_by: by,
      written_at: now.toISOString(),
      message_id: messageId,
    })
    .execute();
  await addSearchText(db, reference, wordsOf(reply));
  if (messageId !== null) await queueMail(db, [{ messageId, kind: 'reply', subjectId: reference }], now);
}
