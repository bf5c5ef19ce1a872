import type { CloseMatch } from '#contract/api/errors.ts';
import { likeness } from '#server/content/files/likeness.ts';
import { slugify } from '#server/content/files/slugify.ts';

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
