/** Errors of code that could not be loaded, as Vite reports them. */
const failures = new WeakSet<Error>();

/**
 * Takes note when a part of the site's code cannot be loaded: after a deploy it may be gone. What to do about it is decided
 * where the page was to be shown, since a failed prefetch is nobody's business.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload: error }) => {
    if (!(error instanceof Error)) return;
    failures.add(error);
    // The router knows the browsers' words for this, and would reload past the budget of automatic-reload.ts, or break
    // where storage is blocked.
    error.message = `A part of the site could not be loaded (${error.message.split(/\s/).at(-1)}).`;
  });
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
