import type { ReactNode } from 'react';
import type { Person } from '#contract/records/people.ts';
import { captionOf } from '#platform/images/picture-sources.ts';
import { people as peopleWords } from '#platform/words/people-words.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { Portrait } from '#ui/people/portrait.tsx';
import { paperWords } from '#ui/proof.tsx';

/** Somebody with all that is known of them. */
export function PersonCard({ person }: { person: Person }) {
  const { licence, strengths, portrait } = person;
  return (
    <div className="flex gap-4 sm:gap-5">
      <Portrait person={person} size="large" />
      <div className="min-w-0">
        <h3 className="text-title-3 leading-tight">
          <PersonName person={person} />
        </h3>
        <p className="mt-1 text-label text-muted">{personLine(person)}</p>
        {licence && <p className="figures text-label text-muted">{paperWords(licence)}</p>}
        {portrait?.photo && <p className="text-label text-muted">{captionOf(portrait)}</p>}
        {strengths.length > 0 && (
          <div className="mt-3 text-[0.96875rem]">
            <CheckList items={strengths} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Somebody in two lines, beside their portrait. */
export function PersonRow({ person, children }: { person: Person; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3.5 leading-snug">
      <Portrait person={person} />
      <div className="min-w-0">
        <p className="font-semibold">
          <PersonName person={person} />
        </p>
        <p className="text-label text-muted">{personLine(person)}</p>
        {children}
      </div>
    </div>
  );
}

/** A name, with the word that marks an example. */
function PersonName({ person: { name, isExample } }: { person: Person }) {
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

/** `Planner since 2014 · English, Kiswahili`. A role this build does not know is its own word. */
function personLine({ role, since, languages }: Person): string {
  return `${role.charAt(0).toUpperCase()}${role.slice(1)} since ${since} · ${languages.join(', ')}`;
}

/** Who answers, in as few lines as stand beside a price or a form. */
export function PlannerNote({ planner }: { planner: Person }) {
  return (
    <PersonRow person={planner}>
      <ExampleNote people={[planner]} className="mt-0.5" />
    </PersonRow>
  );
}

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
