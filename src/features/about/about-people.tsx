import { AboutChapter } from '#features/about/about-chapter.tsx';
import { peopleQuery } from '#features/people/people.queries.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ExampleNote } from '#ui/people/example-note.tsx';
import { PersonCard } from '#ui/people/person-card.tsx';

/** Everybody a traveller may have to do with; no chapter where the content names nobody. */
export function AboutPeople() {
  const { data } = useListQuery(peopleQuery());
  const people = data === undefined ? [] : [...data.planners, ...data.guides];
  if (people.length === 0) return null;
  return (
    <AboutChapter id="people" title="Planners and guides">
      <ExampleNote people={people} />
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.slug}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </AboutChapter>
  );
}
