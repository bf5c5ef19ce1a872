import { expansionLimits } from '#search/search-limits.ts';
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
