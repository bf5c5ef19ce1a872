import { createLinkTokens, type LinkTokens, type MailLinkOptions, mailLink } from '#server/secret/link-tokens.ts';
import type { Secret } from '#server/secret/secret.ts';

/** What a link in a mail lets its reader do. */
type TokenPurpose = 'confirm' | 'unsubscribe';

/** Links about a subscription, by its id. */
export type NewsletterTokens = LinkTokens<TokenPurpose>;

/** Days a confirmation link works. One that ends a subscription works for ever: it may stand in an old newsletter. */
export const confirmationDays = 7;

export function createNewsletterTokens(secret: Secret): NewsletterTokens {
  return createLinkTokens(secret, 'newsletter', { confirm: confirmationDays, unsubscribe: Number.POSITIVE_INFINITY });
}

export type LinkOptions = MailLinkOptions<TokenPurpose>;

/** Begins a subscription, or ends it. */
export function newsletterUrl(action: TokenPurpose, options: LinkOptions, subscriptionId: string, now: Date): string {
  return mailLink('newsletter', action, options, subscriptionId, now);
}
