/** Spec §9: a picture is fetched when a tenth of it is within 100 px of the screen. */
const threshold = 0.1;
const margin = '100px';

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/** Calls back once when the element is on the screen or nearly. Returns what calls it off. */
export function whenNearView(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => {};
  }
  if (observer === undefined) {
    observer = new IntersectionObserver(takeEntries, { threshold, rootMargin: margin });
    // Paper has no screen to come near to.
    addEventListener('beforeprint', () => [...waiting.keys()].forEach(arrive));
  }
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}

function takeEntries(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    if (isIntersecting && intersectionRatio >= threshold) arrive(target);
  }
}

function arrive(element: Element): void {
  const callback = waiting.get(element);
  forget(element);
  callback?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
