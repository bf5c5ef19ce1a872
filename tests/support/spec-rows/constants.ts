import type { SpecProof } from '#tests/support/spec-rows/spec-proof.ts';

/** Spec §9. */
export const constants: readonly SpecProof[] = [
  ['opening hours', 'unit/opening-hours.test.ts', 'spec §9: Mon-Fri 8AM-6PM EAT'],
  ['API timeout 15 000 ms', 'unit/api.test.ts', 'after 15 s without an answer'],
  [
    'cache lifetime 5 minutes',
    'unit/query-client.test.ts',
    'a cached answer is fresh for five minutes and is not asked for again',
  ],
  ['retry: 3, from 1000 ms', 'unit/query-client.test.ts', 'waits 1, 2 and 4 seconds'],
  ['retry: not 4xx', 'unit/query-client.test.ts', 'a %i is not tried again'],
  ['retry: 408 and 429', 'unit/query-client.test.ts', 'a %i is tried three times more'],
  [
    'bot check: retried after 8000 ms',
    'unit/bot-check.test.ts',
    'an error clears the token; 8000 ms later it is tried again',
  ],
  [
    'bot check: waits 30 000 ms',
    'unit/bot-check.test.ts',
    'has failed after 30 000 ms and is tried again 8000 ms later',
  ],
  [
    'price rule, tax 12 %, fee 50',
    'contract/price.test.ts',
    'whatever the trip, the lines add up to the total to the cent',
  ],
  ['infants are not charged', 'contract/price.test.ts', 'infants change nothing'],
  [
    '2 adults, 0 children, 0 infants',
    'unit/customization/customization-reducer.test.ts',
    'before anything is chosen there are two adults, no tour and no extras (spec §3)',
  ],
  ['toast: 5000 ms, dismissible', 'unit/notices.test.tsx', '§9: 5000 ms, dismissible'],
  ['toast: 300 ms exit', 'unit/notices.test.tsx', 'spec §9: leaving takes 300 ms'],
  [
    'images: quality 80',
    'unit/images.test.ts',
    'spec §5: a stock photo is asked for by width, height, quality 80, crop and auto-format',
  ],
  [
    'images: preview 50×50 at quality 20',
    'unit/images.test.ts',
    'spec §9: the low-quality picture of a stock photo is 50×50 at quality 20',
  ],
  ['images: threshold 0.1, margin 100px', 'unit/plate-image.test.tsx', '§9: a tenth of it, 100 px around the screen'],
  [
    'images: priority ones preloaded and eager',
    'unit/plate-image.test.tsx',
    'spec §9: a priority picture is preloaded and eager',
  ],
  ['storage keys, damaged in twelve ways', 'pages/damaged-storage.test.tsx', '$address opens where $key holds $what'],
  [
    'ten results an index',
    'unit/ask-index.test.ts',
    'one POST in the protocol of Meilisearch: the index, the words, ten hits, the search key',
  ],
  [
    'a stale answer is shown and refreshed behind',
    'e2e/network.e2e.ts',
    'a failed refresh keeps the page and says quietly how old it is',
  ],
  ['twelve tours a page', 'e2e/lists.e2e.ts', 'pages are numbered links, twelve tours each'],
  [
    'error boundary: three retries',
    'pages/error-boundary.test.tsx',
    'a failing section says so and may be tried three times',
  ],
  [
    'an activity by the person, a night by the night, rounded to the cent',
    'contract/price.test.ts',
    'a hundred thousand trips are priced as whole cents say',
  ],
  [
    'loading indicator after 300 ms',
    'pages/search.test.tsx',
    'spec §4, §9: a search shows that it is loading when it takes longer than 300 ms',
  ],
  ['minimum query length 2', 'unit/search-client.test.ts', 'nothing for %j'],
  [
    'currency shown as dollars',
    'pages/activity-quick-view.test.tsx',
    'spec §2: the quick view shows all there is of an activity',
  ],
  [
    'header live search after 400 ms',
    'unit/typed-search.test.ts',
    'spec §9: the header searches when the typing has rested for 400 ms',
  ],
  [
    'search provider after 1200 ms',
    'pages/search.test.tsx',
    'spec §9: the box of the page searches when the typing has rested for 1200 ms, and at once with Enter',
  ],
];
