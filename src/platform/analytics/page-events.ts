import { matchPage } from '#contract/pages.ts';
import type { Subject } from '#platform/analytics/site-event.ts';

const begun = new Set<string>();
const nothing = () => {};

/** An enquiry or a trip of one's own is begun; counted once a visit for each page it is begun on. */
export function trackCheckoutStart(subject: Subject): void {
  const key = `${subject.kind} ${subject.id}`;
  if (begun.has(key)) return;
  begun.add(key);
  // Needed by no form before it is begun; what is counted is never worth a word.
  import('#platform/analytics/track.ts').then(({ track }) => track({ name: 'InitiateCheckout', ...subject }), nothing);
}

/** What a page is about. An address without a page is only that: what stood in it may be anything. */
export function subjectOf(pathname: string): Subject {
  const match = matchPage(pathname);
  if (match === undefined) return { kind: 'not-found' };
  const { page, slug } = match;
  return 'collection' in page ? { kind: page.collection, id: slug } : { kind: page.path };
}
