/**
 * Keeps what goes wrong in the page for the rest of the visit, also over page loads. Runs in the page, as text, so
 * it may use nothing from outside itself; before the page's own code where the driver can do that.
 */
export function watchFaults(): void {
  const key = 'faults-of-this-visit';
  const keep = (fault: string) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, fault]));
  };
  if ('isWatched' in window) return;
  Object.assign(window, { isWatched: true });
  addEventListener('error', ({ message }) => keep(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    keep(`refused by the policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}

/** What was kept. Runs in the page. */
export function recordedFaults(): string[] {
  return JSON.parse(sessionStorage.getItem('faults-of-this-visit') ?? '[]');
}
