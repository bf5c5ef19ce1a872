import { Fish, Turtle } from 'lucide-react';
import type { Animal } from '#features/destinations/herd-year.ts';

/**
 * Herds walk along the top of the footer already: these are cut out of that picture, a letter high. How far in they stand and
 * how wide they are follows from `public/frieze.svg`.
 */
const cut = {
  wildebeest: 'w-[1.5em] [mask:url(/frieze.svg)_-10.46em_-1.85em/41.23em_2.933em_no-repeat]',
  elephants: 'w-[1.86em] [mask:url(/frieze.svg)_-3.42em_-1.28em/33.43em_2.378em_no-repeat]',
};

/** A wildebeest on its way, an elephant, or who swims by. */
export function AnimalGlyph({ animal }: { animal: Animal | 'wildebeest' }) {
  if (animal === 'wildebeest' || animal === 'elephants') {
    return <span className={`block h-[0.96em] bg-current forced-colors:bg-[CanvasText] ${cut[animal]}`} />;
  }
  if (animal === 'whale') return <Fluke />;
  const Icon = animal === 'turtle' ? Turtle : Fish;
  return <Icon size="1.35em" strokeWidth={2} className="block" />;
}

/** A whale's, as it goes under. */
function Fluke() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="1.35em" height="1.35em" className="block fill-current">
      <path d="M1 4c6-1 10 1 11 6c1-5 5-7 11-6c-1 5-5 8-9 8c0 3 0 6 1 9h-6c1-3 1-6 1-9c-4 0-8-3-9-8z" />
    </svg>
  );
}
