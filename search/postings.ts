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

/** Attribute and position in one number, for comparing postings of one document. */
export function withinDocument(posting: number): number {
  return posting % perDocument;
}

export function attributeOf(within: number): number {
  return Math.floor(within / positionsPerAttribute);
}

export function positionOf(within: number): number {
  return within % positionsPerAttribute;
}
