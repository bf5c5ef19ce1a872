// What must be settled before the first paint, and what must listen from then on.
(() => {
  const { dataset } = document.documentElement;

  // A visitor who chose the dark theme never sees a white flash (B-23).
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system preference decides.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';

  // The page as it was built knows no filters: it is held back while the site makes the one the address asks for. What
  // advertisements append asks for nothing.
  const asked = [...new URLSearchParams(location.search).keys()];
  if (asked.some((name) => !/^(utm_|[a-z]*clid$|ref$|_t$)/.test(name))) dataset.held = '';

  // Letters that come while a page is read would break its lines anew beneath the reader: a page that is scrolled or pressed before
  // they are there keeps its stand-ins (fonts.css) until the next page (shell/navigation/route-focus.tsx). Scrolling back to where
  // it was left is no reading yet: that is the browser's.
  const families = { display: 'Brygada 1918 Variable', text: 'Figtree Variable' };
  const onMove = () => {
    const late = Object.keys(families).filter((name) => !document.fonts.check(`1em "${families[name]}"`));
    if (late.length > 0) dataset.standIns = late.join(' ');
    for (const move of moves) removeEventListener(move, onMove);
  };
  const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
  for (const move of moves) addEventListener(move, onMove, { passive: true });

  // The header knows whether it sticks and which way one reads; a jump to some place is no reading (site.css).
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

  const [navigation] = performance.getEntriesByType('navigation');

  // A page that is come back to, or loaded again, was left in its letters: what stands in for them must not be kept in place when
  // they come.
  if (navigation?.type !== 'navigate') {
    // They lie in the browser's cache: a moment's wait (site.css), and the page is painted in them at once.
    dataset.lettersDue = '';
    requestAnimationFrame(() =>
      Promise.all(Object.values(families).map((family) => document.fonts.load(`1em "${family}"`))).finally(() => {
        delete dataset.lettersDue;
      }),
    );
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    addEventListener('load', () => document.fonts.ready.then(() => style.removeProperty('overflow-anchor')));
  }
})();
