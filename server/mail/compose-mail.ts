import type { EnquirySettings } from '#server/enquiries/enquiry-settings.ts';
import { readEnquiry } from '#server/enquiries/read-enquiries.ts';
import { enquiryLetter } from '#server/mail/letters/enquiry-letter.ts';
import type { Letter } from '#server/mail/letters/letter.ts';
import { letterHtml } from '#server/mail/letters/letter-html.ts';
import { letterText } from '#server/mail/letters/letter-text.ts';
import { confirmationLetter, welcomeLetter } from '#server/mail/letters/newsletter-letters.ts';
import { receiptLetter } from '#server/mail/letters/receipt-letter.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import { isMailable } from '#server/mailable.ts';
import { confirmUrl, unsubscribeUrl } from '#server/newsletter/newsletter-links.ts';
import type { NewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

export interface ComposeOptions {
  store: Store;
  settings: Pick<EnquirySettings, 'inbox'> & { operator: Operator };
  tokens: NewsletterTokens;
}

/**
 * Writes a mail of the outbox from the record it is about; undefined when that was erased, or a subscription is no
 * longer in the state the mail speaks of. Throws StoreUnavailable.
 */
export function composeMail({ store, settings, tokens }: ComposeOptions) {
  const { operator, inbox } = settings;
  const written = ({ subject, ...rest }: Letter) => ({
    subject,
    text: letterText({ subject, ...rest }),
    html: letterHtml({ subject, ...rest }, { operatorName: operator.name }),
  });

  async function aboutEnquiry({ messageId, kind, subjectId, createdAt }: ClaimedMail): Promise<Mail | undefined> {
    const enquiry = await askStore(store, (db) => readEnquiry(db, subjectId));
    if (enquiry === undefined) return undefined;
    const { name, email } = enquiry.details.traveller;
    const common = { messageId, date: new Date(createdAt) };
    if (kind === 'receipt') {
      return { ...common, to: { address: email }, ...written(receiptLetter(enquiry, operator)) };
    }
    const replyTo = isMailable(email) ? { replyTo: { name, address: email } } : {};
    return { ...common, to: { address: inbox }, ...replyTo, ...written(enquiryLetter(enquiry, operator)) };
  }

  async function aboutSubscription({ messageId, kind, subjectId, createdAt }: ClaimedMail): Promise<Mail | undefined> {
    const subscription = await askStore(store, (db) =>
      db
        .selectFrom('subscriptions')
        .select(['email', 'state'])
        .where('subscription_id', '=', subjectId)
        .executeTakeFirst(),
    );
    const confirming = kind === 'newsletter-confirmation';
    const fitting = subscription?.state === (confirming ? 'requested' : 'confirmed');
    if (!fitting || subscription.email === null) return undefined;
    const date = new Date(createdAt);
    const links = {
      confirmUrl: confirmUrl({ operator, tokens }, subjectId, date),
      unsubscribeUrl: unsubscribeUrl({ operator, tokens }, subjectId, date),
    };
    const letter = confirming ? confirmationLetter(links, operator) : welcomeLetter(links, operator);
    return {
      messageId,
      date,
      to: { address: subscription.email },
      unsubscribeUrl: links.unsubscribeUrl,
      ...written(letter),
    };
  }

  return (claimed: ClaimedMail): Promise<Mail | undefined> =>
    claimed.kind === 'enquiry' || claimed.kind === 'receipt' ? aboutEnquiry(claimed) : aboutSubscription(claimed);
}
