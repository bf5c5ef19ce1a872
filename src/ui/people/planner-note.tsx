import type { Person } from '#contract/people.ts';
import { ExampleNote } from '#ui/people/example-note.tsx';
import { PersonRow } from '#ui/people/person-row.tsx';

/** Who answers, in as few lines as stand beside a price or a form. */
export function PlannerNote({ planner }: { planner: Person }) {
  return (
    <PersonRow person={planner}>
      <ExampleNote people={[planner]} className="mt-0.5" />
    </PersonRow>
  );
}
