import type { QueryTerms } from '#search/query-terms.ts';
import type { IndexSettings } from '#search/search-settings.ts';
import type { WordIndex } from '#search/word-index.ts';
import { forgivenTypos, meaningsOf } from '#search/word-meanings.ts';

/** One thing a stretch of the query can mean: a word of the index, or several in a row. */
export interface Sense {
  words: readonly string[];
  /** Where it stands, or begins. */
  spots: readonly number[];
  typos: number;
  /** It is what was typed, letter for letter. */
  isExact: boolean;
}

/** A stretch of the query's terms, and everything it can mean. */
export interface Span {
  /** The term it starts at, and how many terms it covers. */
  from: number;
  length: number;
  senses: Sense[];
}

/** A query against one index. Phrases are its first terms, words follow. */
export interface QueryPlan {
  termCount: number;
  /** How many of the first terms must be there: the phrases. */
  requiredTerms: number;
  spans: Span[];
  /** Spots of what must not be there. */
  excluded: (readonly number[])[];
  /** The last word as typed, when words that begin with it count. */
  beginning: string | undefined;
}

/** What stays the same for all queries of one index. */
export interface SearchedWords {
  index: WordIndex;
  settings: IndexSettings;
  stopWords: ReadonlySet<string>;
  /** By the phrase, its words joined by spaces: phrases that mean the same. */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Synonyms reach up to this many words of a query, and so do words written apart that belong together. */
const longestSpan = 3;

export function planQuery(query: QueryTerms, searched: SearchedWords): QueryPlan {
  const { phrases, words, endsInBeginning, excluded } = query;
  const spans: Span[] = phrases.map((phrase, from) => ({
    from,
    length: 1,
    senses: inARow([phrase], 0, true, searched),
  }));
  for (const start of words.keys()) {
    for (let length = 1; length <= longestSpan && start + length <= words.length; length += 1) {
      const isLast = endsInBeginning && start + length === words.length;
      const senses = sensesOf(words.slice(start, start + length), isLast, searched);
      if (senses.length > 0) spans.push({ from: phrases.length + start, length, senses });
    }
  }
  return {
    termCount: phrases.length + words.length,
    requiredTerms: phrases.length,
    spans,
    excluded: excluded.map((phrase) => spotsInARow(phrase, searched)),
    beginning: endsInBeginning ? words.at(-1) : undefined,
  };
}

function sensesOf(typed: readonly string[], isBeginning: boolean, searched: SearchedWords): Sense[] {
  const { index, settings, synonyms } = searched;
  const same = inARow(synonyms.get(typed.join(' ')) ?? [], 0, false, searched);
  const together = typed.join('');
  if (typed.length > 1) {
    // "hells gate" typed as "hell s gate", "wildlife" as "wild life".
    return [...same, ...meant(together, isBeginning, 0, 1, index)];
  }
  return [
    ...meant(together, isBeginning, forgivenTypos(together, settings), 0, index),
    ...same,
    ...inARow(splitsOf(together, index), 1, false, searched).slice(0, 1),
  ];
}

function meant(word: string, isBeginning: boolean, forgiven: 0 | 1 | 2, cost: number, index: WordIndex): Sense[] {
  return [...meaningsOf(word, isBeginning, forgiven, index)].map(([meaning, typos]) => ({
    words: [meaning],
    spots: index.words.get(meaning) ?? [],
    typos: typos + cost,
    isExact: meaning === word && cost === 0,
  }));
}

/** The phrases that stand somewhere, the most frequent first. */
function inARow(
  phrases: readonly (readonly string[])[],
  typos: number,
  isExact: boolean,
  searched: SearchedWords,
): Sense[] {
  return phrases
    .map((words) => ({ words, spots: spotsInARow(words, searched), typos, isExact }))
    .filter(({ spots }) => spots.length > 0)
    .toSorted((a, b) => b.spots.length - a.spots.length);
}

/** Two words written as one. */
function splitsOf(word: string, { words, longest }: WordIndex): string[][] {
  const splits: string[][] = [];
  for (let at = 1; at < word.length && word.length <= 2 * longest; at += 1) {
    const split = [word.slice(0, at), word.slice(at)];
    if (split.every((part) => words.has(part))) splits.push(split);
  }
  return splits;
}

/** Where these words stand one after the other. Stop words may be any word. */
function spotsInARow(phrase: readonly string[], { index, stopWords }: SearchedWords): readonly number[] {
  let starts: readonly number[] | undefined;
  for (const [offset, word] of phrase.entries()) {
    if (stopWords.has(word)) continue;
    const spots = index.words.get(word) ?? [];
    if (starts === undefined) starts = offset === 0 ? spots : spots.map((spot) => spot - offset);
    else {
      const there = new Set(spots);
      starts = starts.filter((start) => there.has(start + offset));
    }
  }
  return starts ?? [];
}
