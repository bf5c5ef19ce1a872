/**
 * Records what goes wrong in the page for the rest of the visit, also over page loads. Runs in the page, as text, so
 * it may use nothing from outside itself; before the page's own code where the driver can do that.
 */
export function watchProblems(): void {
  const key = 'problems-of-this-visit';
  const record = (problem: string) => {
    const recorded = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...recorded, problem]));
  };
  if ('isWatched' in window) return;
  Object.assign(window, { isWatched: true });
  addEventListener('error', ({ message }) => {
    // WebKit says so where it remembers the sizes of what is out of sight (`contain-intrinsic-size: auto`), now and then. By
    // the standard what was not delivered comes with the next frame.
    if (message === 'ResizeObserver loop completed with undelivered notifications.') return;
    record(`error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    record(`refused by the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}

/** What was recorded. Runs in the page. */
export function recordedProblems(): string[] {
  return JSON.parse(sessionStorage.getItem('problems-of-this-visit') ?? '[]');
}
