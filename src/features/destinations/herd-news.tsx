import type { Animal } from '#contract/site/site.ts';
import { AnimalGlyph } from '#features/destinations/animal-glyph.tsx';
import { isWithin } from '#features/destinations/season-year.ts';
import { herds } from '#platform/words/herds-words.ts';

/** What the herds do in a month. The words of all months have the same room, so that nothing moves when it changes. */
export function HerdNews({ month }: { month: number }) {
  if (herds.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 text-[0.9375rem] leading-snug sm:grid-cols-3">
      {herds.map(({ name, animal, spells }) => (
        <div key={name} className="border-line-strong border-t pt-3">
          <dt className="flex h-6 items-center gap-3 font-semibold">
            {name}
            <span aria-hidden="true" className="text-[1.0625rem] text-accent">
              <AnimalGlyph animal={animalOf(spells, month) ?? animal} />
            </span>
          </dt>
          <dd className="mt-1 grid text-muted">
            {spells.map((spell) => (
              <span key={spell.from} className={`col-start-1 row-start-1 ${isWithin(spell, month) ? '' : 'invisible'}`}>
                {spell.words}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function animalOf(spells: (typeof herds)[number]['spells'], month: number): Animal | undefined {
  return Object.values(spells.find((spell) => isWithin(spell, month))?.at ?? {})[0];
}
