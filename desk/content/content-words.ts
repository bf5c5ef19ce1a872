import type { ContentKind } from '#contract/desk/content.ts';

/** What the kinds are called: all of them, and one. */
export const kindNames: Readonly<Record<ContentKind, { many: string; one: string }>> = {
  tours: { many: 'Tours', one: 'tour' },
  'group-tours': { many: 'Group tours', one: 'group tour' },
  destinations: { many: 'Destinations', one: 'destination' },
  places: { many: 'Places', one: 'place' },
  accommodations: { many: 'Stays', one: 'stay' },
  activities: { many: 'Activities', one: 'activity' },
  blog: { many: 'Articles', one: 'article' },
  inspirations: { many: 'Stories', one: 'story' },
  faq: { many: 'Questions', one: 'list of questions' },
  legal: { many: 'Legal texts', one: 'legal text' },
  fees: { many: 'Park fees', one: 'park fee' },
  'other-costs': { many: 'Other costs', one: 'other cost' },
  people: { many: 'People', one: 'person' },
  reviews: { many: 'Reviews', one: 'review' },
  site: { many: 'Home and About', one: 'page' },
};

/** Questions stand in a file for each subject, and every site has its legal texts, its home page and its page about itself. */
export const begunKinds: readonly ContentKind[] = (Object.keys(kindNames) as ContentKind[]).filter(
  (kind) => kind !== 'faq' && kind !== 'legal' && kind !== 'site',
);

/** `tours/mara-classic.json` → the record it is of; undefined for a file that is none. */
export function recordOf(file: string): { kind: ContentKind; name: string } | undefined {
  const [, folder = '', name = ''] = /^([a-z-]+)\/([a-z0-9-]+)\.(?:json|md)$/.exec(file) ?? [];
  // Of the operator's words two are records, which the desk changes.
  const isRecord = folder !== 'site' || name === 'home' || name === 'about';
  return isRecord && Object.hasOwn(kindNames, folder) ? { kind: folder as ContentKind, name } : undefined;
}
