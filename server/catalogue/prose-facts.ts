import type { Inline, Prose } from '#contract/prose.ts';

const wordsAMinute = 220;

/** Whole minutes it takes to read, at least one. */
export function readingMinutes(prose: Prose): number {
  return Math.max(1, Math.ceil(wordCount(prose) / wordsAMinute));
}

export function wordCount(prose: Prose): number {
  const text = prose
    .map((block) => (block.kind === 'heading' ? block.text : linesOf([block]).map(textOfLine).join(' ')))
    .join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Where the links of a text lead, in order, repeats included. */
export function linksOf(prose: Prose): string[] {
  return linesOf(prose).flatMap((line) => line.flatMap((part) => (part.kind === 'link' ? [part.href] : [])));
}

export function headingIdsOf(prose: Prose): string[] {
  return prose.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
}

function linesOf(prose: Prose): Inline[][] {
  return prose.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [];
      case 'list':
        return block.items;
      case 'table':
        return [...block.head, ...block.rows.flat()];
      default:
        return [block.content];
    }
  });
}

function textOfLine(line: readonly Inline[]): string {
  return line.map((part) => part.text).join('');
}
