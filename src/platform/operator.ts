import { env } from '#platform/env.ts';

/** Who runs the safaris and how to reach them: configuration, shown wherever a visitor may want to write or call. */
export const operator = {
  name: env.VITE_SITE_NAME,
  phone: env.VITE_SITE_PHONE,
  phoneHref: `tel:${env.VITE_SITE_PHONE.replace(/[^+\d]/g, '')}`,
  email: env.VITE_SITE_EMAIL,
  emailHref: `mailto:${env.VITE_SITE_EMAIL}`,
  openingHours: 'Mon-Fri: 8AM-6PM EAT',
  location: 'Nairobi, Kenya',
  licence: env.VITE_SITE_LICENCE,
  social: {
    facebook: env.VITE_SITE_FACEBOOK,
    instagram: env.VITE_SITE_INSTAGRAM,
    tiktok: env.VITE_SITE_TIKTOK,
  },
} as const;

/** WhatsApp cuts longer messages off on some phones. */
const longestMessage = 900;

/** Half a character, as a cut through an emoji leaves it; no address can hold one. */
const halfCharacter = /\p{Cs}/gu;

/** A link that opens a chat with the operator, with a message to start from. */
export function whatsAppHref(message?: string): string {
  const base = `https://wa.me/${env.VITE_SITE_WHATSAPP}`;
  if (message === undefined) return base;
  const text = message.slice(0, longestMessage).replace(halfCharacter, '');
  return `${base}?text=${encodeURIComponent(text)}`;
}

/** Windows opens no address of more than some 2,000 characters. */
const longestMailHref = 1900;

function mailHrefWith(body: string): string {
  return `${operator.emailHref}?body=${encodeURIComponent(body.replace(halfCharacter, ''))}`;
}

/** A link that starts a mail to the operator with this text in it, or with as much of its beginning as programs take. */
export function mailHref(message?: string): string {
  if (message === undefined) return operator.emailHref;
  let text = message;
  while (mailHrefWith(text).length > longestMailHref) text = `${text.slice(0, Math.floor(text.length * 0.95) - 2)} …`;
  return mailHrefWith(text);
}

/** Whether a mail started by a link holds the beginning of this text only. */
export function isCutInMail(message: string): boolean {
  return mailHrefWith(message).length > longestMailHref;
}
