import { likeness } from '#server/content/files/likeness.ts';
import { slugify } from '#server/content/files/slugify.ts';

/** How alike two words must be, from 0 to 1, before a writer is asked whether one was meant. */
const alikeEnough = 0.4;
const mostNamed = 12;

/** `did you mean "mid"?`, or all there are, or, where they are many, nothing but what `kind` they are. */
export function meantWords(written: string, known: readonly string[], kind: string): string {
  const nearest = nearestWord(written, known);
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  return known.length > 0 && known.length <= mostNamed ? `write one of ${known.join(', ')}` : `write ${kind}`;
}

export function nearestWord(written: string, known: readonly string[]): string | undefined {
  const wanted = slugify(written.slice(0, 120));
  const [best] = known
    .map((word) => ({ word, alike: likeness(wanted, slugify(word)) }))
    .filter(({ alike }) => alike >= alikeEnough)
    .toSorted((one, other) => other.alike - one.alike);
  return best?.word;
}
