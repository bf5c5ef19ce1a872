import { Fish, Turtle } from 'lucide-react';
import type { Animal } from '#contract/site/site.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/**
 * Herds walk along the top of the footer already: these are cut out of that picture, a character high. How far in they stand and
 * how wide they are follows from `public/frieze.svg`, in em.
 */
const cut = {
  wildebeest: { width: 1.5, mask: 'url(/frieze.svg) -10.46em -1.85em / 41.23em 2.933em no-repeat' },
  elephants: { width: 1.86, mask: 'url(/frieze.svg) -3.42em -1.28em / 33.43em 2.378em no-repeat' },
};

/** A wildebeest on its way, an elephant, or who swims by. Their cut is a style, so they come with the script. */
export function AnimalGlyph({ animal }: { animal: Animal }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  if (animal === 'wildebeest' || animal === 'elephants') {
    const { width, mask } = cut[animal];
    const style = {
      width: `${width}em`,
      height: '.96em',
      mask,
      background: 'currentColor',
      forcedColorAdjust: 'none',
    } as const;
    return <span className="block" style={style} />;
  }
  if (animal === 'whale') return <Fluke />;
  const Icon = animal === 'turtle' ? Turtle : Fish;
  return <Icon size="1.35em" strokeWidth={2} className="block" />;
}

/** A whale's, as it goes under. */
function Fluke() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="1.35em" height="1.35em" fill="currentColor" className="block">
      <path d="M1 4c6-1 10 1 11 6c1-5 5-7 11-6c-1 5-5 8-9 8c0 3 0 6 1 9h-6c1-3 1-6 1-9c-4 0-8-3-9-8z" />
    </svg>
  );
}
