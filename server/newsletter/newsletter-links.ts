import type { NewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface LinkOptions {
  /** Who answers the link: the API, which may live on an origin of its own. */
  operator: Pick<Operator, 'siteUrl' | 'apiUrl'>;
  tokens: NewsletterTokens;
}

/** Begins a subscription: opened it asks, posted to it does. */
export function confirmUrl(options: LinkOptions, subscriptionId: string, now: Date): string {
  return linkTo('confirm', options, subscriptionId, now);
}

/** Ends a subscription: opened it asks, posted to it does. */
export function unsubscribeUrl(options: LinkOptions, subscriptionId: string, now: Date): string {
  return linkTo('unsubscribe', options, subscriptionId, now);
}

function linkTo(
  action: 'confirm' | 'unsubscribe',
  { operator, tokens }: LinkOptions,
  subscriptionId: string,
  now: Date,
): string {
  const api = operator.apiUrl ?? operator.siteUrl;
  return `${api}/api/newsletter/${action}?token=${tokens.make(action, subscriptionId, now)}`;
}
