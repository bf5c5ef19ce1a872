import type { SpecProof } from '#tests/support/spec-rows/spec-proof.ts';

/** Spec §2. */
export const screens: readonly SpecProof[] = [
  [
    'every route shows its screen',
    'pages/pages.test.tsx',
    '%s opens with one heading and asks for nothing after its loader',
  ],
  [
    'the routes are these and no others',
    'contract/page-addresses.test.ts',
    'the pages are those of the specification, and no others',
  ],
  ['a page that loads slowly says Loading...', 'e2e/network.e2e.ts', 'a slow page says Loading... and then arrives'],
  [
    'any other path, /cookies, /accessibility and /inspiration show the 404 page',
    'pages/pages.test.tsx',
    '%s shows the 404 page',
  ],
  ['any route error shows the 500 page', 'pages/pages.test.tsx', 'a 500 from the back end is the 500 page'],
  [
    'header: links, labels, order, Book Now',
    'pages/spec-strings.test.tsx',
    'the logo leads home, eight links follow in order, Book Now leads to contact',
  ],
  [
    'header: the mobile menu has the same links',
    'pages/spec-strings.test.tsx',
    'the mobile menu has the same links and Book Now',
  ],
  [
    'the mobile menu closes on an outside click and a link click; scrolling is locked',
    'e2e/navigation.e2e.ts',
    'locks the page, closes on Escape, on an outside click and on a link',
  ],
  ['top bar: phone, e-mail, hours, WhatsApp Us, location', 'pages/spec-strings.test.tsx', 'spec §2, top bar'],
  ['top bar on mobile: only phone and WhatsApp', 'e2e/navigation.e2e.ts', 'only phone and WhatsApp are in the top bar'],
  ['footer: social, Quick Links, Legal', 'pages/spec-strings.test.tsx', 'social links, Quick Links and legal links'],
  [
    'footer: newsletter heading, privacy line, current year',
    'pages/spec-strings.test.tsx',
    'the newsletter heading and line, and the current year',
  ],
  [
    'newsletter: Subscribe reads Subscribing... while sending',
    'pages/newsletter.test.tsx',
    'says Subscribing... while it sends, and cannot be pressed twice',
  ],
  [
    'chat button: 2 s, then 1 s, bubble for 8 s',
    'unit/chat-button.test.tsx',
    'spec §2: the chat button appears 2 s after load, 1 s later its greeting, for 8 s',
  ],
  ['chat bubble: closable', 'unit/chat-button.test.tsx', 'a closed greeting stays closed for the visit'],
  [
    "chat tooltip 'Chat with us on WhatsApp'",
    'unit/chat-button.test.tsx',
    "spec §2: a tooltip reads 'Chat with us on WhatsApp' on hover",
  ],
  [
    'chat badge shows 1, link to the company number',
    'unit/chat-button.test.tsx',
    'spec §2: it links to a conversation with the company number, and its badge shows 1',
  ],
  [
    'cookie banner: 1 s after load, buttons, link to /privacy-policy',
    'unit/consent/cookie-banner.test.tsx',
    'spec §2, §9: the cookie banner appears 1 s after load when nothing is stored',
  ],
  [
    'cookie banner: not when preferences are stored',
    'unit/consent/cookie-banner.test.tsx',
    'spec §2: it does not appear when preferences are stored',
  ],
  [
    'cookie banner: the close icon acts as Essential Only',
    'unit/consent/cookie-banner.test.tsx',
    'spec §2, §4: %s is essential, and the page is not loaded again',
  ],
  [
    "404: headline 'Oops! You've Gone Off-Trail.', Go Back, Return Home",
    'pages/pages.test.tsx',
    '%s shows the 404 page',
  ],
  [
    '404: four cards, a search box, Contact Support, Browse All Tours',
    'pages/spec-strings.test.tsx',
    'spec §2, 404 page: four cards lead to tours, destinations, group tours and inspiration; a search box, two buttons',
  ],
  ['404: search, Go Back', 'e2e/error-pages.e2e.ts', 'the 404 page searches, goes back and proposes'],
  ["500: headline 'Weather Delays Ahead'", 'pages/pages.test.tsx', 'a 500 from the back end is the 500 page'],
  ['500: buttons', 'pages/spec-strings.test.tsx', 'spec §2, 500 page: its buttons'],
  [
    '500: counts down from 30 s and reloads',
    'e2e/error-pages.e2e.ts',
    'the 500 page counts down from 30 and reloads at zero',
  ],
  [
    '500: Try Again shows Refreshing... and reloads after 1 s',
    'e2e/error-pages.e2e.ts',
    'Try Again says Refreshing... and reloads after a second',
  ],
  [
    'route change: the page scrolls',
    'e2e/navigation.e2e.ts',
    'a new page starts at its top with the focus on its heading; going back restores the place',
  ],
  [
    'route change: a page view only with analytics consent',
    'e2e/consent.e2e.ts',
    'nothing leaves for another host and no cookie is set before a choice, on any page',
  ],
  [
    'quick view: everything it shows',
    'pages/activity-quick-view.test.tsx',
    'spec §2: the quick view shows all there is of an activity',
  ],
  ['quick view: defaults', 'pages/activity-quick-view.test.tsx', 'spec §2, §3: what is missing has its stated default'],
  [
    'quick view: equipment 3, inclusions 2, & more',
    'pages/activity-quick-view.test.tsx',
    "spec §9: equipment is named up to 3 and inclusions up to 2, then '& more'",
  ],
  [
    'quick view: Quick Book',
    'pages/activity-quick-view.test.tsx',
    'spec §2: Quick Book calls its handler, then closes',
  ],
  [
    'quick view: View Full Details',
    'pages/activity-quick-view.test.tsx',
    'spec §2: View Full Details calls its handler, then closes',
  ],
  ['quick view: Close', 'pages/activity-quick-view.test.tsx', 'spec §2: Close closes'],
  [
    'quick view: arrow keys wrap',
    'pages/activity-quick-view.test.tsx',
    'the gallery has the cover first, each picture once, and goes round at both ends',
  ],
  [
    'quick view: the index resets on open',
    'pages/activity-quick-view.test.tsx',
    'spec §2: the image index resets to the first image on open',
  ],
  [
    'notices: 100 ms in, gone after 5 s',
    'unit/notices.test.tsx',
    'spec §2: a notice slides in after 100 ms and disappears after 5 s',
  ],
  [
    'search overlay: title, box, hint, quick searches',
    'pages/search-overlay.test.tsx',
    'the icon opens it, with title, box, hint and quick searches',
  ],
  [
    'search overlay: quick searches run and close it',
    'pages/search-overlay.test.tsx',
    '%s runs that search and closes it',
  ],
  ['search overlay: a press outside closes it', 'pages/search-overlay.test.tsx', 'a press outside closes it'],
  [
    '/search: q, and index only when one collection is searched',
    'pages/search-overlay.test.tsx',
    'all of a collection lead to its tab',
  ],
  ['/search: an index that is none searches all', 'pages/search.test.tsx', 'index=%s searches all'],
  [
    'notices: four kinds',
    'unit/notices.test.tsx',
    'an error is an alert, read once; other kinds are announced politely',
  ],
  [
    'the submit button is disabled while loading',
    'e2e/search.e2e.ts',
    'a slow search disables its button and keeps the old hits',
  ],
];
