/**
 * A view transition that is skipped (a hidden tab, a second click) rejects promises nobody waits for, and the browser
 * reports them as errors. Being skipped is no error: the page has changed all the same.
 */
export function quietViewTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    for (const step of [transition.ready, transition.updateCallbackDone, transition.finished]) step.catch(() => {});
    return transition;
  };
}
