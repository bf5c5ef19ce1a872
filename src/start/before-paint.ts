import {
  begunMark,
  deviceFontsMark,
  firstViewMark,
  fontsName,
  heldMark,
  readsMark,
} from '#contract/site/page-marks.ts';

/* What must be settled before the first paint. */

const page = document.documentElement;

// A program on the way has escaped the mark before a fragment, and the host of these pages is none of ours.
const [path, ...fragment] = location.pathname.split('%23');
if (fragment.length > 0) location.replace(`${location.origin}${path}${location.search}#${fragment.join('%23')}`);

// A visitor who chose the dark theme never sees a white flash (B-23).
// One who comes back to a trip they have begun finds it on home and on lists: its place is held free from the beginning, and
// since another tab began one (features/trip/resume).
let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const holdBegunPlace = () => {
  if (/"(?:activities|accommodations)":\[\{|"startDate":"/.test(localStorage.getItem('tourCustomization') ?? ''))
    page.setAttribute(begunMark, '');
};
try {
  const saved = localStorage.getItem('theme');
  if (saved === 'dark' || saved === 'light') theme = saved;
  holdBegunPlace();
  addEventListener('storage', holdBegunPlace);
} catch {
  // Storage is blocked: the system preference decides, and nothing is kept.
}
page.dataset.theme = theme;

// The page as it was built knows no filters: it is held back while the site makes the one the address asks for. It says
// which words of an address it reads; all others, as advertisements append them, ask for nothing.
const asked = new URLSearchParams(location.search);
if (
  page
    .getAttribute(readsMark)
    ?.split(' ')
    .some((name) => asked.has(name))
)
  page.setAttribute(heldMark, '');

// Nor does it know of a trip that was made for one traveller (features/proposals): the tour as everybody has it is not theirs.
if (/^\/(group-)?tour\/[^#]*#(proposal|shared)(=|%3d)/i.test(location.pathname + location.hash))
  page.setAttribute(heldMark, 'proposal');

const [navigation] = performance.getEntriesByType('navigation');

// A browser paints nothing while it waits for fonts that are asked for ahead, some 50 ms: from a line on which one takes longer than
// until the first frame, they would hold it up and not be in it all the same. The worker has them at hand.
const lineMs = navigation === undefined ? 0 : navigation.responseStart - navigation.requestStart;
// On a second page of the site one may as well have them from now on.
if (lineMs < 100 || hasWorker() || document.referrer.startsWith(location.origin)) {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="${fontsName}"]`)?.content.split(' ') ?? [];
  for (const href of files) {
    const link = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
} else page.setAttribute(deviceFontsMark, '');

function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // In a frame that may keep nothing.
    return false;
  }
}

// What stands below the first view has style and layout after the frame that paints it (site.css), before anybody can have gone on.
// One who is taken farther down finds all of it in its place; the address of the navigation also has the words one was sent to
// (`#:~:text=`), which `location.hash` has not.
if (navigation?.type === 'navigate' && !navigation.name.includes('#')) {
  page.setAttribute(firstViewMark, '');
  const layOut = () => page.removeAttribute(firstViewMark);
  document.addEventListener('readystatechange', () => requestAnimationFrame(() => setTimeout(layOut)), { once: true });
}

watchHeader();

/** Marks the header with whether it sticks and which way one scrolls, before any other script (site.css). A jump to some place is no reading. */
function watchHeader(): void {
  let readTo = 0;
  const onScroll = () => {
    const header = document.getElementById('site-header');
    const by = scrollY - readTo;
    if (header === null) return;
    header.toggleAttribute('data-stuck', scrollY > 0 && header.getBoundingClientRect().top <= 0);
    if (Math.abs(by) < 8) return;
    header.dataset.scrolling = by > 0 && by < 300 ? 'down' : 'up';
    readTo = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  // A browser scrolls to where a page was left as it lays it out, and fires the event a frame later.
  new ResizeObserver(onScroll).observe(document.documentElement);
}
