import type { ComposedMail, MailComposers } from '#server/mail/compose-mail.ts';
import type { MailContent } from '#server/mail/content/mail-content.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import { confirmationLetter, type NewsletterLinks, welcomeLetter } from '#server/newsletter/newsletter-letters.ts';
import { newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import type { NewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
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
