import type { SubscriberConsent, SubscriberState } from '#contract/desk/subscriber-endpoints.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

export const subscriberLooks: Readonly<Record<SubscriberState, StateLook>> = {
  confirmed: { name: 'Subscribed', tone: 'success' },
  pending: { name: 'Not confirmed yet', tone: 'sand' },
  ended: { name: 'Ended', tone: 'dusk' },
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
