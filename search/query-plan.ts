import { expansionLimits } from '#search/search-limits.ts';
import type { IndexSettings } from '#search/search-settings.ts';
import { allowedTypos, expandWord } from '#search/word-expansions.ts';
import type { WordIndex } from '#search/word-index.ts';
import { wordsOf, wordsOfPhrase } from '#search/words.ts';

/** A query as the visitor meant it. */
export interface QueryTerms {
  /** Quoted: each must be there as it stands. */
  phrases: string[][];
  words: string[];
  /** The last word is still being typed, so it stands for all that begin with it. */
  endsInPrefix: boolean;
  /** After a minus: phrases of one word or more that must not be there. */
  excluded: string[][];
}

/** Minus and quotes; minus and word; quotes. Phones write curly quotes. */
const marked = /(?:^|\s)-["“”„]([^"“”„]*)["“”„]?|(?:^|\s)-([^\s"“”„]+)|["“”„]([^"“”„]*)["“”„]?/gu;

/** Reads a query: up to ten words, less the stop words, which count in phrases and when nothing follows them yet. */
export function readQuery(query: string, stopWords: ReadonlySet<string>): QueryTerms {
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  // What is marked leaves a gap, so that what follows keeps its offset.
  const plain = query.replace(marked, (whole, notPhrase?: string, notWord?: string, phrase?: string) => {
    const words = wordsOfPhrase(notPhrase ?? notWord ?? phrase ?? '');
    if (words.length > 0) (phrase === undefined ? excluded : phrases).push(words);
    return ' '.repeat(whole.length);
  });
  const typed = wordsOf(plain);
  const lastOpenIndex = typed.at(-1)?.end === query.length ? typed.length - 1 : -1;
  const candidates = typed
    .map(({ forms }, index) => ({ word: forms[0] ?? '', isOpen: index === lastOpenIndex }))
    .filter(({ word, isOpen }) => isOpen || !stopWords.has(word));

  let left = expansionLimits.queryWords;
  const fits = (words: readonly string[]) => {
    if (words.length > left) return false;
    left -= words.length;
    return true;
  };
  const fittingPhrases = phrases.filter((phrase) => phrase.some((word) => !stopWords.has(word)) && fits(phrase));
  const fittingWords = candidates.filter(({ word }) => fits([word]));
  return {
    phrases: fittingPhrases,
    words: fittingWords.map(({ word }) => word),
    endsInPrefix: fittingWords.at(-1)?.isOpen ?? false,
    excluded: excluded.slice(0, expansionLimits.queryWords),
  };
}

/** One thing a stretch of the query can mean: a word of the index, or several in a row. */
export interface Expansion {
  words: readonly string[];
  /** Where it stands, or begins. */
  postings: readonly number[];
  typos: number;
  /** It is what was typed, character for character. */
  isExact: boolean;
}

/** A stretch of the query's terms, and everything it can mean. */
export interface Span {
  /** The term it starts at, and how many terms it covers. */
  from: number;
  length: number;
  expansions: Expansion[];
}

/** A query against one index. Phrases are its first terms, words follow. */
export interface QueryPlan {
  termCount: number;
  /** How many of the first terms must be there: the phrases. */
  requiredTerms: number;
  spans: Span[];
  /** Postings of what must not be there. */
  excluded: (readonly number[])[];
  /** The last word as typed, when words that begin with it count. */
  prefix: string | undefined;
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
  const { phrases, words, endsInPrefix, excluded } = query;
  const spans: Span[] = phrases.map((phrase, from) => ({
    from,
    length: 1,
    expansions: phraseExpansions([phrase], 0, true, searched),
  }));
  for (const start of words.keys()) {
    for (let length = 1; length <= longestSpan && start + length <= words.length; length += 1) {
      const isLast = endsInPrefix && start + length === words.length;
      const expansions = expansionsOf(words.slice(start, start + length), isLast, searched);
      if (expansions.length > 0) spans.push({ from: phrases.length + start, length, expansions });
    }
  }
  return {
    termCount: phrases.length + words.length,
    requiredTerms: phrases.length,
    spans,
    excluded: excluded.map((phrase) => phrasePostings(phrase, searched)),
    prefix: endsInPrefix ? words.at(-1) : undefined,
  };
}

function expansionsOf(typed: readonly string[], isPrefix: boolean, searched: SearchedWords): Expansion[] {
  const { index, settings, synonyms } = searched;
  const same = phraseExpansions(synonyms.get(typed.join(' ')) ?? [], 0, false, searched);
  const together = typed.join('');
  if (typed.length > 1) {
    // "hells gate" typed as "hell s gate", "wildebeest" as "wilde beast": each gap is one typo of those the word may have.
    const gaps = typed.length - 1;
    const left = Math.max(0, allowedTypos(together, settings) - gaps) as 0 | 1;
    return [...same, ...wordExpansions(together, isPrefix, left, 1, index)];
  }
  return [
    ...wordExpansions(together, isPrefix, allowedTypos(together, settings), 0, index),
    ...same,
    ...phraseExpansions(splitsOf(together, index), 1, false, searched).slice(0, 1),
  ];
}

function wordExpansions(
  word: string,
  isPrefix: boolean,
  typosAllowed: 0 | 1 | 2,
  cost: number,
  index: WordIndex,
): Expansion[] {
  return [...expandWord(word, isPrefix, typosAllowed, index)].map(([expanded, typos]) => ({
    words: [expanded],
    postings: index.words.get(expanded) ?? [],
    typos: typos + cost,
    isExact: expanded === word && cost === 0,
  }));
}

/** The phrases that stand somewhere, the most frequent first. */
function phraseExpansions(
  phrases: readonly (readonly string[])[],
  typos: number,
  isExact: boolean,
  searched: SearchedWords,
): Expansion[] {
  return phrases
    .map((words) => ({ words, postings: phrasePostings(words, searched), typos, isExact }))
    .filter(({ postings }) => postings.length > 0)
    .toSorted((a, b) => b.postings.length - a.postings.length);
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
function phrasePostings(phrase: readonly string[], { index, stopWords }: SearchedWords): readonly number[] {
  let starts: readonly number[] | undefined;
  for (const [offset, word] of phrase.entries()) {
    if (stopWords.has(word)) continue;
    const postings = index.words.get(word) ?? [];
    if (starts === undefined) starts = offset === 0 ? postings : postings.map((posting) => posting - offset);
    else {
      const there = new Set(postings);
      starts = starts.filter((start) => there.has(start + offset));
    }
  }
  return starts ?? [];
}
