import type { Person } from '#contract/records/people.ts';
import { dot } from '#contract/words/dot.ts';
import { captionOf } from '#platform/images/picture-sources.ts';
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
export function PersonRow({ person }: { person: Person }) {
  return (
    <div className="flex items-center gap-3.5 leading-snug">
      <Portrait person={person} />
      <div className="min-w-0">
        <p className="font-semibold">
          <PersonName person={person} />
        </p>
        <p className="text-label text-muted">{personLine(person)}</p>
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
  return `${role.charAt(0).toUpperCase()}${role.slice(1)} since ${since}${dot}${languages.join(', ')}`;
}
