import { attributeOf, documentOf, withinDocument } from '#search/postings.ts';
import type { Span } from '#search/query-spans.ts';

/** Stands for a document a span does not occur in. */
export const absent = 255;

/** How each document answers one span, by the number of the document. */
export interface SpanMatch {
  span: Span;
  /** The fewest typos it takes, or `absent`. */
  typos: Uint8Array;
  /** The best posting among those with the fewest typos: attribute and position. */
  within: Int32Array;
  /** 1 where it stands letter for letter. */
  exact: Uint8Array;
}

/** Whether an attribute, by its number, is searched. */
export type AttributeTest = (attribute: number) => boolean;

export function matchSpan(span: Span, documentCount: number, isSearched: AttributeTest): SpanMatch {
  const typos = new Uint8Array(documentCount).fill(absent);
  const within = new Int32Array(documentCount);
  const exact = new Uint8Array(documentCount);
  for (const expansion of span.expansions) {
    for (const posting of expansion.postings) {
      const document = documentOf(posting);
      const here = withinDocument(posting);
      if (!isSearched(attributeOf(here))) continue;
      const known = typos[document] ?? absent;
      if (expansion.typos < known || (expansion.typos === known && here < (within[document] ?? 0))) {
        typos[document] = expansion.typos;
        within[document] = here;
      }
      if (expansion.isExact) exact[document] = 1;
    }
  }
  return { span, typos, within, exact };
}

/** All postings of a span in reading order, in each document those that take the fewest typos. */
export function postingsOfMatch({ span, typos }: SpanMatch, isSearched: AttributeTest): Float64Array {
  const postings: number[] = [];
  for (const expansion of span.expansions) {
    for (const posting of expansion.postings) {
      if (typos[documentOf(posting)] === expansion.typos && isSearched(attributeOf(withinDocument(posting))))
        postings.push(posting);
    }
  }
  return Float64Array.from(postings).sort();
}
