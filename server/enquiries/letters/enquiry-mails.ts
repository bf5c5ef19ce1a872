import type { Kysely } from 'kysely';
import { isMailable } from '#contract/contact-details.ts';
import { enquiryLetter } from '#server/enquiries/letters/enquiry-letter.ts';
import { morningLetter } from '#server/enquiries/letters/morning-letter.ts';
import { receiptLetter } from '#server/enquiries/letters/receipt-letter.ts';
import { replyLetter, type WrittenReply } from '#server/enquiries/letters/reply-letter.ts';
import { readMorning } from '#server/enquiries/office/morning-mail.ts';
import { readEnquiry } from '#server/enquiries/read-enquiries.ts';
import type { MailComposers } from '#server/mail/compose-mail.ts';
import { writtenLetter } from '#server/mail/letters/written-letter.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface EnquiryMailsOptions {
  store: Store;
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  /** Where the office works; undefined where there is no desk. */
  deskUrl: string | undefined;
}

/** Writes what the staff and the traveller get of an enquiry, what the staff reply, and what waits for them in the morning. */
export function enquiryMails({
  store,
  operator,
  inbox,
  deskUrl,
}: EnquiryMailsOptions): Pick<MailComposers, 'enquiry' | 'receipt' | 'reply' | 'morning'> {
  const enquiryOf = (reference: string) => askStore(store, (db) => readEnquiry(db, reference));

  return {
    async enquiry({ messageId, subjectId, createdAt }) {
      const enquiry = await enquiryOf(subjectId);
      if (enquiry === undefined) return undefined;
      const { name, email } = enquiry.details.traveller;
      const replyTo = isMailable(email) ? { replyTo: { name, address: email } } : {};
      const letter = enquiryLetter(enquiry, operator);
      return {
        messageId,
        date: new Date(createdAt),
        to: { address: inbox },
        ...replyTo,
        ...writtenLetter(letter, operator),
      };
    },
    async receipt({ messageId, subjectId, createdAt }) {
      const enquiry = await enquiryOf(subjectId);
      if (enquiry === undefined) return undefined;
      const { email } = enquiry.details.traveller;
      const letter = receiptLetter(enquiry, operator);
      return {
        messageId,
        date: new Date(createdAt),
        to: { address: email },
        // An answer to it reaches people, whatever address it was sent from.
        replyTo: { name: operator.name, address: operator.email },
        ...writtenLetter(letter, operator),
      };
    },
    async reply({ messageId, subjectId, createdAt }) {
      const enquiry = await enquiryOf(subjectId);
      const reply = await askStore(store, (db) => readMailedReply(db, messageId));
      if (enquiry === undefined || reply === undefined) return undefined;
      return {
        messageId,
        date: new Date(createdAt),
        to: { address: enquiry.details.traveller.email },
        replyTo: { name: operator.name, address: operator.email },
        follows: `${subjectId}-receipt`,
        isByHand: true,
        ...writtenLetter(replyLetter(reply, enquiry, operator), operator),
      };
    },
    async morning({ messageId, subjectId: day, createdAt }) {
      const waiting = await askStore(store, (db) => readMorning(db, day, operator));
      const letter = morningLetter(day, waiting, deskUrl);
      if (letter === undefined) return undefined;
      return { messageId, date: new Date(createdAt), to: { address: inbox }, ...writtenLetter(letter, operator) };
    },
  };
}

async function readMailedReply(db: Kysely<Tables>, messageId: string): Promise<WrittenReply | undefined> {
  const row = await db
    .selectFrom('enquiry_replies')
    .select(['subject', 'text'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row && { subject: row.subject ?? '', text: row.text };
}
