import type { ReactNode } from 'react';
import type { Person } from '#contract/people.ts';
import { PersonName } from '#ui/people/person-name.tsx';
import { personLine } from '#ui/people/person-words.ts';
import { Portrait } from '#ui/people/portrait.tsx';

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
