/*
 * When something is done that need not be done at once. What calls back gives what calls it off.
 */

/** After whatever the browser has waiting, so that a phone can scroll and paint in between. */
export function yieldToMain(): Promise<void> {
  return delay(0);
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export function nextFrame(callback: () => void): () => void {
  const request = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(request);
}

/** Calls back when that many frames have been painted. */
export function afterFrames(count: number, callback: () => void): () => void {
  let callOff = () => {};
  const next = (left: number) => {
    callOff = nextFrame(() => {
      // The frame is painted when this task has ended.
      const timer = setTimeout(() => (left > 1 ? next(left - 1) : callback()));
      callOff = () => clearTimeout(timer);
    });
  };
  next(count);
  return () => callOff();
}

/** Calls back when the page has loaded, at once if it has. */
function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => {};
  }
  addEventListener('load', callback, { once: true });
  return () => removeEventListener('load', callback);
}

/**
 * Calls back that many milliseconds after the page has loaded, at once where they have passed: the page may have been there
 * long before its script.
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
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}

/**
 * Calls back when the page has loaded and the browser has nothing better to do; never on the way to the first view.
 *
 * @param atLatest how long a busy page may put it off, in milliseconds
 * @param withoutIdle how long it is put off in Safari, which has no idle callback
 */
export function whenIdle(callback: () => void, atLatest = 5000, withoutIdle = 200): () => void {
  let stopIdle = () => {};
  const stopLoad = whenLoaded(() => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, { timeout: atLatest });
      stopIdle = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(callback, withoutIdle);
      stopIdle = () => clearTimeout(handle);
    }
  });
  return () => {
    stopLoad();
    stopIdle();
  };
}
