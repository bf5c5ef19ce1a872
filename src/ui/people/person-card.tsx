import type { Person } from '#contract/people.ts';
import { captionOf } from '#platform/images/photograph-caption.ts';
import { CheckList } from '#ui/check-list.tsx';
import { PersonName } from '#ui/people/person-name.tsx';
import { personLine } from '#ui/people/person-words.ts';
import { Portrait } from '#ui/people/portrait.tsx';
import { paperWords } from '#ui/proof/paper-words.ts';

/** Somebody with all that is told of them. */
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
