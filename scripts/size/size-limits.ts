/** Bytes as they travel: compressed with brotli, except fonts, which are compressed already. */
const kB = 1000;

/**
 * What a cold visit to any page loads by itself once it is hydrated, without a touch: entries of the manifest that
 * are imported when the page is idle or after a delay. Code that is fetched ahead for other pages has a limit of
 * its own, which is held while it is fetched (src/shell/navigation/fetch-pages-in-view.ts).
 */
export const loadedByThemselves = [
  'src/shell/chat/chat-button.tsx',
  'src/shell/consent/cookie-banner.tsx',
  'src/shell/navigation/fetch-pages-in-view.ts',
  'src/shell/notices/notice-stack.tsx',
  'src/shell/offline/begin-companion.ts',
  'src/shell/offline/offline-companion.ts',
] as const;

/**
 * Of the home page: until it is hydrated, and with all it loads by itself. 89 kB of it are React, router and query
 * client.
 */
export const scriptLimits = { untilHydrated: 116 * kB, byItself: 150 * kB } as const;

/**
 * What is below its limit stays there: lower it with the size. Styles stand in the page and count as a file of
 * their own.
 */
export const firstLoadLimits = { page: 30.5 * kB, style: 20 * kB, font: 80 * kB } as const;

/** What a cold visit to the page of a route loads until it is hydrated, the home page's own limit apart. */
export const routeLimit = 134 * kB;

/** Route file → what it may load, and why it may. */
export const largerRoutes: Readonly<Record<string, { limit: number; because: string }>> = {
  'src/routes/contact.tsx': {
    limit: 170 * kB,
    because: 'the enquiry form, which must be there when the network is not',
  },
  'src/routes/tour.$tourSlug.tsx': {
    limit: 163 * kB,
    because: 'the enquiry form, a map, and the trip one makes of it',
  },
  'src/routes/group-tour.$tourSlug.tsx': { limit: 139 * kB, because: 'a map, departures and a check of seats' },
  'src/routes/search.tsx': { limit: 207 * kB, because: 'the search itself, with facets, order and pages of all five' },
  'src/routes/search-test.tsx': { limit: 148 * kB, because: 'a page for engineers that speaks to each index' },
};

/** What the first touch brings on the home page, without which no search can be opened. */
export const loadedByTouch = ['src/features/home/home-below.tsx'] as const;

/** What the search adds to the home page: suggestions above any page, and the protocol they speak. */
export const searchLimit = 77 * kB;
export const searchEntry = 'src/features/search/suggestions/search-suggestions.tsx';
