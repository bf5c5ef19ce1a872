import type { CloseMatch } from '#contract/errors.ts';
import { slugify } from '#server/catalogue/content/slugify.ts';

/** How alike two words must be, from 0 to 1, before one is proposed for the other. */
const alikeEnough = 0.3;
const mostProposed = 4;

export interface Candidate {
  slug: string;
  title: string;
  href: string;
}

/** Up to four candidates whose slug or title resembles what was asked for, the likeliest first. */
export function closeMatches(asked: string, candidates: Iterable<Candidate>): CloseMatch[] {
  const wanted = slugify(asked.slice(0, 120));
  return [...candidates]
    .map((candidate) => ({
      candidate,
      likeness: Math.max(likeness(wanted, candidate.slug), likeness(wanted, slugify(candidate.title))),
    }))
    .filter((ranked) => ranked.likeness >= alikeEnough)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostProposed)

    .map(({ candidate: { title, href } }) => ({ title, href }));
}

/** Dice's coefficient over pairs of characters: 1 for the same word, 0 for nothing in common, and blind to word order. */
function likeness(a: string, b: string): number {
  const inA = pairsOf(a);
  const inB = pairsOf(b);
  if (inA.size === 0 || inB.size === 0) return 0;
  const shared = [...inA].filter((pair) => inB.has(pair)).length;
  return (2 * shared) / (inA.size + inB.size);
}

function pairsOf(slug: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of slug.split('-')) {
    const padded = ` ${word} `;
    for (let index = 0; index + 1 < padded.length && word !== ''; index += 1) pairs.add(padded.slice(index, index + 2));
  }
  return pairs;
}
