import type { Prose } from '#contract/records/prose.ts';
import { linesOf, wordCount } from '#contract/records/prose-text.ts';

const wordsAMinute = 220;

/** Whole minutes it takes to read, at least one. */
export function readingMinutes(prose: Prose): number {
  return Math.max(1, Math.ceil(wordCount(prose) / wordsAMinute));
}

/** Where the links of a text lead, in order, repeats included. */
export function linksOf(prose: Prose): string[] {
  return linesOf(prose).flatMap((line) => line.flatMap((part) => (part.kind === 'link' ? [part.href] : [])));
}

export function headingIdsOf(prose: Prose): string[] {
  return prose.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}
