import * as z from 'zod/mini';
import { contactTopics, roomPreferences } from '#contract/choices.ts';
import { botCheckToken } from '#contract/forms/bot-check.ts';
import { cameFromIfKnown } from '#contract/forms/came-from.ts';
import { consentGiven, enquiryConsentVersion } from '#contract/forms/consent.ts';
import {
  clientRequestId,
  emailAddress,
  personName,
  phoneNumber,
  phoneWhenNeeded,
  preferredContact,
  singleLine,
  visibleLength,
  visibleText,
} from '#contract/forms/contact-details.ts';

export const contactTopic = z.enum(contactTopics);
export type ContactTopic = z.infer<typeof contactTopic>;

/** What the visitor was looking at when they decided to write. */
export const contactContext = z.strictObject({
  kind: z.enum(['tour', 'group-tour', 'destination', 'accommodation', 'activity', 'search', 'error-report']),
  id: z.string().check(singleLine, z.maxLength(120)),
  name: z.string().check(singleLine, z.maxLength(200)),
  /** An address of this site, from the slash on. */
  url: z.string().check(singleLine, z.maxLength(500), z.regex(/^\/(?![/\\])/)),
  departureId: z.optional(z.string().check(singleLine, z.maxLength(120))),
  seats: z.optional(z.int().check(z.gte(1), z.lte(24))),
  /** Of one who takes one seat. */
  room: z.optional(z.enum(roomPreferences)),
});
export type ContactContext = z.infer<typeof contactContext>;

export const contactMessage = z
  .strictObject({
    name: personName,
    email: emailAddress,
    phone: z.optional(phoneNumber),
    topic: contactTopic,
    message: z.string().check(z.trim(), visibleText, z.minLength(10), z.maxLength(2000), visibleLength(10)),
    preferredContact,
    context: z.optional(contactContext),
    cameFrom: cameFromIfKnown,
    consent: consentGiven,
    /** The wording that was shown; today's when left out. */
    consentVersion: z.optional(enquiryConsentVersion),
    turnstileToken: botCheckToken,
    clientRequestId,
  })
  .check(phoneWhenNeeded);
export type ContactMessage = z.infer<typeof contactMessage>;

/** The reference a traveller can quote: short, unguessable, without characters that are mistaken for others. */
export const enquiryAccepted = z.object({
  status: z.literal('success'),
  message: z.string(),
  reference: z.string(),
});
