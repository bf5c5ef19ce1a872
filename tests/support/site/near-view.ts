import { vi } from 'vitest';

/**
 * Stands in for the browser's watching of the screen, which a document without layout cannot do. `reach` brings a share
 * of an element into view; `settings` are those the page asked for last.
 */
export function watchedScreen() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  let settings: IntersectionObserverInit | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback, init: IntersectionObserverInit) {
        this.report = report;
        settings = init;
      }
      observe(element: Element) {
        watched.set(element, this.report);
      }
      disconnect() {
        for (const [element, report] of watched) if (report === this.report) watched.delete(element);
      }
    },
  );
  return {
    settings: () => settings,
    reach(target: Element, share: number) {
      const entry = { target, isIntersecting: share > 0, intersectionRatio: share } as IntersectionObserverEntry;
      watched.get(target)?.([entry], {} as IntersectionObserver);
    },
  };
}

/** As if all of a page were on the screen. */
export function everythingInView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.report = report;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
        this.report([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
}
