/*
 * A spot says where a word stands, in one number: the document, the attribute in it (0 weighs most) and the place in the
 * attribute, counted in words. All spots of a word are then one flat array in reading order, small to keep and quick to
 * go through, and the place of the next word is the next number.
 */

const placesPerAttribute = 2 ** 16;
const attributesPerDocument = 2 ** 5;
const perDocument = placesPerAttribute * attributesPerDocument;

/** Farther than this apart, words count as having nothing to do with each other. */
export const farthest = 8;

export function spotOf(document: number, attribute: number, place: number): number {
  // The last places stay free, so that words of neighbouring attributes are never neighbours.
  const kept = Math.min(place, placesPerAttribute - 2 * farthest);
  return document * perDocument + attribute * placesPerAttribute + kept;
}

/** The first spot a document can have, and the first of the next. */
export function startOfDocument(document: number): number {
  return document * perDocument;
}

export function endOfDocument(document: number): number {
  return (document + 1) * perDocument;
}

export function documentOf(spot: number): number {
  return Math.floor(spot / perDocument);
}

/** Attribute and place in one number, for comparing spots of one document. */
export function withinDocument(spot: number): number {
  return spot % perDocument;
}

export function attributeOf(within: number): number {
  return Math.floor(within / placesPerAttribute);
}

export function placeOf(within: number): number {
  return within % placesPerAttribute;
}
