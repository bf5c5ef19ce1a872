/** Characters of a description that a search result shows before it cuts, and below which it looks for text elsewhere. */
export const snippetLength = { least: 70, most: 160 } as const;

/** The beginning of a text, as long as a search result shows it: whole sentences where they are enough, else whole words. */
export function snippet(text: string): string {
  const { least, most } = snippetLength;
  if (text.length <= most) return text;
  const sentences = text.slice(0, text.slice(0, most + 1).lastIndexOf('. ') + 1);
  if (sentences.length >= least) return sentences;
  const words = text.slice(0, text.slice(0, most).lastIndexOf(' '));
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`;
}
