import { likelihoods } from '#contract/choices.ts';
import type { Likelihood } from '#contract/destinations.ts';
import type { Destination } from '#contract/details.ts';
import { capitalise } from '#platform/format/words.ts';

/** The surest first. */

/** What lives here, grouped by how likely a guest is to see it. */
export function WildlifeList({ wildlife }: { wildlife: Destination['wildlife'] }) {
  return (
    <div className="border-line border-t">
      {likelihoods.map((chance) => {
        const animals = wildlife.filter((animal) => animal.likelihood === chance);
        if (animals.length === 0) return null;
        return (
          <div key={chance} className="grid gap-x-8 gap-y-4 border-line border-b py-6 sm:grid-cols-[9rem_1fr]">
            <div>
              <h3 className="text-accent text-xl leading-snug">{capitalise(chance)}</h3>
              <ChanceSuns chance={chance} />
            </div>
            <ul className="grid content-start gap-x-10 gap-y-4 sm:grid-cols-2">
              {animals.map(({ species, note }) => (
                <li key={species} className="leading-snug">
                  <span className="block font-semibold">{species}</span>
                  {note && <span className="mt-0.5 block text-[0.96875rem] text-muted">{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** Four suns for almost certain, one for rare; the word beside them says it too. */
function ChanceSuns({ chance }: { chance: Likelihood }) {
  const lit = likelihoods.length - likelihoods.indexOf(chance);
  return (
    <span aria-hidden="true" className="mt-2 flex gap-1.5">
      {likelihoods.map((step, index) => (
        <span
          key={step}
          className={`size-3 rounded-full ${index < lit ? 'bg-sun ring-2 ring-sun/30' : 'ring-1 ring-line-strong'}`}
        />
      ))}
    </span>
  );
}
