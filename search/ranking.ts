import { type JsonObject, leavesOf, valueAt } from '#search/json.ts';
import { proximityOf } from '#search/proximity.ts';
import type { DocumentMatch, Matches } from '#search/query-match.ts';
import { compareSortKeys, type SortKey, sortKeyOf } from '#search/sort-keys.ts';
import { wordsOfPhrase } from '#search/words.ts';

/** One thing documents are told apart by; whoever has the lesser key comes first. */
export interface RankingRule {
  keyOf: (match: DocumentMatch) => SortKey;
  isDescending: boolean;
}

export interface SortOrder {
  attribute: string;
  isDescending: boolean;
}

export interface RankedSearch {
  documents: readonly JsonObject[];
  /** Folded words of the query, joined by spaces; empty when there is none. */
  query: string;
  /** The attribute that holds a document's own name. */
  nameAttribute: string;
  sort: readonly SortOrder[];
  pathOf: Matches['pathOf'];
}

/** The settings' ranking rules, ready to be asked. Without a query only sorting and the index's own rules are left. */
export function rankingRules(names: readonly string[], search: RankedSearch): RankingRule[] {
  return names.flatMap((name) => {
    if (name === 'sort') return search.sort.map((order) => byAttribute(order, search));
    const own = /^(.+):(asc|desc)$/.exec(name);
    if (own !== null) return [byAttribute({ attribute: own[1] ?? '', isDescending: own[2] === 'desc' }, search)];
    return search.query === '' ? [] : builtIn(name, search).map((keyOf) => ({ keyOf, isDescending: false }));
  });
}

function builtIn(name: string, search: RankedSearch): ((match: DocumentMatch) => number)[] {
  switch (name) {
    case 'words':
      return [({ terms }) => -terms];
    case 'typo':
      return [({ typos }) => typos];
    case 'proximity': {
      const proximity = proximityOf();
      return [(match) => proximity(match.document, search.pathOf(match))];
    }
    case 'attribute':
      return [({ attributes }) => attributes, ({ positions }) => positions];
    case 'exactness':
      return [
        nameDifference(search),
        (match) => search.pathOf(match).filter(({ exact }) => exact[match.document] !== 1).length,
      ];
    default:
      return [];
  }
}

function byAttribute({ attribute, isDescending }: SortOrder, { documents }: RankedSearch): RankingRule {
  return {
    keyOf: ({ document }) => sortKeyOf(valueAt(documents[document] ?? {}, attribute), isDescending),
    isDescending,
  };
}

/** 0 when the document's name is the query, 1 when it begins with it, 2 otherwise. */
function nameDifference({ documents, query, nameAttribute }: RankedSearch): (match: DocumentMatch) => number {
  return ({ document }) => {
    const [name = ''] = leavesOf(valueAt(documents[document] ?? {}, nameAttribute));
    const words = wordsOfPhrase(String(name)).join(' ');
    if (words === query) return 0;
    return words.startsWith(`${query} `) ? 1 : 2;
  };
}

/**
 * Puts documents in order, rule by rule: each rule only parts what the rules before it found alike, and nothing is
 * ordered, or given, beyond the stretch that is asked for. What no rule parts keeps its order.
 */
export function ranked(
  matches: DocumentMatch[],
  [rule, ...rest]: readonly RankingRule[],
  from: number,
  to: number,
): DocumentMatch[] {
  if (rule === undefined || matches.length < 2 || from >= matches.length || to <= 0) return matches;
  const alike = new Map<SortKey, DocumentMatch[]>();
  for (const match of matches) {
    const key = rule.keyOf(match);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [match]);
    else known.push(match);
  }
  if (alike.size === 1) return ranked(matches, rest, from, to);
  const ordered: DocumentMatch[] = [];
  for (const key of [...alike.keys()].sort((one, other) => compareSortKeys(one, other, rule.isDescending))) {
    const start = ordered.length;
    if (start >= to) break;
    for (const match of ranked(alike.get(key) ?? [], rest, from - start, to - start)) ordered.push(match);
  }
  return ordered;
}
