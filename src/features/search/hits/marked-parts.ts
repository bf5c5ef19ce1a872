/** What the search service puts around a found word; InstantSearch's own markers. */
const markers = /__ais-highlight__([\s\S]*?)__\/ais-highlight__/g;

export interface TextPart {
  text: string;
  isMarked: boolean;
}

export const hasMark = (value: string): boolean => value.includes('__ais-highlight__');

/** A marked text in parts. They are shown as text, so whatever a document or a search holds, it stays text. */
export function markedParts(value: string): TextPart[] {
  return value
    .split(markers)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
