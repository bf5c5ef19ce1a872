import type { Inline, Prose } from '#contract/records/prose.ts';

export function wordCount(prose: Prose): number {
  const text = prose
    .map((block) => (block.kind === 'heading' ? block.text : linesOf([block]).map(textOfLine).join(' ')))
    .join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Every line that is not a heading, in order: paragraphs, list items, cells. */
export function linesOf(prose: Prose): Inline[][] {
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

export function textOfLine(line: readonly Inline[]): string {
  return line.map((part) => part.text).join('');
}
