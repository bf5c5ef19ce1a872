import type { TextPart } from '#ui/marked-text.tsx';

/** What the search service puts around a found word; InstantSearch's own markers. */
const opening = '__ais-highlight__';
const closing = '__/ais-highlight__';

export const hasMark = (value: string): boolean => value.includes(opening);

/** A marked text in parts. They are shown as text, so whatever a document or a search holds, it stays text. */
export function markedParts(value: string): TextPart[] {
  const [before = '', ...marked] = value.split(opening);
  const parts = marked.flatMap((part): TextPart[] => {
    const end = part.indexOf(closing);
    if (end === -1) return [{ text: opening + part, isMarked: false }];
    return [
      { text: part.slice(0, end), isMarked: true },
      { text: part.slice(end + closing.length), isMarked: false },
    ];
  });
  return [{ text: before, isMarked: false }, ...parts].filter(({ text }) => text !== '');
}
