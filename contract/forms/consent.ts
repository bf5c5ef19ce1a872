import * as z from 'zod/mini';

/*
 * What visitors agree to, word for word. A stored consent names the version of its wording, so a wording that was shown
 * to anybody stays in this list for ever; a change is a new entry, named by its day.
 */

export const enquiryConsentWordings = {
  '2026-11-20': 'I agree that my details are kept and used to answer this enquiry, as the privacy policy describes.',
} as const;
export const enquiryConsentVersion = z.enum(Object.keys(enquiryConsentWordings) as ['2026-11-20']);
export type EnquiryConsentVersion = z.infer<typeof enquiryConsentVersion>;
/** The one that forms show today. */
export const currentEnquiryConsent: EnquiryConsentVersion = '2026-11-20';

export const newsletterConsentWordings = {
  '2026-11-20': 'Get Exclusive Deals & Travel Tips. Subscribe. We respect your privacy. Unsubscribe at any time.',
} as const;
export type NewsletterConsentVersion = keyof typeof newsletterConsentWordings;
export const currentNewsletterConsent: NewsletterConsentVersion = '2026-11-20';

/** Given, and nothing else: an enquiry without consent is not stored. */
export const consentGiven = z.literal(true);
