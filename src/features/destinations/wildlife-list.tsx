import { likelihoods } from '#contract/choices.ts';
import type { Likelihood } from '#contract/destinations.ts';
import type { Destination } from '#contract/details.ts';
import { capitalise } from '#platform/format/words.ts';

/** What lives here, grouped by how likely a guest is to see it, the surest first. */
export function WildlifeList({ wildlife }: { wildlife: Destination['wildlife'] }) {
  return (
    <div className="border-line border-t">
      {likelihoods.map((chance) => {
        const animals = wildlife.filter((animal) => animal.likelihood === chance);
        if (animals.length === 0) return null;
        return (
          <div
            key={chance}
            className="grid gap-x-8 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[9rem_1fr] sm:gap-y-4 sm:py-6"
          >
            <div className="flex items-center justify-between sm:block">
              <h3 className="text-accent text-xl leading-snug">{capitalise(chance)}</h3>
              <ChanceSuns chance={chance} />
            </div>
            <ul className="grid content-start gap-x-10 gap-y-2 sm:grid-cols-2 sm:gap-y-4">
              {animals.map(({ species, note }) => (
                <li key={species} className="leading-snug">
                  <span className="font-semibold sm:block">{species}</span>{' '}
                  {note && <span className="text-[0.96875rem] text-muted sm:mt-0.5 sm:block">{note}</span>}
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
    <span aria-hidden="true" className="flex gap-1.5 sm:mt-2">
      {likelihoods.map((step, index) => (
        <span
          key={step}
          className={`size-3 rounded-full ${index < lit ? 'bg-sun ring-2 ring-sun/30' : 'ring-1 ring-line-strong'}`}
        />
      ))}
    </span>
  );
}
