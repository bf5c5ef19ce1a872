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

/** @param searchedAttributes numbers of the attributes that count; all when left out */
export function reachOf(span: Span, documentCount: number, searchedAttributes?: ReadonlySet<number>): Reach {
  const typos = new Uint8Array(documentCount).fill(absent);
  const within = new Int32Array(documentCount);
  const exact = new Uint8Array(documentCount);
  for (const sense of span.senses) {
    for (const spot of sense.spots) {
      const document = documentOf(spot);
      const here = withinDocument(spot);
      if (searchedAttributes !== undefined && !searchedAttributes.has(attributeOf(here))) continue;
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

/**
 * Where a span stands in each document, in reading order, counting only what takes the fewest typos there.
 */
export function spotsByDocument(reach: Reach, searchedAttributes?: ReadonlySet<number>): Map<number, number[]> {
  const spots = new Map<number, number[]>();
  for (const sense of reach.span.senses) {
    for (const spot of sense.spots) {
      const document = documentOf(spot);
      if (reach.typos[document] !== sense.typos) continue;
      const here = withinDocument(spot);
      if (searchedAttributes !== undefined && !searchedAttributes.has(attributeOf(here))) continue;
      const known = spots.get(document);
      if (known === undefined) spots.set(document, [here]);
      else known.push(here);
    }
  }
  for (const list of spots.values()) list.sort((a, b) => a - b);
  return spots;
}
