import { subscribeToNewsletter } from '#contract/enquiry-endpoints.ts';
import type { NewsletterAnswer, NewsletterSubscription } from '#contract/newsletter.ts';
import type { Api } from '#platform/api/api.ts';

export type NewsletterRequest = Omit<NewsletterSubscription, 'source'>;

/** Asks for the newsletter (B-130). The form stands in the footer and nowhere else. */
export function subscribe(api: Api, given: NewsletterRequest): Promise<NewsletterAnswer> {
  return api.call(subscribeToNewsletter, { body: { ...given, source: 'footer' } });
}
