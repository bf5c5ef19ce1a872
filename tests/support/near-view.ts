import { vi } from 'vitest';

/**
 * Stands in for the browser's watching of the screen, which a document without layout cannot do. `reach` brings a share
 * of an element into view; `settings` are those the page asked for.
 */
export function watchedScreen() {
  const watched = new Set<Element>();
  let settings: IntersectionObserverInit | undefined;
  let report: IntersectionObserverCallback = () => {};
  const observer = {
    observe: (element: Element) => watched.add(element),
    unobserve: (element: Element) => watched.delete(element),
  } as unknown as IntersectionObserver;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        report = callback;
        settings = init;
        Object.assign(this, observer);
      }
    },
  );
  return {
    settings: () => settings,
    reach(target: Element, share: number) {
      if (!watched.has(target)) return;
      report([{ target, isIntersecting: share > 0, intersectionRatio: share } as IntersectionObserverEntry], observer);
    },
  };
}
