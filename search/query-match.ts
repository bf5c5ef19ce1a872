import { absent, type Reach, reachOf, spotsByDocument } from '#search/document-reach.ts';
import type { QueryPlan } from '#search/query-spans.ts';
import { attributeOf, documentOf, farthest, placeOf } from '#search/spots.ts';

/** How well one document answers a query: what the ranking rules compare. Less is better, except `terms`. */
export interface DocumentMatch {
  document: number;
  /** How many terms of the query it has. */
  terms: number;
  typos: number;
  /** Sums over its terms: the weight of the attributes, and the places in them. */
  attributes: number;
  places: number;
  /** The spans it was understood by. */
  path: Reach[];
}

export interface MatchOptions {
  /** Whether every term must be there; otherwise terms may be missing from the end. */
  needsAllTerms: boolean;
  searchedAttributes?: ReadonlySet<number> | undefined;
  /** Whether a document is wanted at all. */
  accepts: (document: number) => boolean;
}

/** Finds the documents that answer a query, in the order of documents. */
export function matchDocuments(plan: QueryPlan, documentCount: number, options: MatchOptions): DocumentMatch[] {
  const reaches = plan.spans.map((span) => reachOf(span, documentCount, options.searchedAttributes));
  const startingAt = Array.from({ length: plan.termCount }, (_, term) =>
    reaches.filter(({ span }) => span.from === term),
  );
  const unwanted = new Set(plan.excluded.flatMap((spots) => spots.map(documentOf)));
  const needed = options.needsAllTerms ? plan.termCount : Math.min(plan.termCount, Math.max(1, plan.requiredTerms));
  const matches: DocumentMatch[] = [];
  for (let document = 0; document < documentCount; document += 1) {
    if (startingAt[0]?.every(({ typos }) => typos[document] === absent)) continue;
    if (unwanted.has(document) || !options.accepts(document)) continue;
    const match = bestMatch(document, startingAt);
    if (match.terms >= needed) matches.push(match);
  }
  return matches;
}

interface Step {
  typos: number;
  attributes: number;
  places: number;
  reach: Reach | undefined;
}

/** The way through the query's spans that covers the most terms from the first on, with the fewest typos, then the best spots. */
function bestMatch(document: number, startingAt: readonly (readonly Reach[])[]): DocumentMatch {
  const steps: (Step | undefined)[] = [{ typos: 0, attributes: 0, places: 0, reach: undefined }];
  let terms = 0;
  for (const [term, reaches] of startingAt.entries()) {
    const step = steps[term];
    if (step === undefined) continue;
    for (const reach of reaches) {
      const typos = reach.typos[document] ?? absent;
      if (typos === absent) continue;
      const { length } = reach.span;
      const within = reach.within[document] ?? 0;
      const next = {
        typos: step.typos + typos,
        attributes: step.attributes + length * attributeOf(within),
        places: step.places + length * placeOf(within),
        reach,
      };
      const known = steps[term + length];
      if (known === undefined || isBetter(next, known)) steps[term + length] = next;
      terms = Math.max(terms, term + length);
    }
  }
  const path: Reach[] = [];
  for (let reach = steps[terms]?.reach; reach !== undefined; reach = steps[reach.span.from]?.reach) path.unshift(reach);
  const { typos = 0, attributes = 0, places = 0 } = steps[terms] ?? {};
  return { document, terms, typos, attributes, places, path };
}

function isBetter(a: Step, b: Step): boolean {
  return a.typos - b.typos < 0 || (a.typos === b.typos && (a.attributes - b.attributes || a.places - b.places) < 0);
}

/**
 * How far apart a document's words stand, summed over neighbours in the query: 1 for the next word, up to 8. The other way
 * round costs one more; words that were read as one count as neighbours.
 */
export function proximityRule(searchedAttributes?: ReadonlySet<number>): (match: DocumentMatch) => number {
  const spotsOf = new Map<Reach, Map<number, number[]>>();
  const spots = (reach: Reach, document: number) => {
    const known = spotsOf.get(reach) ?? spotsByDocument(reach, searchedAttributes);
    spotsOf.set(reach, known);
    return known.get(document) ?? [];
  };
  return ({ document, path }) => {
    let sum = 0;
    for (const [index, reach] of path.entries()) {
      sum += reach.span.length - 1;
      const next = path[index + 1];
      if (next !== undefined) sum += distance(spots(reach, document), spots(next, document));
    }
    return sum;
  };
}

/** The least distance from a spot of one list to a spot of the other, both in order. */
function distance(from: readonly number[], to: readonly number[]): number {
  let least: number = farthest;
  let index = 0;
  for (const start of from) {
    while (index < to.length && (to[index] ?? 0) <= start) index += 1;
    const after = to[index];
    const before = to[index - 1];
    if (after !== undefined) least = Math.min(least, after - start);
    if (before !== undefined && before < start) least = Math.min(least, start - before + 1);
  }
  return least;
}
