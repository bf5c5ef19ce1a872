/**
 * Does something when it is first asked for, and only then: whoever asks again is given what it gave. For formatters and segmenters of
 * `Intl` too: each takes a phone several milliseconds, at a moment when the page is being hydrated.
 */
export function once<T>(run: () => T): () => T {
  let given: { it: T } | undefined;
  return () => {
    given ??= { it: run() };
    return given.it;
  };
}
