import { type ReferredKind, referredKinds } from '#contract/desk/content-form.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';

/** Something a reference can name. */
export interface Choice {
  value: string;
  label: string;
}

/** What references of these kinds can name of what the site shows, in the order of their names. */
export function referenceChoices(catalogue: Catalogue, kinds: ReadonlySet<ReferredKind>): Record<string, Choice[]> {
  return Object.fromEntries(
    referredKinds
      .filter((kind) => kinds.has(kind))
      .map((kind) => [kind, choicesOf[kind](catalogue).toSorted((a, b) => a.label.localeCompare(b.label, 'en'))]),
  );
}

const choicesOf: Readonly<Record<ReferredKind, (catalogue: Catalogue) => Choice[]>> = {
  tours: ({ tours }) => named(tours),
  'group-tours': ({ groupTours }) => named(groupTours),
  destinations: ({ destinations }) => named(destinations),
  activities: ({ activities }) => named(activities),
  accommodations: ({ accommodations }) =>
    [...accommodations.values()].map(({ summary: { slug, name, destinationName } }) => ({
      value: slug,
      label: `${name}, ${destinationName}`,
    })),
  fees: ({ fees }) => fees.map(({ slug, name }) => ({ value: slug, label: name })),
  planners: (catalogue) => peopleWho(catalogue, 'planner'),
  guides: (catalogue) => peopleWho(catalogue, 'guide'),
};

function named(records: ReadonlyMap<string, { summary: { slug: string; name: string } }>): Choice[] {
  return [...records.values()].map(({ summary: { slug, name } }) => ({ value: slug, label: name }));
}

function peopleWho({ people }: Catalogue, work: string): Choice[] {
  return people.filter(({ role }) => role === work).map(({ slug, name }) => ({ value: slug, label: name }));
}
