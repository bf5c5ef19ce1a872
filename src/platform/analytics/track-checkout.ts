import type { Subject } from '#platform/analytics/site-event.ts';
import { track } from '#platform/analytics/track.ts';

const begun = new Set<string>();

/** An enquiry or a trip of one's own is begun; told once a visit for each page it is begun on. */
export function trackCheckoutStart(subject: Subject): void {
  const key = `${subject.kind} ${subject.id}`;
  if (begun.has(key)) return;
  begun.add(key);
  track({ name: 'InitiateCheckout', ...subject });
}
