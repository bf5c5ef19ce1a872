import { words } from '#platform/words/operator-words.ts';

/** A link that dials. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Who runs the safaris and how to reach them, shown wherever a visitor may want to write or call. */
export const operator = {
  ...words,
  phoneHref: telHref(words.phone),
  emailHref: `mailto:${words.email}`,
};

/** WhatsApp cuts longer messages off on some phones. */
const longestMessage = 900;

/** Half a character, as a cut through an emoji leaves it; no address can hold one. */
const halfCharacter = /\p{Cs}/gu;

/** A link that opens a chat with the operator, with a message to start from. */
export function whatsAppHref(message?: string): string {
  const base = `https://wa.me/${words.whatsapp}`;
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
