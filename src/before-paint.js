// What must be settled before the first paint.
(() => {
  const { dataset } = document.documentElement;

  // A visitor who chose the dark theme never sees a white flash (spec §4).
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
})();
