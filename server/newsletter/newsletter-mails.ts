import type { ComposedMail, MailComposers } from '#server/mail/compose-mail.ts';
import { type MailContent, paragraph } from '#server/mail/content/mail-content.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import { confirmationDays, type NewsletterTokens, newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { SubscriptionState } from '#server/store/tables.ts';

export interface NewsletterMailsOptions {
  store: Store;
  operator: Operator;
  tokens: NewsletterTokens;
}

/** Writes what somebody gets who asked for the newsletter. */
export function newsletterMails({
  store,
  operator,
  tokens,
}: NewsletterMailsOptions): Pick<MailComposers, 'newsletter-confirmation' | 'newsletter-welcome'> {
  /** A mail to a subscription that is still in this state. */
  const toThose =
    (fitting: SubscriptionState, letterOf: (links: NewsletterLinks, operator: Operator) => MailContent) =>
    async ({ subjectId, createdAt }: ClaimedMail): Promise<ComposedMail | undefined> => {
      const subscription = await askStore(store, (db) =>
        db
          .selectFrom('subscriptions')
          .select(['email', 'state'])
          .where('subscription_id', '=', subjectId)
          .executeTakeFirst(),
      );
      if (subscription?.state !== fitting || subscription.email === null) return undefined;
      const date = new Date(createdAt);
      const links = {
        confirmUrl: newsletterUrl('confirm', { operator, tokens }, subjectId, date),
        unsubscribeUrl: newsletterUrl('unsubscribe', { operator, tokens }, subjectId, date),
      };
      const { unsubscribeUrl } = links;
      return { to: { address: subscription.email }, unsubscribeUrl, content: letterOf(links, operator) };
    };

  return {
    'newsletter-confirmation': toThose('requested', confirmationLetter),
    'newsletter-welcome': toThose('confirmed', welcomeLetter),
  };
}

interface NewsletterLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Asks the owner of an address whether it was them. */
function confirmationLetter({ confirmUrl }: NewsletterLinks, operator: Operator): MailContent {
  return {
    subject: 'Please confirm your subscription',
    heading: 'One more step',
    parts: [
      paragraph(
        `Somebody, most likely you, asked for the newsletter of ${operator.name} at this address. Please confirm that it was you. The link works for ${confirmationDays} days.`,
      ),
      { kind: 'button', label: 'Confirm my subscription', href: confirmUrl },
    ],
    footer: [
      `${operator.signature} · ${operator.siteUrl}`,
      'If it was not you, do nothing: without your confirmation we send no newsletter.',
    ],
  };
}

/** Says that it worked, and how to end it. */
function welcomeLetter({ unsubscribeUrl }: NewsletterLinks, operator: Operator): MailContent {
  return {
    subject: 'You are subscribed',
    heading: 'Welcome',
    parts: [
      paragraph(
        `You will hear from us when there is something worth reading: deals, seasons and travel tips from ${operator.name}. Keep this message: its link ends your subscription at any time.`,
      ),
      { kind: 'button', label: 'Unsubscribe', href: unsubscribeUrl },
    ],
    footer: [`${operator.signature} · ${operator.siteUrl}`, 'We respect your privacy. Unsubscribe at any time.'],
  };
}
