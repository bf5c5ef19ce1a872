import type { Person } from '#contract/people.ts';
import { Badge } from '#ui/badge.tsx';

/** A name, with the word that marks an example. */
export function PersonName({ person: { name, isExample } }: { person: Person }) {
  return (
    <>
      <span>{name}</span>
      {isExample && (
        <>
          {' '}
          <span className="inline-flex align-middle font-text">
            <Badge>Example</Badge>
          </span>
        </>
      )}
    </>
  );
}
