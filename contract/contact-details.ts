import * as z from 'zod/mini';

/**
 * Text, @, text, dot, text (spec §5). Labels exclude the dot, which keeps matching linear in the length of the input;
 * the length is capped before the pattern runs.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const emailAddress = z.string().check(z.trim(), z.maxLength(254, { abort: true }), z.regex(emailPattern));

/** International form: a plus and 7 to 20 digits. */
export const phoneNumber = z.string().check(z.trim(), z.regex(/^\+\d{7,20}$/));

export const personName = z.string().check(z.trim(), z.minLength(2), z.maxLength(100));

export const preferredContact = z.enum(['email', 'whatsapp', 'phone']);
export type PreferredContact = z.infer<typeof preferredContact>;

export const botCheckToken = z.string().check(z.minLength(1), z.maxLength(4096));

/** Makes a write safe to repeat: the same id answers with the first reference. */
export const clientRequestId = z.uuid();

/** Given, and nothing else: an enquiry without consent is not stored. */
export const consentGiven = z.literal(true);
