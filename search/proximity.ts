import { postingsOfMatch, type SpanMatch } from '#search/query-match.ts';
import { endOfDocument, maxDistance, startOfDocument } from '#search/word-index.ts';

/**
 * Tells how far apart the terms of a query stand in a document, summed over neighbours in the query: 1 for the next
 * word, up to 8. The other way round costs one more; words that were read as one count as neighbours.
 */
export function proximityOf(): (document: number, path: readonly SpanMatch[]) => number {
  const known = new Map<SpanMatch, Float64Array>();
  const postingsOf = (spanMatch: SpanMatch) => {
    const postings = known.get(spanMatch) ?? postingsOfMatch(spanMatch);
    known.set(spanMatch, postings);
    return postings;
  };
  return (document, path) => {
    let sum = 0;
    for (const [index, spanMatch] of path.entries()) {
      sum += spanMatch.span.length - 1;
      const next = path[index + 1];
      if (next !== undefined) sum += leastDistance(document, postingsOf(spanMatch), postingsOf(next));
    }
    return sum;
  };
}

/** The least distance in a document from a posting of one list to a posting of the other, both in order. */
function leastDistance(document: number, from: Float64Array, to: Float64Array): number {
  const end = endOfDocument(document);
  let least: number = maxDistance;
  let index = firstFrom(to, startOfDocument(document));
  const first = index;
  for (let at = firstFrom(from, startOfDocument(document)); at < from.length; at += 1) {
    const start = from[at] ?? end;
    if (start >= end || least === 1) break;
    while ((to[index] ?? end) <= start) index += 1;
    const after = to[index];
    if (after !== undefined) least = Math.min(least, after - start);
    const before = to[index - 1];
    if (index > first && before !== undefined && before < start) least = Math.min(least, start - before + 1);
  }
  return least;
}

/** The index of the first posting that is not before `least`. */
function firstFrom(postings: Float64Array, least: number): number {
  let low = 0;
  let high = postings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
