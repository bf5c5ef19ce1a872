/** How long a busy page may put it off. */
const longestWait = 5000;

/**
 * Calls back when the page has loaded and the browser has nothing better to do; never on the way to the first view.
 * Returns what calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  let isWanted = true;
  let stop = () => {};
  const run = () => {
    if (isWanted) callback();
  };
  const wait = () => {
    if (!isWanted) return;
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(run, { timeout: longestWait });
      stop = () => cancelIdleCallback(handle);
      return;
    }
    // Safari has no idle callback.
    const handle = setTimeout(run, 200);
    stop = () => clearTimeout(handle);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isWanted = false;
    removeEventListener('load', wait);
    stop();
  };
}
