import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { readEnquiry } from '#server/enquiries/enquiry.ts';
import { enquiryMail } from '#server/enquiries/mails/enquiry-mail.ts';
import { firstLetterTime, isTimeForLetters, nextLetterTime } from '#server/enquiries/mails/letter-hours.ts';
import { morningMail } from '#server/enquiries/mails/morning-mail.ts';
import { receiptMail } from '#server/enquiries/mails/receipt-mail.ts';
import { replyMail, type WrittenReply } from '#server/enquiries/mails/reply-mail.ts';
import { readMorning } from '#server/enquiries/office/morning-mail.ts';
import { type MailComposers, toOffice, toTraveller } from '#server/mail/compose-mail.ts';
import { earlierMails } from '#server/mail/earlier-mails.ts';
import { MailWaits } from '#server/mail/mail.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** For how long a letter of an earlier day waits to be written anew, in milliseconds. */
const anewMs = 120_000;

export interface EnquiryMailsOptions {
  store: Store;
  clock: Clock;
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  /** Where the office works; undefined where there is no desk. */
  deskUrl: string | undefined;
}

/** Writes what the staff and the traveller get of an enquiry, what the staff reply, and what waits for them in the morning. */
export function enquiryMails({
  store,
  clock,
  operator,
  inbox,
  deskUrl,
}: EnquiryMailsOptions): Pick<MailComposers, 'enquiry' | 'receipt' | 'reply' | 'morning'> {
  const enquiryOf = (reference: string) => askStore(store, (db) => readEnquiry(db, reference));

  return {
    async enquiry({ subjectId }) {
      const enquiry = await enquiryOf(subjectId);
      return enquiry && { ...toOffice(inbox, enquiry.details.traveller), content: enquiryMail(enquiry, operator) };
    },
    async receipt({ subjectId }) {
      const enquiry = await enquiryOf(subjectId);
      if (enquiry === undefined) return undefined;
      return { ...toTraveller(enquiry.details.traveller.email, operator), content: receiptMail(enquiry, operator) };
    },
    async reply(claimed) {
      const enquiry = await enquiryOf(claimed.subjectId);
      const reply = await askStore(store, (db) => readMailedReply(db, claimed.messageId));
      if (enquiry === undefined || reply === undefined) return undefined;
      const isByHand = reply.writtenBy !== '';
      const now = clock();
      if (!isByHand && !isTimeForLetters(now)) throw new MailWaits(nextLetterTime(now));
      if (!isByHand && reply.writtenAt < firstLetterTime(now)) throw new MailWaits(new Date(now.getTime() + anewMs));
      return {
        ...toTraveller(enquiry.details.traveller.email, operator),
        follows: await earlierMails(store, claimed),
        ...(isByHand && { isByHand }),
        content: replyMail(reply, enquiry, operator),
      };
    },
    async morning({ subjectId: day }) {
      const waiting = await askStore(store, (db) => readMorning(db, day, operator));
      const content = morningMail(day, waiting, deskUrl);
      return content && { to: { address: inbox }, content };
    },
  };
}

async function readMailedReply(
  db: Kysely<Tables>,
  messageId: string,
): Promise<(WrittenReply & { writtenBy: string; writtenAt: string }) | undefined> {
  const row = await db
    .selectFrom('enquiry_replies')
    .select(['subject', 'text', 'written_by', 'written_at'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { subject: row.subject ?? '', text: row.text, writtenBy: row.written_by, writtenAt: row.written_at };
}
