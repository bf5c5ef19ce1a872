import type { Person } from '#contract/people.ts';

/** `Planner since 2014 · English, Kiswahili`. A role this build does not know is its own word. */
export function personLine({ role, since, languages }: Person): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)} since ${since} · ${languages.join(', ')}`;
}

/** That nobody of these names is there, where it is so. */
export function exampleWords(people: readonly Person[]): string | undefined {
  const examples = people.filter(({ isExample }) => isExample);
  const [role, ...otherRoles] = new Set(examples.map((example) => example.role));
  if (role === undefined) return undefined;
  const whom = otherRoles.length > 0 ? 'people are' : `a ${role} is`;
  return examples.length === 1
    ? `An example of how ${whom} introduced: there is nobody of this name.`
    : `Examples of how ${whom} introduced: there is nobody of these names.`;
}
