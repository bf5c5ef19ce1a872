import * as z from 'zod/mini';
import {
  botCheckToken,
  clientRequestId,
  consentGiven,
  emailAddress,
  personName,
  phoneNumber,
  preferredContact,
} from '#contract/contact-details.ts';

export const contactTopic = z.enum(['tour', 'group', 'custom', 'booking', 'partner', 'press', 'feedback', 'support']);
export type ContactTopic = z.infer<typeof contactTopic>;

/** What the visitor was looking at when they decided to write. */
export const contactContext = z.strictObject({
  kind: z.enum(['tour', 'group-tour', 'destination', 'accommodation', 'activity', 'search', 'error-report']),
  id: z.string().check(z.maxLength(120)),
  name: z.string().check(z.maxLength(200)),
  url: z.string().check(z.maxLength(500)),
  departureId: z.optional(z.string().check(z.maxLength(120))),
  seats: z.optional(z.int().check(z.gte(1), z.lte(24))),
});
export type ContactContext = z.infer<typeof contactContext>;

export const contactMessage = z
  .strictObject({
    name: personName,
    email: emailAddress,
    phone: z.optional(phoneNumber),
    topic: contactTopic,
    message: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
    preferredContact,
    context: z.optional(contactContext),
    consent: consentGiven,
    turnstileToken: botCheckToken,
    clientRequestId,
  })
  .check(
    z.refine((form) => form.preferredContact === 'email' || form.phone !== undefined, {
      path: ['phone'],
      error: 'A phone number is needed to reach you that way.',
    }),
  );
export type ContactMessage = z.infer<typeof contactMessage>;

/** The reference a traveller can quote: short, unguessable, without characters that are mistaken for others. */
export const enquiryAccepted = z.object({
  status: z.literal('success'),
  message: z.string(),
  reference: z.string(),
});
export type EnquiryAccepted = z.infer<typeof enquiryAccepted>;
