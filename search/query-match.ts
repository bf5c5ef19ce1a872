import { attributeOf, documentOf, positionOf } from '#search/postings.ts';
import type { QueryPlan } from '#search/query-spans.ts';
import { type AttributeTest, absent, matchSpan, type SpanMatch } from '#search/span-matches.ts';

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

export interface MatchOptions {
  /** Whether every term must be there; otherwise terms may be missing from the end. */
  needsAllTerms: boolean;
  isSearched: AttributeTest;
  /** Whether a document may be found at all. */
  isWanted: (document: number) => boolean;
}

/** Finds the documents that answer a query. */
export function matchDocuments(plan: QueryPlan, documentCount: number, options: MatchOptions): Matches {
  const spanMatches = plan.spans.map((span) => matchSpan(span, documentCount, options.isSearched));
  const way = new QueryWay(plan.termCount, spanMatches);
  const unwanted = new Set(plan.excluded.flatMap((postings) => postings.map(documentOf)));
  const required = Math.min(plan.termCount, Math.max(1, plan.requiredTerms));
  const needed = options.needsAllTerms ? plan.termCount : required;
  const list: DocumentMatch[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    if (!way.startsIn(document) || unwanted.has(document) || !options.isWanted(document)) continue;
    const match = way.through(document);
    if (match.terms >= needed) list.push(match);
  }
  return { list, pathOf: ({ document }) => way.pathThrough(document) };
}

/**
 * The way through a query's spans that covers the most terms of it from the first on, with the fewest typos, then
 * in the best postings. It is walked for every document, so it keeps its steps from one to the next.
 */
class QueryWay {
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
