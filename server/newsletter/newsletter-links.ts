import type { NewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';

/** Ends a subscription: opened it asks, posted to it does. */
export function unsubscribeUrl(
  { siteUrl, tokens }: { siteUrl: string; tokens: NewsletterTokens },
  subscriptionId: string,
  now: Date,
): string {
  return `${siteUrl}/api/newsletter/unsubscribe?token=${tokens.make('unsubscribe', subscriptionId, now)}`;
}
