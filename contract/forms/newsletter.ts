import * as z from 'zod/mini';
import { botCheckToken } from '#contract/forms/bot-check.ts';
import { emailAddress } from '#contract/forms/contact-details.ts';

/** What the newsletter is asked for with (B-130). */
export const newsletterSubscription = z.strictObject({
  email: emailAddress,
  source: z.literal('footer'),
  turnstileToken: botCheckToken,
});

export const newsletterAnswer = z.object({ status: z.enum(['success', 'info']), message: z.string() });
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;

/** From a mail: says which subscription is meant and that its owner is asking. */
export const newsletterToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
