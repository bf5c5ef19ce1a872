import { type MailContent, paragraph } from '#server/mail/content/mail-content.ts';
import { confirmationDays } from '#server/newsletter/newsletter-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface NewsletterLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Asks the owner of an address whether it was them. */
export function confirmationLetter({ confirmUrl }: NewsletterLinks, operator: Operator): MailContent {
  return {
    subject: 'Please confirm your subscription',
    heading: 'One more step',
    parts: [
      paragraph(
        `Somebody, most likely you, asked for the newsletter of ${operator.name} at this address. Please confirm that it was you. The link works for ${confirmationDays} days.`,
      ),
      { kind: 'button', label: 'Confirm my subscription', href: confirmUrl },
    ],
    footer: [
      `${operator.signature} · ${operator.siteUrl}`,
      'If it was not you, do nothing: without your confirmation we send no newsletter.',
    ],
  };
}

/** Says that it worked, and how to end it. */
export function welcomeLetter({ unsubscribeUrl }: NewsletterLinks, operator: Operator): MailContent {
  return {
    subject: 'You are subscribed',
    heading: 'Welcome',
    parts: [
      paragraph(
        `You will hear from us when there is something worth reading: deals, seasons and travel tips from ${operator.name}. Keep this message: its link ends your subscription at any time.`,
      ),
      { kind: 'button', label: 'Unsubscribe', href: unsubscribeUrl },
    ],
    footer: [`${operator.signature} · ${operator.siteUrl}`, 'We respect your privacy. Unsubscribe at any time.'],
  };
}
