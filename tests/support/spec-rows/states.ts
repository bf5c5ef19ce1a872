import type { SpecProof } from '#tests/support/spec-rows/spec-proof.ts';

/** Spec §4. */
export const states: readonly SpecProof[] = [
  [
    'theme: the saved one, else the system, else light',
    'e2e/theme.e2e.ts',
    'the system preference decides until the visitor does, and the choice is kept',
  ],
  [
    'theme: the toggle switches and saves',
    'pages/spec-strings.test.tsx',
    'spec §4: the theme toggle switches between light and dark and saves the choice',
  ],
  [
    'bot check: unloaded, loading, ready',
    'unit/bot-check.test.ts',
    'unloaded until the form is touched, then loading, then ready with a token',
  ],
  [
    'newsletter: a message takes the place of the form',
    'pages/newsletter.test.tsx',
    'gives way to the message once it was taken, which takes the focus',
  ],
  ['newsletter: editing clears an error', 'pages/newsletter.test.tsx', 'refuses %s where it stands'],
  [
    'consent: undecided, then all or essential',
    'unit/consent/consent.test.ts',
    'spec §4: undecided until something is chosen, then all or essential',
  ],
  [
    'consent: all reloads the page',
    'unit/consent/cookie-banner.test.tsx',
    'spec §4: Accept All is all, and loads the page again',
  ],
  [
    'consent: essential does not reload',
    'unit/consent/cookie-banner.test.tsx',
    'is essential, and the page is not loaded again',
  ],
  [
    'customisation: reset keeps the base tour',
    'unit/customization/customization-reducer.test.ts',
    'reset keeps the base tour and nothing else',
  ],
  [
    'customisation: saved when a base tour exists',
    'unit/customization/customization-store.test.ts',
    'without a base tour nothing is stored (spec §4)',
  ],
  [
    'customisation: restored on load',
    'unit/customization/customization-store.test.ts',
    'a trip is kept under its key and read on the next visit',
  ],
  [
    'modals: the last opened is active, Escape closes it',
    'pages/modals.test.tsx',
    'spec §4: several modals may be open, the last opened is active, Escape closes only that one',
  ],
  [
    'modals: focus trapped',
    'e2e/overlays.e2e.ts',
    'with the keyboard alone: a card, its quick view, the gallery, and back to the card',
  ],
  ['modals: page scroll locked', 'e2e/overlays.e2e.ts', 'the page below stands still to the pixel, and is inert'],
  [
    'error boundary: 3 retries, then Refresh Page',
    'pages/error-boundary.test.tsx',
    'a failing section says so and may be tried three times, then the page is to be refreshed',
  ],
  [
    'activity image index wraps, only with more than one image',
    'pages/activity-quick-view.test.tsx',
    'spec §4: a single picture has no controls and no keys',
  ],
  ['lazy image: Loading...', 'unit/plate-image.test.tsx', "spec §4: without a preview it says 'Loading...'"],
  [
    'lazy image: Enhancing... and HD',
    'unit/plate-image.test.tsx',
    "spec §4: over its low-quality preview a picture is 'Enhancing...' with an HD badge until it has loaded",
  ],
  ['lazy image: not yet visible', 'unit/plate-image.test.tsx', 'spec §4: a picture is shown once it is visible'],
  ['401 is marked as retried', 'unit/api.test.ts', 'a 401 is marked as retried and nothing else happens'],
  ['search: under 2 characters does nothing', 'pages/search.test.tsx', '/search%s asks for no hits'],
  ['search: a stale answer is ignored', 'pages/search.test.tsx', 'an answer that was overtaken is not shown'],
  [
    'search: on /search the address is replaced',
    'pages/search.test.tsx',
    'however long one refines, it is one entry of the history',
  ],
  [
    'search: an empty query clears the results',
    'unit/typed-search.test.ts',
    'one character does nothing, also after two; an empty box clears at once',
  ],
  [
    'search: loading shows only after 300 ms',
    'pages/search.test.tsx',
    'spec §4, §9: a search shows that it is loading when it takes longer than 300 ms',
  ],
  [
    'search: the address changes to /search with q',
    'pages/search-overlay.test.tsx',
    'Enter on nothing goes to the page of all results, as one entry',
  ],
  [
    'customisation: every action, and the price after it',
    'unit/customization/customization-reducer.test.ts',
    'the price is worked out again: %s',
  ],
  [
    'search: clearing resets query, results and error',
    'pages/search-overlay.test.tsx',
    'clearing takes words, hits and errors away',
  ],
  [
    'worker: an update notice where a controller exists',
    'e2e/worker-updates.e2e.ts',
    'a new version waits for the visitor, spares what is typed, and reloads once',
  ],
  [
    'worker: an offline-ready notice where none does',
    'e2e/worker-updates.e2e.ts',
    'the first worker says that the site works offline, once',
  ],
  ['connectivity: transitions show notices', 'unit/connection-notices.test.ts', 'each change is told once, at once'],
];
