import { unreadable } from '#server/content/catalogue/records/readable-text.ts';

const often = (text: string) => (characters: number) =>
  text.repeat(Math.ceil(characters / text.length)).slice(0, characters);
const table = (characters: number) => {
  const row = (cell: string) => cell.repeat(characters / 40 / cell.length);
  return [row('|a'), row('|-'), ...Array<string>(38).fill(row('|a'))].join('\n');
};
const deeper = (characters: number) =>
  Array.from({ length: Math.sqrt(characters) }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join('');

/** Texts of so many characters whose cost grows faster than they do. */
export const costlyMarkdown: Record<string, (characters: number) => string> = {
  table,
  'lists within each other': deeper,
  'lists within each other, again and again': (characters) => often(`${deeper(256)}\n`)(characters),
  'paragraphs of emphasis': often(`${'*a _b '.repeat(80)}\n\n`),
  ...Object.fromEntries(
    ['_*', '*a ', '**a*', '>', '> - ', '> a\n', '[a](', '[', '[a](/b) ', '`a', '<b>', '* - ', '- - - - - a\n', '- a\n']
      .concat(['1. a\n', '## aa\n', 'a\n-\n', 'a|b\n-|-\n', '[a]: /b\n', '&amp;', '\\', 'a  \n', 'a\n\n', '{{a}} '])
      .map((text) => [JSON.stringify(text), often(text)]),
  ),
};

/** As much of it as is read, within a twentieth. */
export function mostThatIsRead(text: (characters: number) => string): string {
  let characters = 100_000;
  while (unreadable(text(characters)) !== undefined) characters = Math.floor(characters * 0.95);
  return text(characters);
}
