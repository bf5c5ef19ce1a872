import type { Person } from '#contract/records/people.ts';
import { photographsOf } from '#server/content/catalogue/photographs.ts';
import type { PersonFile } from '#server/content/catalogue/records/content-schema.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** Somebody with their portrait, where there is one and it is made. */
export function personOf({ order: _order, photographs, ...person }: PersonFile, made: MadePhotographs): Person {
  const [portrait] = photographsOf(made, 'people', { slug: person.slug, photographs });
  return { ...person, portrait };
}
