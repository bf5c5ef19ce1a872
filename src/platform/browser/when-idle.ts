/** How long a busy page may put it off. */
const longestWait = 5000;

/** Calls back when the page has loaded, at once if it has. Returns what calls it off. */
export function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => {};
  }
  addEventListener('load', callback, { once: true });
  return () => removeEventListener('load', callback);
}

/**
 * Calls back that many milliseconds after the page has loaded, at once where they have passed: the page may have been there
 * long before its script. Returns what calls it off.
 */
export function afterLoad(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stopLoad = whenLoaded(() => {
    timer = setTimeout(callback, milliseconds - sinceLoad());
  });
  return () => {
    stopLoad();
    clearTimeout(timer);
  };
}

/** 0 while the load event is on its way, and where the browser does not say when it was. */
function sinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}

/**
 * Calls back when the page has loaded and the browser has nothing better to do; never on the way to the first view.
 * Returns what calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  let stopIdle = () => {};
  const stopLoad = whenLoaded(() => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, { timeout: longestWait });
      stopIdle = () => cancelIdleCallback(handle);
    } else {
      // Safari has no idle callback.
      const handle = setTimeout(callback, 200);
      stopIdle = () => clearTimeout(handle);
    }
  });
  return () => {
    stopLoad();
    stopIdle();
  };
}
