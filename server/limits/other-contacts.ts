import type { Operator } from '#server/settings/operator.ts';

/** How to reach people when the form cannot; said wherever a form is refused through no fault of its sender. */
export function otherContacts({ phone, email, whatsapp }: Operator): string {
  return `You can also call ${phone}, write to ${email} or send a WhatsApp message to +${whatsapp}.`;
}
