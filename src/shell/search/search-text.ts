import { once } from '#platform/once.ts';

/** A search needs so many characters (B-92). */
export const shortestSearch = 2;

/** Longer texts are cut: nobody types them, and a search service refuses them. */
export const longestSearch = 200;

const segmenter = once(() =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined,
);

/** Characters as a reader counts them: an emoji is one, a letter with its accents is one. */
function characters(text: string): string[] {
  const segments = segmenter()?.segment(text);
  return segments === undefined ? [...text] : Array.from(segments, ({ segment }) => segment);
}

/** What is searched of what was typed: trimmed, cut, and safe to put into an address. */
export function cleanSearch(typed: string): string {
  // Half of a surrogate pair has no encoding: it would break the address it stands in.
  const wellFormed = [...typed.trim().slice(0, longestSearch * 8)]
    .filter((one) => !/^[\ud800-\udfff]$/.test(one))
    .join('');
  return characters(wellFormed).slice(0, longestSearch).join('').trim();
}

/** Whether a clean text is long enough to be searched. */
export function isSearchable(text: string): boolean {
  return characters(text).length >= shortestSearch;
}
