import * as z from 'zod/mini';

/** Text may break into lines; nothing else that cannot be seen belongs in it. */
const hiddenCharacter = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const lineBreaker = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** One line: whatever ends up in a mail's header, a table's cell or a log cannot break out of it. */
export const singleLine = z.refine<string>((value) => !lineBreaker.test(value), {
  error: 'This must be a single line of text.',
  abort: true,
});

export const visibleText = z.refine<string>((value) => !hiddenCharacter.test(value), {
  error: 'This holds characters that cannot be sent.',
  abort: true,
});

/** What takes no room on a page: format characters, fillers, and a blank in Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/gu;

/** That many characters must be there to be seen; what joins letters of some scripts may stand between them. */
export const visibleLength = (least: number) =>
  z.refine<string>((value) => value.replace(unseen, '').length >= least, {
    error: 'There is nothing to read in this.',
  });

/**
 * Text, @, text, dot, text (B-126). Labels exclude the dot, which keeps matching linear in the length of the input;
 * the length is capped before the pattern runs.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254, { abort: true }), singleLine, z.regex(emailPattern));

/** International form: a plus and 7 to 20 digits. */
export const phoneNumber = z.string().check(z.trim(), z.regex(/^\+\d{7,20}$/));

export const personName = z.string().check(z.trim(), singleLine, z.minLength(2), z.maxLength(100), visibleLength(2));

export const preferredContact = z.enum(['email', 'whatsapp', 'phone']);
export type PreferredContact = z.infer<typeof preferredContact>;

/** Who wants a call or a WhatsApp message has to say where. */
export const phoneWhenNeeded = z.refine<{ preferredContact: PreferredContact; phone?: string | undefined }>(
  ({ preferredContact: channel, phone }) => channel === 'email' || phone !== undefined,
  { path: ['phone'], error: 'A phone number is needed to reach you that way.' },
);

/** Makes a write safe to repeat: the same id answers with the first reference. */
export const clientRequestId = z.uuid();
