import type { Person } from '#contract/people.ts';
import { people as peopleWords } from '#platform/words/people-words.ts';

/** Says of people who are examples that they are, that nobody of these names is there; nothing of real ones. */
export function ExampleNote({ people, className = '' }: { people: readonly Person[]; className?: string }) {
  const examples = people.filter(({ isExample }) => isExample);
  const [role, ...otherRoles] = new Set(examples.map((example) => example.role));
  const words = peopleWords.notices;
  if (role === undefined || words === undefined) return null;
  const [one, several] = role === 'planner' ? [words.planner, words.planners] : [words.guide, words.guides];
  const isOfOneRole = otherRoles.length === 0 && (role === 'planner' || role === 'guide');
  const note = isOfOneRole ? (examples.length === 1 ? one : several) : words.both;
  return <p className={`text-label text-muted ${className}`}>{note}</p>;
}
