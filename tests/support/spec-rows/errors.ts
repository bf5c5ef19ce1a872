import type { SpecProof } from '#tests/support/spec-rows/spec-proof.ts';

/** Spec §8. */
export const errors: readonly SpecProof[] = [
  ['normalised message', 'unit/api.test.ts', 'spec §8, normalised message'],
  [
    'timeout sentence',
    'unit/api.test.ts',
    'after 15 s without an answer the timeout sentence is given, and a stalled body counts',
  ],
  ['no response sentence', 'unit/api.test.ts', 'no response is a network error with its sentence'],
  [
    'newsletter failure',
    'pages/newsletter.test.tsx',
    'after a failure shows %s, keeps the address, and clears on editing',
  ],
  [
    'image load failure: placeholder',
    'unit/plate-image.test.tsx',
    'spec §8: a picture that fails shows the placeholder of its category and keeps its text',
  ],
  ['error type mapping', 'unit/error-catalogue.test.ts', 'spec §8, error type mapping'],
  ['kinds, titles, messages, actions, severities', 'unit/error-catalogue.test.ts', '%s reads %s'],
  [
    'critical errors cannot be retried',
    'unit/error-catalogue.test.ts',
    'critical errors cannot be retried, all others can',
  ],
  [
    'filter with no matches',
    'server/tour-list.test.ts',
    'filters that leave nothing say so in the words of the specification',
  ],
  [
    'availability: title, message, Refresh',
    'pages/group-tour-seats.test.tsx',
    'Refresh asks for the seats of its departure',
  ],
  [
    'booking: title and message, not offered again',
    'pages/group-tour-seats.test.tsx',
    'offers a person instead of another try',
  ],
  [
    'no tours, from the page itself',
    'pages/empty-lists.test.tsx',
    'without anything says so, and has no filters to clear',
  ],
  ['no tours', 'server/tour-list.test.ts', 'a catalogue without tours says so in the words of the specification'],
  [
    'two fallback tours',
    'e2e/network.e2e.ts',
    'an unvisited list shows Connection Problem with two example tours, and recovers by Retry',
  ],
  [
    'search failure sentence',
    'pages/search.test.tsx',
    'with nothing saved at all it fails in the words of the specification',
  ],
  [
    'a failure in one index is only logged',
    'unit/search-client.test.ts',
    'is logged and flagged, and the others are shown',
  ],
  [
    'empty search suggestions',
    'pages/search.test.tsx',
    'nothing found: what to try, in the words of the specification',
  ],
  ['worker registration failure: logged only', 'e2e/worker-updates.e2e.ts', 'the site works without'],
  ['offline and update messages', 'unit/connection-notices.test.ts', 'spec §8: the five texts, word by word'],
  [
    'update available: the browser’s notification if permission is granted, else on the page',
    'unit/update-notice.test.ts',
    'spec §8: a new version is told by the browser where that is allowed, else on the page',
  ],
  [
    'route module load failure: the page reloads',
    'e2e/missing-code.e2e.ts',
    'after a deploy the page asked for is there after one reload',
  ],
];
