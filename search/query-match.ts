import { type AttributeTest, absent, type Reach, reachOf } from '#search/document-reach.ts';
import type { QueryPlan } from '#search/query-spans.ts';
import { attributeOf, documentOf, placeOf } from '#search/spots.ts';

/** How well one document answers a query. Less is better, except of `terms`. */
export interface DocumentMatch {
  document: number;
  /** How many terms of the query it has. */
  terms: number;
  typos: number;
  /** Sums over its terms: the weight of the attributes, and the places in them. */
  attributes: number;
  places: number;
}

export interface Matches {
  /** In the order of documents. */
  list: DocumentMatch[];
  /** The spans a document was understood by, in the query's order. */
  pathOf: (match: DocumentMatch) => Reach[];
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
  const reaches = plan.spans.map((span) => reachOf(span, documentCount, options.isSearched));
  const way = new QueryWay(plan.termCount, reaches);
  const unwanted = new Set(plan.excluded.flatMap((spots) => spots.map(documentOf)));
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
 * The way through a query's spans that covers the most terms of it from the first on, with the fewest typos, then in the best
 * spots. It is walked for every document, so it keeps its steps from one to the next.
 */
class QueryWay {
  private readonly startingAt: readonly (readonly Reach[])[];
  private readonly typos: Int32Array;
  private readonly attributes: Int32Array;
  private readonly places: Int32Array;
  private readonly last: (Reach | undefined)[];

  constructor(termCount: number, reaches: readonly Reach[]) {
    this.startingAt = Array.from({ length: termCount }, (_, term) => reaches.filter(({ span }) => span.from === term));
    this.typos = new Int32Array(termCount + 1);
    this.attributes = new Int32Array(termCount + 1);
    this.places = new Int32Array(termCount + 1);
    this.last = Array.from({ length: termCount + 1 });
  }

  /** Without terms, everything is found. */
  startsIn(document: number): boolean {
    return this.startingAt[0]?.some(({ typos }) => typos[document] !== absent) ?? true;
  }

  through(document: number): DocumentMatch {
    const { startingAt, typos, attributes, places } = this;
    let terms = 0;
    typos.fill(absent, 1);
    for (const [term, reaches] of startingAt.entries()) {
      if (typos[term] === absent) continue;
      for (const reach of reaches) {
        if (reach.typos[document] === absent) continue;
        this.step(document, term, reach);
        terms = Math.max(terms, term + reach.span.length);
      }
    }
    return {
      document,
      terms,
      typos: typos[terms] ?? 0,
      attributes: attributes[terms] ?? 0,
      places: places[terms] ?? 0,
    };
  }

  pathThrough(document: number): Reach[] {
    const path: Reach[] = [];
    let { terms } = this.through(document);
    while (terms > 0) {
      const reach = this.last[terms];
      if (reach === undefined) break;
      path.unshift(reach);
      terms = reach.span.from;
    }
    return path;
  }

  private step(document: number, term: number, reach: Reach): void {
    const { length } = reach.span;
    const within = reach.within[document] ?? 0;
    const next = term + length;
    const typos = (this.typos[term] ?? 0) + (reach.typos[document] ?? 0);
    const attributes = (this.attributes[term] ?? 0) + length * attributeOf(within);
    const places = (this.places[term] ?? 0) + length * placeOf(within);
    const order =
      typos - (this.typos[next] ?? absent) ||
      attributes - (this.attributes[next] ?? 0) ||
      places - (this.places[next] ?? 0);
    if (order >= 0) return;
    this.typos[next] = typos;
    this.attributes[next] = attributes;
    this.places[next] = places;
    this.last[next] = reach;
  }
}
