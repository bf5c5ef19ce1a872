import type { SubscriberConsent, SubscriberState } from '#contract/desk/subscriber-endpoints.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const stateNames: Record<SubscriberState, string> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed yet',
  ended: 'Ended',
};

export const stateTones: Record<SubscriberState, BadgeTone> = {
  confirmed: 'success',
  pending: 'sand',
  ended: 'dusk',
};

export const stepNames: Record<SubscriberConsent['step'], string> = {
  requested: 'Asked for it',
  confirmed: 'Confirmed',
  withdrawn: 'Ended it',
};

/** Where a step of a consent was taken; one that came after this build has its own word. */
export const sourceNames: Readonly<Record<string, string>> = {
  footer: 'at the foot of the website',
  mail: 'by the link in a mail',
  staff: 'by the staff',
};

/** What a subscription is called where its address is forgotten. */
export const forgotten = 'Address forgotten';
