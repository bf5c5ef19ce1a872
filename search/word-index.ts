import SearchableMap from 'minisearch/SearchableMap';
import { type JsonObject, leavesOf, valueAt } from '#search/json.ts';
import { farthest, spotOf } from '#search/spots.ts';
import { wordsOf } from '#search/words.ts';

/** A beginning shorter than this is too little to be misspelt. */
const shortestBeginning = 4;

/** The words of some documents, and where they stand. */
export interface WordIndex {
  documentCount: number;
  /** All spots of each word, in reading order. */
  words: SearchableMap<number[]>;
  /** All beginnings of words from four letters on, so that a word still being typed is found although it is misspelt. */
  beginnings: SearchableMap<true>;
  /** Characters of the longest word. */
  longest: number;
}

/** Reads every document once. Stop words keep their place but are not looked up. */
export function buildWordIndex(
  documents: readonly JsonObject[],
  attributes: readonly string[],
  stopWords: ReadonlySet<string>,
): WordIndex {
  const spots = new Map<string, number[]>();
  const note = (word: string, spot: number) => {
    const known = spots.get(word);
    if (known === undefined) spots.set(word, [spot]);
    else known.push(spot);
  };
  for (const [document, record] of documents.entries()) {
    for (const [attribute, path] of attributes.entries()) {
      let place = -1;
      for (const text of leavesOf(valueAt(record, path))) {
        for (const [index, { forms, apart }] of wordsOf(String(text)).entries()) {
          place += place >= 0 && (apart || index === 0) ? farthest : 1;
          for (const form of forms) if (!stopWords.has(form)) note(form, spotOf(document, attribute, place));
        }
      }
    }
  }
  let longest = 0;
  const beginnings = new Set<string>();
  for (const word of spots.keys()) {
    longest = Math.max(longest, word.length);
    for (let length = shortestBeginning; length <= word.length; length += 1) beginnings.add(word.slice(0, length));
  }
  return {
    documentCount: documents.length,
    words: SearchableMap.from([...spots]),
    beginnings: SearchableMap.from([...beginnings].map((beginning) => [beginning, true])),
    longest,
  };
}
