import type { Person } from '#contract/people.ts';
import { exampleWords } from '#ui/people/person-words.ts';

/** Says of people who are examples that they are; nothing of real ones. */
export function ExampleNote({ people, className = '' }: { people: readonly Person[]; className?: string }) {
  const words = exampleWords(people);
  return words && <p className={`text-label text-muted ${className}`}>{words}</p>;
}
