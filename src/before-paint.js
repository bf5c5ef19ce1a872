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

  // The page as it was built knows no filters: it is held back while the site makes the one the address asks for. It says
  // which words of an address it reads; all others, as advertisements append them, ask for nothing.
  const asked = new URLSearchParams(location.search);
  if (dataset.reads?.split(' ').some((name) => asked.has(name))) dataset.held = '';

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
  // What stands below the first view has style and layout after that is painted (site.css): a section as one comes near or in the
  // browser's idle time, and all of it at a press, which may lead anywhere. One who is taken farther down finds it in its place; the
  // address of the navigation also has the words one was sent to (`#:~:text=`), which `location.hash` has not.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !navigation.name.includes('#')) {
    dataset.firstView = '';
    const layOutAll = () => {
      delete dataset.firstView;
      // At once: the key that was pressed may be the one to the end of the page.
      return document.documentElement.scrollHeight;
    };
    for (const press of ['keydown', 'mousedown']) addEventListener(press, layOutAll, { once: true });
    const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
    const layOutNext = () => {
      if (dataset.firstView === undefined) return;
      const section = document.querySelector(':is(main section, footer):not([data-laid-out])');
      if (section === null) {
        layOutAll();
        return;
      }
      section.dataset.laidOut = '';
      whenIdle(layOutNext);
    };
    addEventListener('load', () => whenIdle(layOutNext));
  }

  // A browser scrolls to where a page was left as it lays it out, and tells of it a frame later.
  new ResizeObserver(onScroll).observe(document.documentElement);
})();
