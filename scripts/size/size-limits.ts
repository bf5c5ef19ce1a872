/** Bytes as they travel: compressed with brotli, except fonts, which are compressed already. */
const kB = 1000;

/**
 * What a cold visit to the home page loads by itself after the first view, without a touch: entries of the manifest that are
 * imported when the page is idle or after a delay. Not the code of notices and of the copy on disk: by the time a first visit
 * is told that the site works offline, the worker has fetched it with everything else.
 */
export const loadedByThemselves = [
  'src/shell/chat/chat-button.tsx',
  'src/shell/consent/cookie-banner.tsx',
  'src/shell/offline/begin-companion.ts',
] as const;

/** 89 kB of the scripts are React, router and query client. What is below its limit stays there: lower it with the size. */
export const firstLoadLimits = { script: 120 * kB, style: 20 * kB, font: 80 * kB } as const;

/** What a cold visit to the page of a route loads, the home page's own limit apart. */
export const routeLimit = 138 * kB;

/** Route file → what it may load, and why it may. */
export const largerRoutes: Readonly<Record<string, { limit: number; because: string }>> = {
  'src/routes/contact.tsx': {
    limit: 174 * kB,
    because: 'the enquiry form, which must be there when the network is not',
  },
  'src/routes/tour.$tourSlug.tsx': {
    limit: 167 * kB,
    because: 'the enquiry form, a map, and the trip one makes of it',
  },
  'src/routes/group-tour.$tourSlug.tsx': { limit: 143 * kB, because: 'a map, departures and a check of seats' },
  'src/routes/search.tsx': { limit: 207 * kB, because: 'the search itself' },
  'src/routes/search-test.tsx': { limit: 152 * kB, because: 'a page for engineers that speaks to each index' },
};

/** What the first touch brings on the home page, without which no search can be opened. */
export const loadedByTouch = ['src/features/home/home-below.tsx'] as const;

/** What the search adds to the home page: suggestions above any page, and the protocol they speak. */
export const searchLimit = 77 * kB;
export const searchEntry = 'src/features/search/suggestions/search-suggestions.tsx';
