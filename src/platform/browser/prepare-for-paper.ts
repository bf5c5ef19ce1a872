/**
 * Called before the browser prints. Paper has no screen to come near to: what is printed is fetched then. At the foot of every
 * sheet stands which page of the site it is (print.css).
 */
export function prepareForPaper(): void {
  for (const image of document.images) image.loading = 'eager';
  // A sheet of its own says itself what it is: the page below it has no part in it.
  const isSheet = document.querySelector('body > .printed-alone') !== null;
  const line = JSON.stringify(isSheet ? location.host : `${document.title} · ${location.host}${location.pathname}`);
  document.documentElement.style.setProperty('--running-line', line);
}
