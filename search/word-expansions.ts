import type SearchableMap from 'minisearch/SearchableMap';
import { expansionLimits } from '#search/search-limits.ts';
import type { IndexSettings } from '#search/search-settings.ts';
import type { WordIndex } from '#search/word-index.ts';

/** How many typos a word may have: none up to four characters, one from five, two from nine (settings decide). */
export function allowedTypos(word: string, { typoTolerance }: Pick<IndexSettings, 'typoTolerance'>): 0 | 1 | 2 {
  const { enabled, minWordSizeForTypos, disableOnNumbers, disableOnWords } = typoTolerance;
  if (!enabled || (disableOnNumbers && /^\p{N}+$/u.test(word)) || disableOnWords.includes(word)) return 0;
  const characters = [...word].length;
  if (characters >= minWordSizeForTypos.twoTypos) return 2;
  return characters >= minWordSizeForTypos.oneTypo ? 1 : 0;
}

/**
 * The words of the index a typed word can mean, each with its typos: itself, those that begin with it when it is
 * still being typed, and those misspelt within the typos it may have.
 */
export function expandWord(word: string, isPrefix: boolean, typosAllowed: 0 | 1 | 2, index: WordIndex) {
  const expansions = new Map<string, number>();
  const { words, prefixes, longest } = index;
  if (words.has(word)) expansions.set(word, 0);
  if (isPrefix) take(words.atPrefix(word).keys(), 0, expansionLimits.prefixMatches, expansions);
  if (typosAllowed === 0 || word.length > longest + typosAllowed) return expansions;

  const alike = nearby(word, typosAllowed, isPrefix ? prefixes : words);
  for (const [typos, most] of [
    [1, expansionLimits.oneTypo],
    [2, expansionLimits.twoTypos],
  ] as const) {
    const misspelt = [...alike].filter(([, its]) => its === typos).map(([other]) => other);
    take(isPrefix ? wordsWithPrefix(misspelt, words) : misspelt, typos, most, expansions);
  }
  return expansions;
}

function take(words: Iterable<string>, typos: number, most: number, expansions: Map<string, number>): void {
  let taken = 0;
  for (const word of words) {
    if (taken >= most) return;
    if (expansions.has(word)) continue;
    expansions.set(word, typos);
    taken += 1;
  }
}

function* wordsWithPrefix(prefixes: readonly string[], words: SearchableMap<number[]>): Generator<string> {
  for (const prefix of prefixes) yield* words.atPrefix(prefix).keys();
}

/**
 * The entries within so many typos, with the fewest it takes. Two swapped characters are one typo, though MiniSearch
 * counts two; a wrong first character is two, since few people get that one wrong.
 */
function nearby(word: string, typosAllowed: 1 | 2, entries: SearchableMap<unknown>): Map<string, number> {
  const found = new Map<string, number>();
  const note = (other: string, edits: number) => {
    const typos = edits > 0 && other[0] !== word[0] ? edits + 1 : edits;
    if (typos <= typosAllowed && typos < (found.get(other) ?? Number.POSITIVE_INFINITY)) found.set(other, typos);
  };
  for (const [other, [, edits]] of entries.fuzzyGet(word, typosAllowed)) note(other, edits);
  for (const swapped of swapsOf(word)) {
    if (typosAllowed === 1) {
      if (entries.has(swapped)) note(swapped, 1);
    } else for (const [other, [, edits]] of entries.fuzzyGet(swapped, 1)) note(other, edits + 1);
  }
  return found;
}

/** The word with each two neighbouring characters swapped. */
function* swapsOf(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1) {
    if (word[at] !== word[at + 1]) yield `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  }
}
