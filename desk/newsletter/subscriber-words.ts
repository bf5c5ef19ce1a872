import type { SubscriberConsent, SubscriberState } from '#contract/desk/subscriber-endpoints.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const stateWords: Record<SubscriberState, string> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed yet',
  ended: 'Ended',
};

export const stateTones: Record<SubscriberState, BadgeTone> = {
  confirmed: 'success',
  pending: 'sand',
  ended: 'dusk',
};

export const stepWords: Record<SubscriberConsent['step'], string> = {
  requested: 'Asked for it',
  confirmed: 'Confirmed',
  withdrawn: 'Ended it',
};

const sources: Readonly<Record<string, string>> = {
  footer: 'at the foot of the website',
  mail: 'by the link in a mail',
  staff: 'by the staff',
};

/** Where a step of a consent was taken. */
export function sourceWords(source: string): string {
  return sources[source] ?? source;
}

/** What a subscription is called where its address is forgotten. */
export const forgotten = 'Address forgotten';
