import type { RoomPreference } from '#contract/choices.ts';
import { currentEnquiryConsent } from '#contract/forms/consent.ts';
import type { ContactTopic } from '#contract/forms/contact.ts';
import type { PreferredContact } from '#contract/forms/contact-details.ts';
import type { ContactSubject } from '#features/contact/use-contact-subject.ts';
import { consentWords, contactFieldWords, type FieldWords } from '#platform/forms/field-words.ts';

export interface ContactFormValues {
  name: string;
  email: string;
  phone: string;
  topic: ContactTopic;
  message: string;
  preferredContact: PreferredContact;
  /** Of one who takes one seat on a group tour. */
  room: RoomPreference;
  consent: boolean;
}

export const emptyContactForm: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  topic: 'custom',
  message: '',
  preferredContact: 'email',
  room: 'own',
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
export function contactBody({ phone, room, ...values }: ContactFormValues, subject: ContactSubject | undefined) {
  const number = phone.trim();
  const needsNumber = values.preferredContact !== 'email';
  return {
    ...values,
    ...((needsNumber || number !== '') && { phone: number }),
    ...(subject && { context: { ...subject.context, ...(asksForRoom(subject) && { room }) } }),
    consentVersion: currentEnquiryConsent,
  };
}

/** One traveller pays a supplement, or shares where the operator looks for somebody to share with. */
export function asksForRoom({ asked }: ContactSubject): boolean {
  return asked?.seats === 1 && asked.departure.offersSharing === true && asked.departure.singleSupplement > 0;
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
