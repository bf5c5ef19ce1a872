import { contactTopics } from '#contract/choices.ts';
import {
  oneOf,
  type ReadSearch,
  type SearchField,
  searchReader,
  slug,
  wholeNumber,
  words,
} from '#platform/search-params.ts';

/** An address of this site, from the slash on. */
const ownAddress: SearchField<string> = (given) =>
  typeof given === 'string' && given.length <= 300 && /^\/(?![/\\])/.test(given) ? given : undefined;

const fields = {
  topic: oneOf(contactTopics),
  /** The record the visitor comes from. */
  tour: slug,
  groupTour: slug,
  departure: words(120),
  seats: wholeNumber(1, 24),
  destination: slug,
  accommodation: slug,
  activity: slug,
  /** What they searched for. */
  search: words(100),
  /** The failure they report: its reference, and the page it happened on. */
  report: words(80),
  page: ownAddress,
};

/** What `/contact` may know about where the visitor came from. */
export type ContactSearch = ReadSearch<typeof fields>;

export const readContactSearch = searchReader(fields);
