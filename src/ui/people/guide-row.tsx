import type { Person } from '#contract/people.ts';
import { ExampleNote } from '#ui/people/example-note.tsx';
import { PersonRow } from '#ui/people/person-row.tsx';

/** Guides side by side, and below each other on a phone. */
export function GuideRow({ guides }: { guides: readonly Person[] }) {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-5 lg:gap-x-14 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <PersonRow person={guide} />
          </li>
        ))}
      </ul>
      <ExampleNote people={guides} className="mt-4" />
    </>
  );
}
