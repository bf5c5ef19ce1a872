import type { DocumentTest } from '#search/filter.ts';
import type { QueryPlan, Span } from '#search/query-plan.ts';
import { attributeOf, documentOf, positionOf, startOfDocument } from '#search/word-index.ts';

/** Stands for a document a span does not occur in. */
const absent = 255;

/** How each document answers one span, by the number of the document. */
export interface SpanMatch {
  span: Span;
  /** The fewest typos it takes, or `absent`. */
  typos: Uint8Array;
  /** The best posting among those with the fewest typos: attribute and position. */
  within: Int32Array;
  /** 1 where it stands character for character. */
  exact: Uint8Array;
}

function matchSpan(span: Span, documentCount: number): SpanMatch {
  const typos = new Uint8Array(documentCount).fill(absent);
  const within = new Int32Array(documentCount);
  const exact = new Uint8Array(documentCount);
  for (const expansion of span.expansions) {
    for (const posting of expansion.postings) {
      const document = documentOf(posting);
      const here = posting - startOfDocument(document);
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
export function postingsOfMatch({ span, typos }: SpanMatch): Float64Array {
  const { expansions } = span;
  const all = new Float64Array(expansions.reduce((sum, { postings }) => sum + postings.length, 0));
  let count = 0;
  for (const expansion of expansions) {
    for (const posting of expansion.postings) {
      if (typos[documentOf(posting)] !== expansion.typos) continue;
      all[count] = posting;
      count += 1;
    }
  }
  const postings = all.subarray(0, count);
  // Those of one word are in order already.
  return expansions.length > 1 ? postings.sort() : postings;
}

/** How well one document answers a query. Less is better, except of `terms`. */
export interface DocumentMatch {
  document: number;
  /** How many terms of the query it has. */
  terms: number;
  typos: number;
  /** Sums over its terms: the weight of the attributes, and the positions in them. */
  attributes: number;
  positions: number;
}

export interface Matches {
  /** In the order of documents. */
  list: DocumentMatch[];
  /** The spans a document was understood by, in the query's order. */
  pathOf: (match: DocumentMatch) => SpanMatch[];
}

/** Finds the documents that answer a query and are wanted at all; words may be missing from its end, but not the first. */
export function matchDocuments(plan: QueryPlan, documentCount: number, isWanted: DocumentTest): Matches {
  const spanMatches = plan.spans.map((span) => matchSpan(span, documentCount));
  const bestPath = new BestPath(plan.termCount, spanMatches);
  const unwanted = new Set(plan.excluded.flatMap((postings) => postings.map(documentOf)));
  const required = Math.min(plan.termCount, Math.max(1, plan.requiredTerms));
  const list: DocumentMatch[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    if (!bestPath.startsIn(document) || unwanted.has(document) || !isWanted(document)) continue;
    const match = bestPath.through(document);
    if (match.terms >= required) list.push(match);
  }
  return { list, pathOf: ({ document }) => bestPath.pathThrough(document) };
}

/**
 * The path through a query's spans that covers the most terms of it from the first on, with the fewest typos, then
 * in the best postings. It is walked for every document, so it keeps its steps from one to the next.
 */
class BestPath {
  private readonly startingAt: readonly (readonly SpanMatch[])[];
  private readonly typos: Int32Array;
  private readonly attributes: Int32Array;
  private readonly positions: Int32Array;
  private readonly last: (SpanMatch | undefined)[];

  constructor(termCount: number, spanMatches: readonly SpanMatch[]) {
    this.startingAt = Array.from({ length: termCount }, (_, term) =>
      spanMatches.filter(({ span }) => span.from === term),
    );
    this.typos = new Int32Array(termCount + 1);
    this.attributes = new Int32Array(termCount + 1);
    this.positions = new Int32Array(termCount + 1);
    this.last = Array.from({ length: termCount + 1 });
  }

  /** Without terms, everything is found. */
  startsIn(document: number): boolean {
    return this.startingAt[0]?.some(({ typos }) => typos[document] !== absent) ?? true;
  }

  through(document: number): DocumentMatch {
    const { startingAt, typos, attributes, positions } = this;
    let terms = 0;
    typos.fill(absent, 1);
    for (const [term, spanMatches] of startingAt.entries()) {
      if (typos[term] === absent) continue;
      for (const spanMatch of spanMatches) {
        if (spanMatch.typos[document] === absent) continue;
        this.step(document, term, spanMatch);
        terms = Math.max(terms, term + spanMatch.span.length);
      }
    }
    return {
      document,
      terms,
      typos: typos[terms] ?? 0,
      attributes: attributes[terms] ?? 0,
      positions: positions[terms] ?? 0,
    };
  }

  pathThrough(document: number): SpanMatch[] {
    const path: SpanMatch[] = [];
    let { terms } = this.through(document);
    while (terms > 0) {
      const spanMatch = this.last[terms];
      if (spanMatch === undefined) break;
      path.unshift(spanMatch);
      terms = spanMatch.span.from;
    }
    return path;
  }

  private step(document: number, term: number, spanMatch: SpanMatch): void {
    const { length } = spanMatch.span;
    const within = spanMatch.within[document] ?? 0;
    const next = term + length;
    const typos = (this.typos[term] ?? 0) + (spanMatch.typos[document] ?? 0);
    const attributes = (this.attributes[term] ?? 0) + length * attributeOf(within);
    const positions = (this.positions[term] ?? 0) + length * positionOf(within);
    const order =
      typos - (this.typos[next] ?? absent) ||
      attributes - (this.attributes[next] ?? 0) ||
      positions - (this.positions[next] ?? 0);
    if (order >= 0) return;
    this.typos[next] = typos;
    this.attributes[next] = attributes;
    this.positions[next] = positions;
    this.last[next] = spanMatch;
  }
}
