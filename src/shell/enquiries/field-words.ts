import { emailWords, phoneWords } from '#contract/contact-details.ts';

/** What zod tells of a fault: its kind, and where it is. */
interface Issue {
  code: string;
  path?: readonly PropertyKey[] | undefined;
}

/** What to say when a field's value is refused, by the field's path (`contact.email`). */
export type FieldWords = Readonly<Record<string, string | { tooLong: string; otherwise: string }>>;

/** The words every form uses for the fields every form has. */
export const contactFieldWords = {
  name: { tooLong: 'Please keep your name to 100 characters.', otherwise: 'Please enter your name.' },
  email: emailWords,
  phone: phoneWords,
  preferredContact: 'Please choose how we should answer.',
} as const;

export const consentWords = 'Please agree, so that we may keep your details and answer.';

export function wordsFor(words: FieldWords) {
  return ({ code, path = [] }: Issue): string => {
    const known = words[path.join('.')];
    if (known === undefined) return 'Please check this once more.';
    if (typeof known === 'string') return known;
    return code === 'too_big' ? known.tooLong : known.otherwise;
  };
}
