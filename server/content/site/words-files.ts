/** The folder of a catalogue that holds the operator's own words. */
export const siteWordsFolder = 'site';

/** Those of the operator's words that are read as records are, and followed; all others are built into the site. */
export const liveWords = ['home', 'about'] as const;
export type LiveWords = (typeof liveWords)[number];

/** Where they stand below the content folder: `site/home.json`. */
export function wordsPath(name: LiveWords): string {
  return `${siteWordsFolder}/${name}.json`;
}

/** What is to be seen when; an operator may have none. */
export const wildlifePath = `${siteWordsFolder}/wildlife.json`;
