import { peopleQuery } from '#features/people/people.queries.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';
import { ExampleNote } from '#ui/people/example-note.tsx';
import { PersonCard } from '#ui/people/person-card.tsx';
import { OfficeAddress } from '#ui/proof/office-address.tsx';

/** Who answers, and where to knock; nothing where the content says nothing, or it could not be had: one can write all the same. */
export function ContactPlanner() {
  const { data } = useListQuery(peopleQuery());
  const planner = data?.planners[0];
  const offices = data?.proof?.offices ?? [];
  return (
    <>
      {planner && (
        <section aria-labelledby="planner">
          <h2 id="planner" className="mb-6 text-title-2 leading-tight">
            Who answers
          </h2>
          <PersonCard person={planner} />
          <ExampleNote people={[planner]} className="mt-4" />
        </section>
      )}
      {offices.length > 0 && (
        <section aria-label="Our offices" className="grid gap-6">
          {offices.map((office) => (
            <OfficeAddress key={office.street} office={office} />
          ))}
        </section>
      )}
    </>
  );
}
