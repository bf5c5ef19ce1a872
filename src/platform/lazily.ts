/**
 * Makes something when it is first asked for, and only once. For the formatters and segmenters of `Intl`: each takes a phone several
 * milliseconds, at a moment when the page is being taken over.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
