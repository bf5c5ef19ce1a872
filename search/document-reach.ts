import type { Span } from '#search/query-spans.ts';
import { attributeOf, documentOf, withinDocument } from '#search/spots.ts';

/** Stands for a document a span does not occur in. */
export const absent = 255;

/** How each document answers one span, by the number of the document. */
export interface Reach {
  span: Span;
  /** The fewest typos it takes, or `absent`. */
  typos: Uint8Array;
  /** The best spot among those with the fewest typos: attribute and place. */
  within: Int32Array;
  /** 1 where it stands letter for letter. */
  exact: Uint8Array;
}

/** Whether an attribute, by its number, is searched. */
export type AttributeTest = (attribute: number) => boolean;

export function reachOf(span: Span, documentCount: number, isSearched: AttributeTest): Reach {
  const typos = new Uint8Array(documentCount).fill(absent);
  const within = new Int32Array(documentCount);
  const exact = new Uint8Array(documentCount);
  for (const sense of span.senses) {
    for (const spot of sense.spots) {
      const document = documentOf(spot);
      const here = withinDocument(spot);
      if (!isSearched(attributeOf(here))) continue;
      const known = typos[document] ?? absent;
      if (sense.typos < known || (sense.typos === known && here < (within[document] ?? 0))) {
        typos[document] = sense.typos;
        within[document] = here;
      }
      if (sense.isExact) exact[document] = 1;
    }
  }
  return { span, typos, within, exact };
}

/** All spots of a span in reading order, in each document those that take the fewest typos. */
export function spotsOfReach({ span, typos }: Reach, isSearched: AttributeTest): Float64Array {
  const spots: number[] = [];
  for (const sense of span.senses) {
    for (const spot of sense.spots) {
      if (typos[documentOf(spot)] === sense.typos && isSearched(attributeOf(withinDocument(spot)))) spots.push(spot);
    }
  }
  return Float64Array.from(spots).sort();
}
