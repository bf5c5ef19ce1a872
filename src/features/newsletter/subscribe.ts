import type { QueryClient } from '@tanstack/react-query';
import { subscribeToNewsletter } from '#contract/enquiry-endpoints.ts';
import type { NewsletterAnswer, NewsletterSubscription } from '#contract/newsletter.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';

/** Asks for the newsletter (spec §7). The form stands in the footer and nowhere else. */
export function subscribe(queryClient: QueryClient) {
  return (given: Omit<NewsletterSubscription, 'source'>): Promise<NewsletterAnswer> =>
    apiOf(queryClient).call(subscribeToNewsletter, { body: { ...given, source: 'footer' } });
}

/** Spec §8: the server's words, else the error's own, else these. */
export function newsletterFailure(error: Error): string {
  return error.message === '' ? 'Failed to subscribe. Please try again.' : error.message;
}
