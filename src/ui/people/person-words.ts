import type { Person } from '#contract/people.ts';
import { people as peopleWords } from '#platform/words/people-words.ts';

/** `Planner since 2014 · English, Kiswahili`. A role this build does not know is its own word. */
export function personLine({ role, since, languages }: Person): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)} since ${since} · ${languages.join(', ')}`;
}

/** That nobody of these names is there, where it is so. */
export function exampleWords(people: readonly Person[]): string | undefined {
  const examples = people.filter(({ isExample }) => isExample);
  const [role, ...otherRoles] = new Set(examples.map((example) => example.role));
  const words = peopleWords.notices;
  if (role === undefined || words === undefined) return undefined;
  const isOne = examples.length === 1;
  if (otherRoles.length > 0) return words.both;
  if (role === 'planner') return isOne ? words.planner : words.planners;
  if (role === 'guide') return isOne ? words.guide : words.guides;
  return words.both;
}
