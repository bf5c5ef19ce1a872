import type { TokenPurpose } from '#server/newsletter/newsletter-tokens.ts';
import { type MailLinkOptions, mailLink } from '#server/secret/mail-links.ts';

export type LinkOptions = MailLinkOptions<TokenPurpose>;

/** Begins a subscription, or ends it. */
export function newsletterUrl(action: TokenPurpose, options: LinkOptions, subscriptionId: string, now: Date): string {
  return mailLink('newsletter', action, options, subscriptionId, now);
}
