/** Bytes as they travel: compressed with brotli, except fonts, which are compressed already. */
const kB = 1000;

/**
 * What a cold visit to the home page loads by itself after the first view, without a touch: entries of the manifest that are
 * imported when the page is idle or after a delay. Not the code of notices: by the time a first visit is told that the site works
 * offline, the worker has fetched it with everything else.
 */
export const loadedByThemselves = [
  'src/shell/chat/chat-button.tsx',
  'src/shell/consent/cookie-banner.tsx',
  'src/shell/offline/offline-companion.ts',
] as const;

/** 94 kB of the scripts are React, router and query client. What is below its limit stays there: lower it with the size. */
export const firstLoadLimits = { script: 168 * kB, style: 20 * kB, font: 80 * kB } as const;

/** What the page of a route adds to what every page has. */
export const routeLimit = 15 * kB;

/** Route file → what it may add, and why it may. */
export const largerRoutes: Readonly<Record<string, { limit: number; because: string }>> = {
  'src/routes/contact.tsx': {
    limit: 37 * kB,
    because: 'the enquiry form, which must be there when the network is not',
  },
  'src/routes/tour.$tourSlug.tsx': { limit: 38 * kB, because: 'the enquiry form, a map, and the trip one makes of it' },
  'src/routes/group-tour.$tourSlug.tsx': { limit: 24 * kB, because: 'a map, departures and a check of seats' },
  'src/routes/search.tsx': { limit: 70 * kB, because: 'the search itself' },
};

/** What the search adds: suggestions above any page, and the protocol they speak. */
export const searchLimit = 60 * kB;
export const searchEntry = 'src/features/search/suggestions/search-suggestions.tsx';
