const kB = 1000;

/**
 * Bytes as they travel: compressed with brotli. They leave room for what pages are to gain, and no page has one of its own: a
 * tenth before a limit is reached it is said, and only beyond it the test fails.
 */
export const sizeLimits = {
  /** Scripts of the home page until it is hydrated. */
  homeScripts: 128 * kB,
  /** Scripts of a page that one reads, until it is hydrated. */
  pageScripts: 170 * kB,
  /** The same of those that search, price a trip or send: they check what they are given by the contract's schemas. */
  schemaScripts: 230 * kB,
  /** The HTML of the home page, with the styles that stand in every page. A record's is as long as its author makes it. */
  homeHtml: 36 * kB,
  /** What follows the first page at leisure: code that every page has then, the worker and what it keeps first, fonts among it. */
  atLeisure: 210 * kB,
  /** All that goes over the line on a first visit of a phone, with pictures, headers and what the worker keeps. */
  firstVisit: 600 * kB,
  /** Scripts of any page of the desk but those on which one writes long. */
  deskScripts: 150 * kB,
  /** Scripts of the pages on which content is changed or a proposal is written: large forms, and a check of what is typed. */
  editorScripts: 180 * kB,
} as const;

/** From this share of its limit on, a size is said to be close. */
export const closeFrom = 0.9;
