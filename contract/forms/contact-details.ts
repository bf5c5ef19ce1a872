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

/** What copying brings along and nobody sees: marks of direction, joiners, spaces of no width, and how an emoji is drawn. */
const copiedAlong = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text, @, text, dot, text (B-126). Labels exclude the dot, which keeps matching linear in the length of the input;
 * the length is capped before the pattern runs.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Whether a mail can be written to an address of that pattern: no quotes, brackets, commas or comments, which some program on
 * the way would read as several addresses or none, and no letters before the @ that not every mail server takes (RFC 6531).
 */
export function isMailable(email: string): boolean {
  const [localPart = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  return (
    email.length <= 254 &&
    localPart.length <= 64 &&
    more.length === 0 &&
    localPart.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}

/** An address as it was meant: without the brackets, the scheme and the comma it was copied with. */
function tidyEmail(given: string): string {
  if (given.length > longestField) return given;
  const plain = given.replace(copiedAlong, '').trim();
  const bracketed = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1, -1) : plain;
  return bracketed
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[,;.]$/, '');
}

/** More than anybody copies by mistake. */
const longestField = 400;

/** Said by browser and server of what is no address, and of what is no number. */
export const emailWords = 'Please enter a valid email address.';
export const phoneWords = 'Please enter the number with its country code, such as +44 20 7946 0000.';

/** An address mails can be sent to; what was plainly copied along is taken off. */
export const emailAddress = z
  .string()
  .check(
    z.overwrite(tidyEmail),
    z.maxLength(254, { abort: true }),
    singleLine,
    z.regex(emailPattern, { error: emailWords, abort: true }),
    z.refine<string>(isMailable, { error: emailWords }),
  );

/** International form: a plus and 7 to 20 digits. */
const phonePattern = /^\+\d{7,20}$/;

/** Between the digits of a number, in any script: spaces, dashes, brackets, dots, slashes. */
const phoneSeparators = /[\s\p{Pd}\u2212().·/]/gu;

/**
 * A telephone number as it is dialled from abroad: `tel:+44 (0)20 7946-0958` is `+442079460958`, and so is `0044…`. The zero that is
 * only dialled at home goes, but in Italy it is part of the number.
 */
export function tidyPhone(given: string): string {
  if (given.length > longestField) return given;
  const plain = given.normalize('NFKC').replace(copiedAlong, '').trim().replace(/^tel:/i, '');
  const international = plain
    .replace(/^00\s?/, '+')
    .replace(/^(\+\s?\d+)\s*\(0\)/, (_, country: string) =>
      country.replace(/\s/, '') === '+39' ? `${country}0` : country,
    );
  return international.replace(phoneSeparators, '');
}

/** A number with its country's; what was copied along and what is written between the digits is taken off. */
export const phoneNumber = z.string().check(z.overwrite(tidyPhone), z.regex(phonePattern, { error: phoneWords }));

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
