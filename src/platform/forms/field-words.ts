import type * as z from 'zod/mini';
import { emailWords, phoneWords } from '#contract/forms/contact-details.ts';

/** What zod says of an error: its kind, where it is, and what was given. */
type Issue = z.core.$ZodRawIssue;

/** What to say when a field's value is refused, by the field's path (`contact.email`), or by the kind of error where one rule has all. */
export type FieldWords =
  | Readonly<Record<string, string | { tooLong: string | ((given: string) => string); otherwise: string }>>
  | ((issue: Issue) => string);

/** The words every form uses for the fields every form has. */
export const contactFieldWords = {
  name: { tooLong: 'Please keep your name to 100 characters.', otherwise: 'Please enter your name.' },
  email: emailWords,
  phone: phoneWords,
  preferredContact: 'Please choose how we should answer.',
} as const;

export const consentWords = 'Please agree, so that we may keep your details and answer.';

export const unknownError = 'Please check this once more.';

export function wordsFor(words: FieldWords): (issue: Issue) => string {
  if (typeof words === 'function') return words;
  return ({ code, path = [], input }) => {
    const known = words[path.join('.')] ?? unknownError;
    if (typeof known === 'string') return known;
    if (code !== 'too_big') return known.otherwise;
    return typeof known.tooLong === 'string' ? known.tooLong : known.tooLong(String(input));
  };
}
