import type { Person } from '#contract/people.ts';
import type { Picture } from '#contract/picture.ts';
import type { PersonFile } from '#server/catalogue/content/content-schema.ts';

export function personOf({ order: _order, ...person }: PersonFile): Person {
  return { ...person, portrait: portraitOf(person) };
}

/** The one place that decides which portrait somebody has. Nobody has one yet, and their initials stand in its frame. */
function portraitOf(_person: Pick<PersonFile, 'slug' | 'name'>): Picture | undefined {
  return undefined;
}
