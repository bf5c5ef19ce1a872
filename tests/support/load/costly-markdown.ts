import { unreadable } from '#server/content/catalogue/records/readable-text.ts';

const often = (text: string) => (letters: number) => text.repeat(Math.ceil(letters / text.length)).slice(0, letters);
const table = (letters: number) => {
  const row = (cell: string) => cell.repeat(letters / 40 / cell.length);
  return [row('|a'), row('|-'), ...Array<string>(38).fill(row('|a'))].join('\n');
};
const deeper = (letters: number) =>
  Array.from({ length: Math.sqrt(letters) }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('');

/** Texts of so many letters whose cost grows faster than they do. */
export const costlyMarkdown: Record<string, (letters: number) => string> = {
  table,
  'lists within each other': deeper,
  'lists within each other, again and again': (letters) => often(`${deeper(256)}\n`)(letters),
  'paragraphs of emphasis': often(`${'*a _b '.repeat(80)}\n\n`),
  ...Object.fromEntries(
    ['_*', '*a ', '**a*', '>', '> - ', '> a\n', '[a](', '[', '[a](/b) ', '`a', '<b>', '* - ', '- - - - - a\n', '- a\n']
      .concat(['1. a\n', '## aa\n', 'a\n-\n', 'a|b\n-|-\n', '[a]: /b\n', '&amp;', '\\', 'a  \n', 'a\n\n', '{{a}} '])
      .map((text) => [JSON.stringify(text), often(text)]),
  ),
};

/** As much of it as is read, within a twentieth. */
export function mostThatIsRead(text: (letters: number) => string): string {
  let letters = 100_000;
  while (unreadable(text(letters)) !== undefined) letters = Math.floor(letters * 0.95);
  return text(letters);
}
