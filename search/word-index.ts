import SearchableMap from 'minisearch/SearchableMap';
import { type JsonObject, leavesOf, valueAt } from '#search/json.ts';
import { wordsOf } from '#search/words.ts';

/*
 * A posting records where a word occurs, in one number: the document, the attribute in it (0 weighs most) and the
 * position in the attribute, counted in words. All postings of a word are then one flat array in reading order,
 * small to keep and quick to go through, and the position of the next word is the next number.
 */

const positionsPerAttribute = 2 ** 16;
const attributesPerDocument = 2 ** 5;
const perDocument = positionsPerAttribute * attributesPerDocument;

/** Farther than this apart, words count as having nothing to do with each other. */
export const maxDistance = 8;

export function postingOf(document: number, attribute: number, position: number): number {
  // The last positions stay free, so that words of neighbouring attributes are never neighbours.
  const clamped = Math.min(position, positionsPerAttribute - 2 * maxDistance);
  return document * perDocument + attribute * positionsPerAttribute + clamped;
}

/** The first posting a document can have, and the first of the next. */
export function startOfDocument(document: number): number {
  return document * perDocument;
}

export function endOfDocument(document: number): number {
  return (document + 1) * perDocument;
}

export function documentOf(posting: number): number {
  return Math.floor(posting / perDocument);
}

export function attributeOf(within: number): number {
  return Math.floor(within / positionsPerAttribute);
}

export function positionOf(within: number): number {
  return within % positionsPerAttribute;
}

/** A prefix shorter than this is too little to be misspelt. */
const shortestPrefix = 4;

/** The words of some documents, and where they stand. */
export interface WordIndex {
  documentCount: number;
  /** All postings of each word, in reading order. */
  words: SearchableMap<number[]>;
  /** All prefixes of words from four characters on, so that a word still being typed is found although it is misspelt. */
  prefixes: SearchableMap<true>;
  /** Characters of the longest word. */
  longest: number;
}

/** Reads every document once. Stop words keep their position but are not looked up. */
export function buildWordIndex(
  documents: readonly JsonObject[],
  attributes: readonly string[],
  stopWords: ReadonlySet<string>,
): WordIndex {
  const postings = new Map<string, number[]>();
  const note = (word: string, posting: number) => {
    const known = postings.get(word);
    if (known === undefined) postings.set(word, [posting]);
    else known.push(posting);
  };
  for (const [document, record] of documents.entries()) {
    for (const [attribute, path] of attributes.entries()) {
      let position = -1;
      for (const text of leavesOf(valueAt(record, path))) {
        for (const [index, { forms, apart }] of wordsOf(String(text)).entries()) {
          position += position >= 0 && (apart || index === 0) ? maxDistance : 1;
          for (const form of forms) if (!stopWords.has(form)) note(form, postingOf(document, attribute, position));
        }
      }
    }
  }
  let longest = 0;
  const prefixes = new Set<string>();
  for (const word of postings.keys()) {
    longest = Math.max(longest, word.length);
    for (let length = shortestPrefix; length <= word.length; length += 1) prefixes.add(word.slice(0, length));
  }
  return {
    documentCount: documents.length,
    words: SearchableMap.from([...postings]),
    prefixes: SearchableMap.from([...prefixes].map((prefix) => [prefix, true])),
    longest,
  };
}
