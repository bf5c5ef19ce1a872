import type { ContactContext, ContactTopic } from '#contract/contact.ts';
import type { PreferredContact } from '#contract/contact-details.ts';
import { consentVersion } from '#shell/enquiries/consent-field.tsx';
import { consentWords, contactFieldWords, type FieldWords } from '#shell/enquiries/field-words.ts';

export interface ContactFormValues {
  name: string;
  email: string;
  phone: string;
  topic: ContactTopic;
  message: string;
  preferredContact: PreferredContact;
  consent: boolean;
}

export const emptyContactForm: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  topic: 'custom',
  message: '',
  preferredContact: 'email',
  consent: false,
};

export const longestMessage = 2000;

export const contactWords: FieldWords = {
  ...contactFieldWords,
  topic: 'Please choose what it is about.',
  message: {
    tooLong: 'Please keep the message to 2,000 characters.',
    otherwise: 'Please write a sentence or two: 10 characters at least.',
  },
  consent: consentWords,
};

/** The call's body. A telephone number may be left out only by those who want no call. */
export function contactBody({ phone, ...values }: ContactFormValues, context: ContactContext | undefined) {
  const number = phone.trim();
  const needsNumber = values.preferredContact !== 'email';
  return {
    ...values,
    ...((needsNumber || number !== '') && { phone: number }),
    ...(context && { context }),
    consentVersion,
  };
}

/** The same in a chat: what it is about, then what was written. */
export function contactChat(
  { name, message }: ContactFormValues,
  subject: string | undefined,
  reference?: string,
): string {
  const about = subject === undefined ? 'Hello, I have a question.' : `Hello, I am writing about: ${subject}.`;
  return [about, reference && `Reference: ${reference}.`, message.trim(), name.trim()].filter(Boolean).join('\n');
}
